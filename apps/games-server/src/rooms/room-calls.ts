/** The frame's calls of rooms and tables. */
import type { roomCalls } from '@bahati/contract/games-frame/rooms.ts';
import type { tableCalls } from '@bahati/contract/games-frame/tables.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#games-server/context.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { listEntries } from '#games-server/tables/list-entries.ts';
import type { Rooms } from './live/connection.ts';
import { listRooms } from './open-rooms.ts';
import { readSeatedIn } from './seated-in.ts';

type Calls = typeof roomCalls & typeof tableCalls;

export function roomHandlers(
  context: Context,
  { hub, kinds, isClosed }: Rooms,
): Handlers<Calls, { 'player-frame': FrameSession }> {
  return {
    'GET /frame/v1/rooms': async ({ actor }) => ({
      rooms: await listRooms(context.database, actor, {
        playersIn: (id) => hub.playersIn(id.toString()),
        takenIn: ({ id, kind }) => kinds[kind].seatsTaken?.(id) ?? null,
        isClosed: await isClosed(actor.gameCode),
      }),
      seatedIn: await readSeatedIn(context.database, actor),
    }),
    'GET /frame/v1/tables/entries': ({ actor, query }) => listEntries(context, actor, query),
  };
}
