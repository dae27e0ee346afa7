/** The room a record is of, as every record names it. */
import type { OfficeRound } from '@bahati/contract/rooms-office/records.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { titleOf } from '#games-server/office/rooms/room-lines.ts';
import { readRoom } from '#games-server/rooms/stored-room.ts';

export async function roomOf(
  database: Pick<Transaction, 'query'>,
  roomId: bigint,
): Promise<OfficeRound['room']> {
  const room = await readRoom(database, roomId);
  if (!room) throw new Error(`The room ${roomId} is missing.`);
  const { code, gameCode, kind, currency } = room;
  return { roomId: roomId.toString(), code, gameCode, title: titleOf(gameCode), kind, currency };
}
