/**
 * Who changes tables, so that a seat tournament uses no table more than it needs and no table has
 * two players more than another. It is asked between hands, when nobody holds cards.
 */
import { around } from '@bahati/game-rules/seat-games/around.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { Seat } from '@bahati/game-rules/seat-games/seat-game.ts';

export type TournamentTable = {
  readonly table: number;
  /** Of the last hand; null: there was none yet. */
  readonly button: Seat | null;
  readonly seats: readonly Seat[];
};

type Place = { readonly table: number; readonly seat: Seat };
export type Move = { readonly from: Place; readonly to: Place };

type Plan = { readonly tables: readonly TournamentTable[]; readonly moves: readonly Move[] };

const countOf = ({ seats }: TournamentTable): number => seats.length;

/** Equal counts: the table with the lower number. */
function extreme(tables: readonly TournamentTable[], isFuller: boolean): TournamentTable {
  const sign = isFuller ? -1 : 1;
  const [first] = tables.toSorted(
    (one, other) => sign * (countOf(one) - countOf(other)) || one.table - other.table,
  );
  if (!first) throw new RangeError('A tournament has at least one table.');
  return first;
}

function clockwiseFrom(button: Seat, seats: readonly Seat[]): Seat[] {
  const ascending = seats.toSorted((one, other) => one - other);
  return [
    ...ascending.filter((seat) => seat > button),
    ...ascending.filter((seat) => seat <= button),
  ];
}

/** How many hands pass, from the next one on, until this seat posts the big blind. */
function handsUntilBlind({ button, seats }: TournamentTable, seat: Seat): number {
  const order = clockwiseFrom(button ?? -1, seats);
  const count = order.length;
  // The button moves to the first of them; the big blind is two on, or one against one other.
  const next = count === 2 ? 1 : 2;
  return around(order.indexOf(seat) - next, count);
}

/** Of the free seats that which posts the big blind soonest, so that nobody gains by moving. */
function worstSeat(table: TournamentTable, size: number): Seat {
  const free = [...Array(size).keys()].filter((seat) => !table.seats.includes(seat));
  const waits = free.map((seat) => ({
    seat,
    hands: handsUntilBlind({ ...table, seats: [...table.seats, seat] }, seat),
  }));
  const [soonest] = waits.toSorted((one, other) => one.hands - other.hands);
  if (!soonest) throw new RangeError('No seat is free there.');
  return soonest.seat;
}

function move({ tables, moves }: Plan, from: Place, size: number): Plan {
  const others = tables.filter(({ table }) => table !== from.table);
  const target = extreme(others, false);
  const seat = worstSeat(target, size);
  const moved = tables.map((one) => {
    if (one.table === target.table) return { ...one, seats: [...one.seats, seat] };
    if (one.table !== from.table) return one;
    return { ...one, seats: one.seats.filter((taken) => taken !== from.seat) };
  });
  return { tables: moved, moves: [...moves, { from, to: { table: target.table, seat } }] };
}

/** The table with the highest number ends; in which order its players move is drawn. */
function breakTable(plan: Plan, size: number, draw: DrawStream): Plan {
  const last = plan.tables.reduce((one, other) => (other.table > one.table ? other : one));
  const left = [...last.seats];
  let next = plan;
  while (left.length > 0) {
    const [seat = 0] = left.splice(draw.nextInt(left.length), 1);
    next = move(next, { table: last.table, seat }, size);
  }
  return { ...next, tables: next.tables.filter(({ table }) => table !== last.table) };
}

/** From the fullest table whoever would post the big blind next moves to the emptiest. */
function balance(plan: Plan, size: number): Plan {
  const fullest = extreme(plan.tables, true);
  const emptiest = extreme(plan.tables, false);
  if (countOf(fullest) - countOf(emptiest) < 2) return plan;
  const seat = fullest.seats.find((taken) => handsUntilBlind(fullest, taken) === 0) ?? 0;
  return balance(move(plan, { table: fullest.table, seat }, size), size);
}

/**
 * Moves in the order in which they are made. A table that nobody sits at any more has ended.
 * @param size seats of a table.
 */
export function movesBetween(
  tables: readonly TournamentTable[],
  size: number,
  draw: DrawStream,
): readonly Move[] {
  const players = tables.reduce((sum, table) => sum + countOf(table), 0);
  const needed = Math.max(1, Math.ceil(players / size));
  let plan: Plan = { tables, moves: [] };
  while (plan.tables.length > needed) plan = breakTable(plan, size, draw);
  return balance(plan, size).moves;
}
