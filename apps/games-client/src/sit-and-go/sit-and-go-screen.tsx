import { useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { Bubbles } from '#frame/live/panel/phrases.tsx';
import { ActPanel } from '#frame/poker/act/act-panel.tsx';
import { Felt } from '#frame/poker/felt/felt.tsx';
import { TurnTeller } from '#frame/poker/turn-teller.tsx';
import { words as pokerWords } from '#frame/poker/words.ts';
import type { TableProps } from '#frame/seats/seat-module.ts';
import { TableHead } from '#frame/seats/table-head.tsx';
import { TableNotes } from '#frame/seats/table-notes.tsx';
import { useSeated } from '#frame/seats/use-seats.ts';
import { useWarnedLeaving } from '#frame/seats/use-warned-leaving.ts';
import { EntryPanel } from './entry-panel.tsx';
import { LevelStrip } from './level-strip.tsx';
import { LeaveDialog, PlayTools } from './play-tools.tsx';
import { ResultCard } from './result-card.tsx';
import { type SeenGame, useSitAndGo } from './use-sit-and-go.ts';
import { ordinalOf, words } from './words.ts';
import './sit-and-go.css';
import './sit-and-go-landscape.css';

type Props = Omit<TableProps<never>, 'table'>;

/** One sit-and-go: registering, its hands, and how it ended. */
export function SitAndGoScreen({ onLeave, onSheet }: Props) {
  const seen = useSitAndGo();
  const { sayings } = useSeated();
  const [isLeaving, setIsLeaving] = useState(false);
  const isPlaying = seen?.game.state === 'running' && seen.own !== null && seen.own.place === null;
  useWarnedLeaving(isPlaying);
  const leave = () => (isPlaying ? setIsLeaving(true) : onLeave());
  return (
    <section
      className="seats-table sng"
      data-is-seated={isPlaying || undefined}
      data-state={seen?.game.state}
    >
      <TableHead onBack={leave} />
      <LevelStrip />
      <Felt onSit={null} />
      <Bubbles sayings={sayings} />
      <TableNotes />
      {seen && <ResultCard seen={seen} onLeave={onLeave} />}
      <Told seen={seen} />
      <PlayTools isPlaying={isPlaying} onLeave={leave} onSheet={onSheet} />
      <TurnTeller />
      {isLeaving && <LeaveDialog onClose={() => setIsLeaving(false)} onLeave={onLeave} />}
    </section>
  );
}

/** What may be done or is awaited below the table. */
function Told({ seen }: { seen: SeenGame | null }) {
  const say = useText();
  if (seen?.game.state === 'registering') return <EntryPanel seen={seen} />;
  if (seen?.game.state !== 'running') return null;
  const { own, game } = seen;
  if (own && own.place === null) {
    const isFirst = game.players.every(({ place }) => place === null);
    return <ActPanel resting={isFirst ? words.begins : pokerWords.nextHand} />;
  }
  return (
    <section className="seats-act" data-is="waiting">
      <p className="seats-told">
        {own ? (
          <>
            <b>{say(words.youAreOut, { place: say(ordinalOf(own.place ?? 0)) })}</b>{' '}
            {say(words.outText)}
          </>
        ) : (
          say(words.watching)
        )}
      </p>
    </section>
  );
}
