/** Places as players go out, and the prizes once one has all chips. Each is written once, under the lock of the tournament's room. */
import {
  type Eliminated,
  finishesOf,
} from '@bahati/game-rules/seat-games/tournament/eliminations.ts';
import {
  placeAfter,
  tournamentPayouts,
} from '@bahati/game-rules/seat-games/tournament/table-tournament.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { StoredSeat } from '#games-server/seats/stored-seats.ts';
import { fixPrizes } from '#games-server/sit-and-go/end-sit-and-go.ts';
import {
  hasEntered,
  isStillIn,
  readEntrants,
  type StoredTournament,
  termsOf,
} from './stored-tournament.ts';

/**
 * Notes how many were out once these were, who lost their last chips at the same moment. A place follows
 * from it: now where nobody may enter any more, else as that ends.
 */
export async function goOut(
  transaction: Transaction,
  { closedAt }: Pick<StoredTournament, 'closedAt'>,
  entrants: readonly StoredSeat[],
  eliminated: readonly Eliminated<StoredSeat>[],
): Promise<void> {
  const entered = entrants.filter(hasEntered).length;
  const left = entrants.filter(isStillIn).length;
  for (const { place, players } of finishesOf(left, eliminated)) {
    await transaction.query(
      `UPDATE games.seats SET room_id = tournament_id, seat = entry, out_count = $2, place = $3
        WHERE id = ANY($1::bigint[]) AND out_count IS NULL`,
      [players.map(({ id }) => id), placeAfter(entered, place), closedAt === null ? null : place],
    );
  }
}

/** From now on nobody enters: pool and places are fixed. */
export async function closeEntry(
  transaction: Transaction,
  { id, now }: Pick<StoredRoom, 'id' | 'now'>,
  entrants: readonly StoredSeat[],
): Promise<void> {
  await transaction.query('UPDATE games.tournaments SET closed_at = $2 WHERE room_id = $1', [
    id,
    now,
  ]);
  const entered = entrants.filter(hasEntered).length;
  for (const { id: seatId, outCount } of entrants) {
    if (outCount === null) continue;
    await transaction.query('UPDATE games.seats SET place = $2 WHERE id = $1', [
      seatId,
      placeAfter(entered, outCount),
    ]);
  }
}

/** The prizes are fixed and asked for; what was paid to take part counts as turnover. */
export async function endTournament(
  transaction: Transaction,
  room: StoredRoom,
  winner: StoredSeat,
): Promise<void> {
  await transaction.query('UPDATE games.seats SET place = 1 WHERE id = $1 AND place IS NULL', [
    winner.id,
  ]);
  const entrants = await readEntrants(transaction, room.id);
  const places = Map.groupBy(entrants, ({ place }) => place ?? 0);
  const finishes = [...places].map(([place, players]) => ({ place, players }));
  await fixPrizes(transaction, tournamentPayouts(termsOf(room), entrants.length, finishes));
  await endTables(transaction, room.id);
  await transaction.query(
    `UPDATE games.tournaments SET state = 'over', ticking_since = NULL,
            ended_at = clock_timestamp()
      WHERE room_id = $1`,
    [room.id],
  );
}

export async function endTables(transaction: Transaction, tournamentId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE games.tournament_tables SET ended_at = clock_timestamp()
      WHERE tournament_id = $1 AND ended_at IS NULL`,
    [tournamentId],
  );
}
