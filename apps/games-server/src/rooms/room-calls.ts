/** The frame's calls of rooms and tables. */
import type { handHistoryCalls } from '@bahati/contract/games-frame/hand-history.ts';
import type { reportCalls } from '@bahati/contract/games-frame/reports.ts';
import type { roomCalls } from '@bahati/contract/games-frame/rooms.ts';
import type { tableCalls } from '@bahati/contract/games-frame/tables.ts';
import type { tournamentCalls } from '@bahati/contract/games-frame/tournaments.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#games-server/context.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { reportPlayer } from '#games-server/seats/report-player.ts';
import { listHands } from '#games-server/seats/history/list-hands.ts';
import { readReplay } from '#games-server/seats/history/read-replay.ts';
import { listEntries } from '#games-server/tables/list-entries.ts';
import { listLobby } from '#games-server/tournaments/list-lobby.ts';
import type { Rooms } from './live/connection.ts';
import { type KnownOfRooms, listRooms, tellRooms } from './open-rooms.ts';
import { enterPrivateRoom, openPrivateRoom, readPrivateRooms } from './private-rooms.ts';
import { readSeatedIn } from './seated-in.ts';
import type { StoredRoom } from './stored-room.ts';

/** Of one member in a list, beside everybody's rooms. */
const mostPrivate = 20;

type Calls = typeof roomCalls &
  typeof reportCalls &
  typeof tableCalls &
  typeof handHistoryCalls &
  typeof tournamentCalls;

/** What the process itself knows: who is on a line, seats in memory, whether the game is closed. */
export async function knownBy(
  { hub, kinds, isClosed }: Rooms,
  gameCode: string,
): Promise<KnownOfRooms> {
  return {
    playersIn: (id) => hub.playersIn(id.toString()),
    takenIn: ({ id, kind }) => kinds[kind].seatsTaken?.(id) ?? null,
    isClosed: await isClosed(gameCode),
  };
}

export function roomHandlers(
  context: Context,
  rooms: Rooms,
): Handlers<Calls, { 'player-frame': FrameSession }> {
  const { database } = context;
  const tellRoom = async ({ gameCode }: FrameSession, stored: StoredRoom) => {
    const known = await knownBy(rooms, gameCode);
    const [room] = await tellRooms(database, [stored], known);
    if (!room) throw new Error('A room was not told.');
    return { room };
  };
  return {
    'GET /frame/v1/rooms': async ({ actor }) => {
      const known = await knownBy(rooms, actor.gameCode);
      const everybodys = await listRooms(database, actor, known);
      const own = await readPrivateRooms(database, actor, mostPrivate);
      return {
        rooms: [...(await tellRooms(database, own, known)), ...everybodys],
        seatedIn: await readSeatedIn(database, actor),
      };
    },
    'POST /frame/v1/rooms/open': async ({ actor, body }) =>
      tellRoom(actor, await openPrivateRoom(database, actor, body)),
    'POST /frame/v1/rooms/enter': async ({ actor, body }) =>
      tellRoom(actor, await enterPrivateRoom(database, actor, body.code)),
    'POST /frame/v1/rooms/report': ({ actor, body }) => reportPlayer(database, actor, body),
    'GET /frame/v1/seats/hands': ({ actor, query }) => listHands(database, actor, query),
    'GET /frame/v1/seats/hands/:handId': ({ actor, params, query }) =>
      readReplay(database, actor, params.handId, query.from),
    'GET /frame/v1/tournaments': ({ actor }) => listLobby(context, actor),
    'GET /frame/v1/tables/entries': ({ actor, query }) => listEntries(context, actor, query),
  };
}
