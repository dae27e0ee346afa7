/** Whether a first bet may lie where it is wanted, at a table with seats. */
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import type { SeatedPlace, TableSeats } from '@bahati/game-rules/live-tables/table-seats.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { WantedStake } from '#games-server/tables/stakes/commit-stake.ts';

/**
 * The member's entry is held. A free seat is taken by the bet; a unique index lets one have it.
 * Refuses with the codes of the contract.
 */
export async function claimPlace(
  transaction: Transaction,
  wanted: WantedStake,
  seats: TableSeats,
): Promise<void> {
  const stacks = readStacks(wanted.table.cloth, wanted.opening);
  const [stack] = stacks ?? [];
  const place = stack && stacks?.length === 1 ? seats.readPlace(stack.place) : null;
  if (!place || place.raise !== null) throw new Refusal('choice_not_offered');
  // Whoever sits there is held, so that one after the other bets on the seat or behind it.
  const { rows } = await transaction.query<{ memberId: string }>(
    `SELECT member_id AS "memberId" FROM games.table_seats
      WHERE room_id = $1 AND seat = $2 AND left_at IS NULL FOR UPDATE`,
    [wanted.room.id, place.seat],
  );
  const holder = rows[0]?.memberId ?? null;
  if (place.kind === 's') await takeSeat(transaction, wanted, seats, { place, holder });
  else await standBehind(transaction, wanted, seats, { place, holder });
}

type Claimed = { place: SeatedPlace; holder: string | null };

async function takeSeat(
  transaction: Transaction,
  { session, room }: WantedStake,
  { mostOwn }: TableSeats,
  { place, holder }: Claimed,
): Promise<void> {
  if (holder === session.memberId) return;
  if (holder !== null) throw new Refusal('seat_taken');
  const { rows } = await transaction.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM games.table_seats
      WHERE room_id = $1 AND member_id = $2 AND left_at IS NULL`,
    [room.id, session.memberId],
  );
  if ((rows[0]?.count ?? 0) >= mostOwn) throw new Refusal('too_many_seats', { maximum: mostOwn });
  await transaction.query(
    `INSERT INTO games.table_seats (room_id, seat, member_id, shown_name)
     SELECT $1, $2, $3, coalesce(s.display_name, '') FROM games.frame_sessions s WHERE s.id = $4`,
    [room.id, place.seat, session.memberId, session.id],
  );
}

type Behind = { memberId: string; opening: string };

async function standBehind(
  transaction: Transaction,
  { session, table, roundId }: WantedStake,
  { mostBehind, mostBehindSeat, readPlace }: TableSeats,
  { place, holder }: Claimed,
): Promise<void> {
  const { rows } = await transaction.query<Behind>(
    `SELECT s.member_id AS "memberId", s.opening FROM games.table_stakes s
       JOIN games.table_entries e ON e.id = s.entry_id
      WHERE e.round_id = $1 AND s.state IN ('asking', 'taken')`,
    [roundId],
  );
  const laid = rows.flatMap(({ memberId, opening }) =>
    (readStacks(table.cloth, opening) ?? []).flatMap((stack) => {
      const at = readPlace(stack.place);
      return at ? [{ ...at, memberId, name: stack.place }] : [];
    }),
  );
  const isPlayed = laid.some(({ kind, seat }) => kind === 's' && seat === place.seat);
  if (holder === null || !isPlayed) throw new Refusal('seat_not_played');
  if (holder === session.memberId) throw new Refusal('choice_not_offered');
  const behind = laid.filter(({ kind }) => kind !== 's');
  const own = behind.filter(({ memberId }) => memberId === session.memberId);
  const others = new Set(
    behind
      .filter(({ seat, memberId }) => seat === place.seat && memberId !== session.memberId)
      .map(({ memberId }) => memberId),
  );
  // One choice for each seat: following or not.
  if (own.some(({ seat, kind }) => seat === place.seat && kind !== place.kind)) {
    throw new Refusal('choice_not_offered');
  }
  const seatsBehind = new Set([...own.map(({ seat }) => seat), place.seat]);
  if (seatsBehind.size > mostBehind) throw new Refusal('too_many_behind', { maximum: mostBehind });
  if (others.size >= mostBehindSeat) throw new Refusal('seat_full');
}
