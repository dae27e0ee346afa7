/** Everybody's rooms of a game as the platform asks for them. */
import type { OfferedRoom } from '@bahati/contract/games-provider/rooms.ts';
import type { Context } from '#games-server/context.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import type { Rooms } from './live/connection.ts';
import { listRooms } from './open-rooms.ts';
import { knownBy } from './room-calls.ts';

/** Refuses `not_found` for a game without rooms. */
export async function offerRooms(
  { database }: Context,
  rooms: Rooms,
  asked: Pick<FrameSession, 'gameCode' | 'currency'>,
): Promise<{ rooms: OfferedRoom[] }> {
  const listed = await listRooms(database, asked, await knownBy(rooms, asked.gameCode));
  return {
    rooms: listed.map((room, at) => {
      const { roomId, unit, minimum, maximum, currency, players, seats, isPaused } = room;
      const number = at + 1;
      return { roomId, number, unit, minimum, maximum, currency, players, seats, isPaused };
    }),
  };
}
