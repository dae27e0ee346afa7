/**
 * The locks of a tournament. Its own room is held first, then the rooms of its tables by their ids, which
 * are higher; the turn of a table, and a word there, hold that table's alone and never ask for another's.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { readRooms, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import { readTables, type StoredTable } from './stored-tournament.ts';

export type HeldTable = StoredTable & { readonly room: StoredRoom };

/** The room of the tournament is held. Those that have ended are held as well, and not answered. */
export async function lockTables(
  transaction: Transaction,
  tournamentId: bigint,
): Promise<HeldTable[]> {
  await transaction.query(
    `SELECT 1 FROM games.rooms
      WHERE id IN (SELECT room_id FROM games.tournament_tables WHERE tournament_id = $1)
      ORDER BY id FOR UPDATE`,
    [tournamentId],
  );
  const tables = await readTables(transaction, tournamentId);
  const ids = tables.map(({ roomId }) => roomId);
  // Read after the locks are held: what a table did meanwhile counts.
  const rooms = await readRooms(transaction, 'WHERE r.id = ANY($1::bigint[])', [ids]);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  return tables.flatMap((table) => {
    const room = byId.get(table.roomId);
    return room ? [{ ...table, room }] : [];
  });
}

/** All tables, which are held, tell how the tournament stands, also those that have ended. */
export async function tellTables(transaction: Transaction, tournamentId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE games.rooms SET version = version + 1
      WHERE id IN (SELECT room_id FROM games.tournament_tables WHERE tournament_id = $1)`,
    [tournamentId],
  );
}

/**
 * A table whose hand is over has its tournament look at once. A process that dies before it does costs
 * a second: a tournament that is played looks that often by itself.
 */
export async function wakeTournament(database: Database, tableRoomId: bigint): Promise<void> {
  await database.query(
    `UPDATE games.rooms SET due_at = clock_timestamp()
      WHERE id = (SELECT tournament_id FROM games.tournament_tables
                   WHERE room_id = $1 AND ended_at IS NULL)
        AND due_at > clock_timestamp()
        AND NOT EXISTS (SELECT 1 FROM games.hands WHERE room_id = $1 AND over_at IS NULL)`,
    [tableRoomId],
  );
}
