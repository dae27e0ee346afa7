import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ClockIcon, HistoryIcon, InfoIcon, LogoutIcon } from '@bahati/ui/icons/icons.tsx';
import { useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { Bubbles } from '#frame/live/panel/phrases.tsx';
import { ActPanel } from '#frame/poker/act/act-panel.tsx';
import { Felt } from '#frame/poker/felt/felt.tsx';
import { TurnTeller } from '#frame/poker/turn-teller.tsx';
import { words as pokerWords } from '#frame/poker/words.ts';
import type { TableProps } from '#frame/seats/seat-module.ts';
import { Tool } from '#frame/seats/sitting/seat-tools.tsx';
import { TableHead } from '#frame/seats/table-head.tsx';
import { TableNotes } from '#frame/seats/table-notes.tsx';
import { useRoom, useRoomState, useSeated } from '#frame/seats/use-seats.ts';
import { useWarnedLeaving } from '#frame/seats/use-warned-leaving.ts';
import { words as common } from '#frame/seats/words.ts';
import { useWords } from '#frame/shell/words.ts';
import { EntryPanel } from './entry-panel.tsx';
import { LevelStrip } from './level-strip.tsx';
import { ResultCard } from './result-card.tsx';
import { type SeenGame, useSitAndGo } from './use-sit-and-go.ts';
import { ordinalOf, words } from './words.ts';
import './sit-and-go.css';

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
      <Tools seen={seen} isPlaying={isPlaying} onLeave={leave} onSheet={onSheet} />
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

type ToolsProps = Pick<Props, 'onSheet'> & {
  readonly seen: SeenGame | null;
  readonly isPlaying: boolean;
  readonly onLeave: () => void;
};

function Tools({ seen, isPlaying, onLeave, onSheet }: ToolsProps) {
  const { room: seatRoom, game } = useSeated();
  const say = useText();
  const room = useRoom();
  const isAsking = useRoomState((state) => state.isAsking);
  const isAway = room?.view.seats.find(({ seat }) => seat === seen?.own?.seat)?.isAway ?? false;
  return (
    <nav className="seats-tools" aria-label={say(game.words.table)}>
      {isPlaying && (
        <Tool
          icon={<ClockIcon size={18} />}
          isPressed={isAway}
          isOff={isAsking}
          onPress={() => void seatRoom.ask({ kind: 'away', isAway: !isAway })}
        >
          {say(isAway ? common.back : common.away)}
        </Tool>
      )}
      <Tool icon={<HistoryIcon size={18} />} onPress={() => onSheet('history')}>
        {say(game.words.lastHands)}
      </Tool>
      <Tool icon={<InfoIcon size={18} />} onPress={() => onSheet('rules')}>
        {say(common.rules)}
      </Tool>
      {!isPlaying && (
        <Tool icon={<LogoutIcon size={18} />} onPress={onLeave}>
          {say(words.leave)}
        </Tool>
      )}
    </nav>
  );
}

/** Whoever leaves in the middle keeps his seat, and loses by it. */
function LeaveDialog({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const { t } = useWords();
  const say = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(words.leaveTitle)}
      closeLabel={t('close')}
      size="s"
      footer={
        <>
          <Button tone="brass" size="l" onClick={onClose}>
            {say(words.stay)}
          </Button>
          <Button size="l" onClick={onLeave}>
            {say(words.leaveNow)}
          </Button>
        </>
      }
    >
      <p>{say(words.leaveText)}</p>
    </Dialog>
  );
}
