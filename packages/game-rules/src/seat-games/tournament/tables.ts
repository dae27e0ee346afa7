/**
 * Who sits where in a seat tournament, so that it uses no table more than it needs and no table has
 * two players more than another. Tables play at their own time: a table gives players away between
 * two of its hands; who comes to one that is in a hand is dealt into its next.
 */
import { around } from '@bahati/game-rules/seat-games/around.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { shuffled } from '@bahati/game-rules/seat-games/match/shuffle.ts';
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

/** In which order the players of a table that ends move is drawn. */
function breakTable(plan: Plan, table: TournamentTable, size: number, draw: DrawStream): Plan {
  let next = plan;
  for (const seat of shuffled(table.seats, draw)) {
    next = move(next, { table: table.table, seat }, size);
  }
  return next;
}

/** Whoever would post the big blind next moves to the emptiest table. */
function balance(plan: Plan, from: number, size: number): Plan {
  const own = plan.tables.find(({ table }) => table === from);
  if (!own || countOf(own) - countOf(extreme(plan.tables, false)) < 2) return plan;
  const seat = own.seats.find((taken) => handsUntilBlind(own, taken) === 0) ?? 0;
  return balance(move(plan, { table: from, seat }, size), from, size);
}

/**
 * Who moves from a table that is between two hands, in the order in which they are made. While there is
 * a table more than is needed, the one with the highest number ends: all of its players move and
 * nobody else does. Once each table has had its turn, no table is needless and counts differ by one.
 * @param tables all that are played, those in a hand with everybody who has a seat there.
 * @param size seats of a table.
 */
export function movesFrom(
  from: number,
  tables: readonly TournamentTable[],
  size: number,
  draw: DrawStream,
): readonly Move[] {
  const players = tables.reduce((sum, table) => sum + countOf(table), 0);
  const needed = Math.max(1, Math.ceil(players / size));
  const plan: Plan = { tables, moves: [] };
  if (tables.length <= needed) return balance(plan, from, size).moves;
  const last = tables.reduce((one, other) => (other.table > one.table ? other : one));
  return last.table === from ? breakTable(plan, last, size, draw).moves : [];
}

/**
 * The seat of somebody who comes late: at the emptiest table, where the big blind comes soonest.
 * Null: every seat is taken, and a table is opened for him.
 */
export function lateSeat(tables: readonly TournamentTable[], size: number): Place | null {
  const open = tables.filter((table) => countOf(table) < size);
  if (open.length === 0) return null;
  const target = extreme(open, false);
  return { table: target.table, seat: worstSeat(target, size) };
}

/**
 * The tables a tournament begins with: as few as seat everybody, with counts that differ by one at
 * most. Players are drawn one by one and seated from table to table.
 * @param players in the order in which they are named for the draw.
 * @returns by table, from the first, who sits there from seat 0 on.
 */
export function drawTables<Player>(
  players: readonly Player[],
  size: number,
  draw: DrawStream,
): readonly (readonly Player[])[] {
  const count = Math.max(1, Math.ceil(players.length / size));
  const tables: Player[][] = Array.from({ length: count }, () => []);
  for (const [at, player] of shuffled(players, draw).entries()) {
    tables[around(at, count)]?.push(player);
  }
  return tables;
}
