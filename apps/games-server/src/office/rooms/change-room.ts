/** What one of the staff may change of a room by himself: whether it goes on, and what may be staked. */
import type { OfficeRoom } from '@bahati/contract/rooms-office/rooms.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { noteAct } from '#games-server/office/office-log.ts';
import type { Officer } from '#games-server/office/office-session.ts';
import type { Rooms } from '#games-server/rooms/live/connection.ts';
import { lockRoom, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import { withLimits } from './limits.ts';
import { readOfficeRoom } from './room-lines.ts';

type Change = {
  isPaused?: boolean | undefined;
  limits?: { minimum: string; maximum: string } | undefined;
  reason: string;
};

/**
 * Refuses `not_found`, `limits_not_possible`, `in_tournament` for the pause of a single table of one,
 * and `room_ended` for the pause of a sit-and-go or tournament that is over.
 */
export async function changeRoom(
  context: Context,
  rooms: Pick<Rooms, 'hub' | 'look'>,
  officer: Officer,
  id: string,
  change: Change,
): Promise<OfficeRoom> {
  await inTransaction(context.database, async (transaction) => {
    const room = await lockRoom(transaction, BigInt(id));
    if (!room) throw new Refusal('not_found');
    if (change.isPaused !== undefined && change.isPaused !== room.isPaused) {
      await pause(transaction, officer, room, change.isPaused, change.reason);
    }
    if (change.limits) await setLimits(transaction, officer, room, change.limits, change.reason);
  });
  rooms.look(BigInt(id));
  return readOfficeRoom(context, rooms, id);
}

/** What runs is ended by the room's own turns; they alone look at whether they begin the next. */
async function pause(
  transaction: Transaction,
  officer: Officer,
  { id, kind }: StoredRoom,
  isPaused: boolean,
  reason: string,
): Promise<void> {
  if (kind === 'tournament-table') throw new Refusal('in_tournament');
  if (await hasEnded(transaction, id)) throw new Refusal('room_ended');
  await transaction.query(
    `UPDATE games.rooms SET is_paused = $2, version = version + 1, due_at = clock_timestamp()
      WHERE id = $1`,
    [id, isPaused],
  );
  const what = isPaused ? 'paused' : 'resumed';
  await noteAct(transaction, officer, { what, subject: `room ${id}`, reason });
}

async function hasEnded(transaction: Transaction, id: bigint): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `SELECT 1 FROM games.sit_and_gos WHERE room_id = $1 AND ended_at IS NOT NULL
     UNION ALL
     SELECT 1 FROM games.tournaments WHERE room_id = $1 AND ended_at IS NOT NULL`,
    [id],
  );
  return (rowCount ?? 0) > 0;
}

async function setLimits(
  transaction: Transaction,
  officer: Officer,
  room: StoredRoom,
  wanted: { minimum: string; maximum: string },
  reason: string,
): Promise<void> {
  const settings = withLimits(room, wanted);
  await transaction.query(
    'UPDATE games.rooms SET settings = $2, version = version + 1 WHERE id = $1',
    [room.id, JSON.stringify(settings)],
  );
  const { minimum, maximum } = room.settings;
  await noteAct(transaction, officer, {
    what: 'limits',
    subject: `room ${room.id}`,
    reason,
    detail: {
      before: { minimum, maximum },
      after: { minimum: settings.minimum, maximum: settings.maximum },
    },
  });
}
