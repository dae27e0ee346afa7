/** What the board of a table with seats is told beside the round. Pure but for the words it passes on. */
import type { TableView } from '@bahati/contract/games-frame/tables.ts';
import type { SeatedBoard } from '#frame/bets/stage/board.ts';
import type { LiveGame } from '#frame/live/live-games.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { TableState } from './table-state.ts';
import type { Table } from './table.ts';

type Here = {
  readonly table: Table;
  readonly live: LiveGame;
  readonly view: TableView;
  readonly own: readonly number[];
  readonly state: Pick<TableState, 'isDeciding'>;
  readonly currency: Currency;
  /** Smallest chips of the player's own first bet on a seat. */
  readonly firstAt: (seat: number) => number;
  readonly hasKeys: boolean;
};

/** Null: the table has no seats, or no round yet. */
export function seatedBoard(here: Here): SeatedBoard | null {
  const { table, live, view, own, state, currency } = here;
  const { round, seats, limits } = view;
  if (!seats || !round) return null;
  const minor = (wire: string) => toMinor(wire, currency);
  return {
    game: round.game,
    phase: round.phase,
    seats: seats.map(({ seat, name, bet, behind }) => ({
      seat,
      name,
      bet: bet === null ? null : minor(bet),
      first: minor(limits.unit) * BigInt(here.firstAt(seat)),
      behind: behind.map((each) => ({ ...each, bet: minor(each.bet) })),
    })),
    own,
    play: round.play,
    now: table.line.now,
    turnMs: live.table.seats?.turnMs ?? 0,
    hasKeys: here.hasKeys,
    isDeciding: state.isDeciding,
    onDecide: table.decide,
    onStandUp: table.standUp,
  };
}
