/** Whether first bets may lie where they are wanted, at a table with seats. */
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import type { SeatedPlace, TableSeats } from '@bahati/game-rules/live-tables/table-seats.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { WantedStake } from '#games-server/tables/stakes/wanted-stake.ts';

/**
 * The member's entry is held. Free seats are taken by the bet; a unique index lets one have each.
 * Refuses with the codes of the contract.
 */
export async function claimPlaces(
  transaction: Transaction,
  wanted: WantedStake,
  seats: TableSeats,
): Promise<void> {
  const places = (readStacks(wanted.table.cloth, wanted.opening) ?? []).map(({ place }) =>
    seats.readPlace(place),
  );
  const firsts = places.filter((place) => place !== null);
  if (places.some((place) => place?.raise !== null)) throw new Refusal('choice_not_offered');
  for (const place of firsts.filter(({ kind }) => kind === 's')) {
    await takeSeat(transaction, wanted, seats, place);
  }
  const behind = firsts.filter(({ kind }) => kind !== 's');
  if (behind.length > 0) await standBehind(transaction, wanted, seats, behind);
}

/** Whoever sits there is held, so that one after the other bets on the seat or behind it. */
async function holdSeats(
  transaction: Transaction,
  { room }: WantedStake,
  seats: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await transaction.query<{ seat: number; memberId: string }>(
    `SELECT seat, member_id AS "memberId" FROM games.table_seats
      WHERE room_id = $1 AND seat = ANY($2::int[]) AND left_at IS NULL ORDER BY seat FOR UPDATE`,
    [room.id, seats],
  );
  return new Map(rows.map(({ seat, memberId }) => [seat, memberId]));
}

async function takeSeat(
  transaction: Transaction,
  wanted: WantedStake,
  { mostOwn }: TableSeats,
  { seat }: SeatedPlace,
): Promise<void> {
  const { session, room } = wanted;
  const holder = (await holdSeats(transaction, wanted, [seat])).get(seat);
  if (holder === session.memberId) return;
  if (holder !== undefined) throw new Refusal('seat_taken');
  const { rows } = await transaction.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM games.table_seats
      WHERE room_id = $1 AND member_id = $2 AND left_at IS NULL`,
    [room.id, session.memberId],
  );
  if ((rows[0]?.count ?? 0) >= mostOwn) throw new Refusal('too_many_seats', { maximum: mostOwn });
  await transaction.query(
    `INSERT INTO games.table_seats (room_id, seat, member_id, shown_name)
     SELECT $1, $2, $3, coalesce(s.display_name, '') FROM games.frame_sessions s WHERE s.id = $4`,
    [room.id, seat, session.memberId, session.id],
  );
}

type Laid = SeatedPlace & { readonly memberId: string };

async function standBehind(
  transaction: Transaction,
  wanted: WantedStake,
  { mostBehind, mostBehindSeat, readPlace }: TableSeats,
  places: readonly SeatedPlace[],
): Promise<void> {
  const { memberId } = wanted.session;
  const holders = await holdSeats(
    transaction,
    wanted,
    places.map(({ seat }) => seat),
  );
  const laid = await readLaid(transaction, wanted, readPlace);
  for (const { seat } of places) {
    const isPlayed = laid.some((each) => each.kind === 's' && each.seat === seat);
    if (!isPlayed || !holders.has(seat)) throw new Refusal('seat_not_played');
    if (holders.get(seat) === memberId) throw new Refusal('choice_not_offered');
  }
  const behind = laid.filter(({ kind }) => kind !== 's');
  const own: SeatedPlace[] = [...behind.filter((each) => each.memberId === memberId), ...places];
  // One choice for each seat: following or not.
  const choices = new Set(own.map(({ kind, seat }) => `${kind}${seat}`));
  const seatsBehind = new Set(own.map(({ seat }) => seat));
  if (choices.size > seatsBehind.size) throw new Refusal('choice_not_offered');
  if (seatsBehind.size > mostBehind) throw new Refusal('too_many_behind', { maximum: mostBehind });
  for (const { seat } of places) {
    const others = behind.filter((each) => each.seat === seat && each.memberId !== memberId);
    const members = new Set(others.map((each) => each.memberId));
    if (members.size >= mostBehindSeat) throw new Refusal('seat_full');
  }
}

async function readLaid(
  transaction: Transaction,
  { table, roundId }: WantedStake,
  readPlace: TableSeats['readPlace'],
): Promise<Laid[]> {
  const { rows } = await transaction.query<{ memberId: string; opening: string }>(
    `SELECT s.member_id AS "memberId", s.opening FROM games.table_stakes s
       JOIN games.table_entries e ON e.id = s.entry_id
      WHERE e.round_id = $1 AND s.state IN ('asking', 'taken')`,
    [roundId],
  );
  return rows.flatMap(({ memberId, opening }) =>
    (readStacks(table.cloth, opening) ?? []).flatMap(({ place }) => {
      const found = readPlace(place);
      return found ? [{ ...found, memberId }] : [];
    }),
  );
}
