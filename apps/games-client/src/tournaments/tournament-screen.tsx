import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { Bubbles } from '#frame/live/panel/phrases.tsx';
import { ActPanel } from '#frame/poker/act/act-panel.tsx';
import { Felt } from '#frame/poker/felt/felt.tsx';
import { TurnTeller } from '#frame/poker/turn-teller.tsx';
import { useTableState } from '#frame/poker/use-poker.ts';
import { words as pokerWords } from '#frame/poker/words.ts';
import type { TableProps } from '#frame/seats/seat-module.ts';
import { TableHead } from '#frame/seats/table-head.tsx';
import { TableNotes } from '#frame/seats/table-notes.tsx';
import { useMoney } from '#frame/seats/use-money.ts';
import { useSeated } from '#frame/seats/use-seats.ts';
import { useWarnedLeaving } from '#frame/seats/use-warned-leaving.ts';
import { BlindStrip } from '#frame/sit-and-go/blind-strip.tsx';
import { LeaveDialog, PlayTools } from '#frame/sit-and-go/play-tools.tsx';
import { ordinalOf, words as sitAndGo } from '#frame/sit-and-go/words.ts';
import { HallScreen } from './hall-screen.tsx';
import { ResultCard } from './result-card.tsx';
import { type SeenRoom, useTournament } from './use-tournament.ts';
import { words } from './words.ts';
import '#frame/sit-and-go/sit-and-go.css';
import '#frame/sit-and-go/sit-and-go-landscape.css';
import './tournaments.css';

/** The next hand at his new table may begin five seconds after the last one there. */
const longestEndMs = 3_000;

type Props = Omit<TableProps<never>, 'table'>;

/**
 * A room of a tournament: its own, or one of its tables. Whoever plays is always at his table: he is
 * taken to it as it begins and as he is moved.
 */
export function TournamentScreen(props: Props) {
  const seen = useTournament();
  const { line } = useSeated().room;
  const isPlayed = seen?.tournament.state === 'running';
  const ownTable = isPlayed ? (seen.entry?.tableRoom ?? null) : null;
  const isMoved = ownTable !== null && ownTable !== line.roomId;
  const hand = seen?.view.hand ?? null;
  const isWon = useTableState((state) => state.beat.isWon);
  // How his last hand here ended is seen first.
  const isEnding = hand?.isOver === true && !isWon;
  const go = useEffectEvent((room: string) =>
    props.onRoom(room, seen?.view.hall === line.roomId ? undefined : 'moved'),
  );
  useEffect(() => {
    if (!isMoved) return;
    const timer = setTimeout(() => go(ownTable), isEnding ? longestEndMs : 0);
    return () => clearTimeout(timer);
  }, [isMoved, ownTable, isEnding]);
  if (seen && seen.view.hall === line.roomId) {
    return <HallScreen seen={seen} {...props} />;
  }
  return <TableScreen seen={seen} {...props} />;
}

function TableScreen({ seen, onLeave, onSheet }: Props & { seen: SeenRoom | null }) {
  const { sayings } = useSeated();
  const [isLeaving, setIsLeaving] = useState(false);
  const tournament = seen?.tournament;
  const isPlaying = tournament?.state === 'running' && seen?.entry?.place === null;
  useWarnedLeaving(isPlaying);
  const leave = () => (isPlaying ? setIsLeaving(true) : onLeave());
  return (
    <section
      className="seats-table sng tour"
      data-is-seated={isPlaying || undefined}
      data-state={tournament?.state}
    >
      <TableHead onBack={leave} />
      <Strip seen={seen} />
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

/** Which table it is, the blinds, who is left with how much, and what is paid. */
function Strip({ seen }: { seen: SeenRoom | null }) {
  const say = useText();
  const { figures } = useMoney();
  if (seen?.tournament.state !== 'running') return <div className="sng-strip" data-is-empty />;
  const { tournament, terms, view } = seen;
  const isFinal = !tournament.isOpen && tournament.left <= terms.tableSeats;
  return (
    <BlindStrip
      levels={terms.levels}
      blinds={tournament.blinds}
      riseAt={tournament.blindsRiseAt}
      prizes={tournament.prizes}
    >
      {view.table !== null && (
        <span className="tour-table">
          {isFinal ? say(words.finalTable) : say(words.table, { number: view.table })}
        </span>
      )}
      <span>{say(words.left, { left: tournament.left, count: tournament.entrants })}</span>
      {tournament.averageStack !== null && (
        <span className="tour-average">
          {say(words.average, { chips: figures(tournament.averageStack) })}
        </span>
      )}
      {tournament.isHandForHand && <b className="tour-together">{say(words.handForHand)}</b>}
    </BlindStrip>
  );
}

/** What may be done or is awaited below the table. */
function Told({ seen }: { seen: SeenRoom | null }) {
  const say = useText();
  if (seen?.tournament.state !== 'running') return null;
  const { entry, view } = seen;
  if (entry && entry.place === null) {
    const isAlone = view.seats.length < 2;
    const resting = view.hand === null ? sitAndGo.begins : pokerWords.nextHand;
    return <ActPanel resting={isAlone ? words.onePlayer : resting} />;
  }
  return (
    <section className="seats-act" data-is="waiting">
      <p className="seats-told">
        {entry?.place ? (
          <>
            <b>{say(sitAndGo.youAreOut, { place: say(ordinalOf(entry.place)) })}</b>{' '}
            {say(sitAndGo.outText)}
          </>
        ) : (
          say(sitAndGo.watching)
        )}
      </p>
    </section>
  );
}
