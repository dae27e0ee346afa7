/** A tournament that does not take place after all, or is voided by two of the staff: everybody is paid back buy-in and fee. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { readNewestHand } from '#games-server/seats/stored-seats.ts';
import { voidHand } from '#games-server/seats/void-hand.ts';
import { giveBack } from '#games-server/sit-and-go/call-off.ts';
import { endTables } from './go-out.ts';
import { lockTables, tellTables } from './lock-tables.ts';
import { readEntrants, readTournament, type StoredTournament } from './stored-tournament.ts';

/** The room of the tournament is held. Hands that are played end unplayed. */
export async function callOffTournament(
  transaction: Transaction,
  room: StoredRoom,
  reason: NonNullable<StoredTournament['calledOffFor']>,
): Promise<void> {
  const tables = await lockTables(transaction, room.id);
  for (const table of tables) {
    const hand = await readNewestHand(transaction, table.room.id);
    if (hand && hand.overAt === null) await voidHand(transaction, table.room, hand.id);
  }
  const entrants = await readEntrants(transaction, room.id);
  await transaction.query(
    `UPDATE games.seats SET room_id = tournament_id, seat = entry
      WHERE id = ANY($1::bigint[]) AND room_id <> tournament_id`,
    [entrants.map(({ id }) => id)],
  );
  await giveBack(transaction, entrants);
  await endTables(transaction, room.id);
  await transaction.query(
    `UPDATE games.tournaments SET state = 'called_off', called_off_for = $2, ticking_since = NULL,
            ended_at = clock_timestamp()
      WHERE room_id = $1`,
    [room.id, reason],
  );
  await tellTables(transaction, room.id);
}

/** Refuses `not_found` for a room of none, and `decision_not_possible` for one that has ended. */
export async function assertTournamentOpen(
  database: Pick<Transaction, 'query'>,
  room: StoredRoom,
): Promise<void> {
  if (room.kind !== 'tournament') throw new Refusal('not_found');
  const { state } = await readTournament(database, room);
  if (state !== 'registering' && state !== 'running') throw new Refusal('decision_not_possible');
}
