import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon, CloseIcon, PlusIcon, UserIcon } from '@bahati/ui/icons/icons.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { CountdownRing } from './countdown-ring.tsx';
import { DealerScene } from './dealer-scene.tsx';
import type { LiveGame } from '#frame/live/live-games.ts';
import { limitsText } from '#frame/live/limits-text.ts';
import { phaseWords } from './phase-words.ts';
import type { Table, TableLine } from '#frame/live/table/table.ts';
import { useTimeLeft } from './use-time-left.ts';
import { words } from '#frame/live/words.ts';

export type SeatProps = {
  readonly onLeave: () => void;
  /** Absent where there is no room for another table, or there are two. */
  readonly onSecond?: (() => void) | undefined;
  /** It is the one beside the first: it is closed, not left. */
  readonly isSecond: boolean;
};

/** The dealer, what the table is doing, and how long it still takes bets. */
export function TableHead({
  table,
  live,
  onLeave,
  onSecond,
  isSecond,
}: SeatProps & { readonly table: Table; readonly live: LiveGame }) {
  const { line } = table;
  const { about, play } = useFrame();
  const { language } = useWords();
  const say = useText();
  const view = useStore(line.line, ({ room }) => room?.view ?? null);
  const round = view?.round ?? null;
  const showing = useStore(table.state, (state) => state.showing);
  const isShown = showing?.isShown === true && showing.roundId === round?.roundId;
  const outcome = isShown ? live.module.describe(showing.view) : null;
  const isBetting = round?.phase === 'betting';
  const turn = round?.play?.turn ?? null;
  const turnMs = live.table.seats?.turnMs ?? 0;
  const waitedMs = useTimeLeft(isBetting ? round.closesAt : (turn?.endsAt ?? null), line.now);
  // The time of a turn runs once its cards have come.
  const leftMs = turn && waitedMs !== null && waitedMs > turnMs ? null : waitedMs;
  return (
    <header className="live-head night">
      <DealerScene game={about.code} phase={isShown ? 'over' : (round?.phase ?? 'over')} />
      <div className="live-head-left">
        <IconButton label={say(isSecond ? words.closeSecond : words.leave)} onClick={onLeave}>
          {isSecond ? <CloseIcon /> : <ChevronLeftIcon />}
        </IconButton>
        {onSecond && (
          <IconButton label={say(words.second)} onClick={onSecond}>
            <PlusIcon />
          </IconButton>
        )}
      </div>
      <div className="live-head-words">
        <p className="live-phase display" role="status">
          {say(phaseWords({ view, leftMs, plays: live.table.plays, outcome }))}
        </p>
        {view && (
          <p className="live-facts tabular">
            {round && <span className="live-game">{say(words.round, { game: round.game })}</span>}
            <span>{limitsText(view.limits, play.currency, language)}</span>
            <span className="live-players">
              <UserIcon size={14} />
              <span className="unseen">{say(words.players, { count: view.totals.players })}</span>
              <span aria-hidden="true">{view.totals.players}</span>
            </span>
          </p>
        )}
      </div>
      <div className="live-head-right">
        <CountdownRing leftMs={leftMs} wholeMs={turn ? turnMs : live.table.bettingMs} />
        <LagSign line={line} />
      </div>
    </header>
  );
}

/** Above this a player should not wait for the last second. */
const badLagMs = 700;

/** A small light; where the line is slow it says so. */
function LagSign({ line }: { line: TableLine }) {
  const say = useText();
  const is = useStore(line.line, (state) => state.is);
  const lagMs = useStore(line.line, (state) => state.lagMs);
  const isBad = is === 'connected' && lagMs !== null && lagMs > badLagMs;
  const state = is !== 'connected' ? 'off' : isBad ? 'bad' : 'good';
  const told = lagMs === null ? '' : say(words.lag, { ms: Math.round(lagMs) });
  return (
    <span className="live-lag" data-state={state} title={told}>
      <span className="unseen">{told}</span>
      {isBad && <span className="live-lag-words">{say(words.lagBad)}</span>}
    </span>
  );
}
