/** The calls of staff at the rooms, which the back office's pages ask from their own origin. */
import cors from '@fastify/cors';
import type { CallKey } from '@bahati/contract/call.ts';
import { roomsOfficeCalls } from '@bahati/contract/rooms-office/office.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveOfficeCalls } from '@bahati/server-kit/program-office/serve-office.ts';
import type { Context } from '#games-server/context.ts';
import type { Rooms } from '#games-server/rooms/live/connection.ts';
import { answerDecision, look, roomsDecisions } from './decisions/decisions.ts';
import { officeSessions, openOfficeSession } from './office-session.ts';
import { changeHouseBots, readHouseBots } from './house-bots/house-bots.ts';
import { recordHandlers } from './records/record-calls.ts';
import { countReports, decideReport, listReports } from './reports/reports.ts';
import { changeRoom } from './rooms/change-room.ts';
import { listRoomGames } from './rooms/list-games.ts';
import { listPastHands, listPastRounds } from './rooms/list-past.ts';
import { readRoomPage } from './rooms/read-room.ts';
import { countTroubles, listOfficeRooms } from './rooms/room-lines.ts';
import { standMemberUp } from './rooms/stand-up.ts';

type Key = keyof typeof roomsOfficeCalls & CallKey;

/** Calls that are not just looked at. */
const permissions: Readonly<Partial<Record<Key, string>>> = {
  'PUT /rooms-office/v1/rooms/:roomId': 'rooms.act',
  'POST /rooms-office/v1/seats/:seatId/leave': 'rooms.act',
  'PUT /rooms-office/v1/house-bots': 'rooms.act',
  'POST /rooms-office/v1/hands/:handId/cards': 'rooms.cards',
  'POST /rooms-office/v1/decisions/look': 'rooms.decide',
  'POST /rooms-office/v1/decisions': 'rooms.decide',
  'POST /rooms-office/v1/decisions/:decisionId': 'rooms.decide',
  'POST /rooms-office/v1/reports/:reportId': 'rooms.decide',
};

/** A scope of its own: nothing else of this server is for pages of another origin. */
export async function serveOffice(
  server: HttpServer,
  context: Context,
  rooms: Rooms,
): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(cors, {
      origin: [context.config.BACK_OFFICE_ORIGIN],
      methods: ['GET', 'POST', 'PUT'],
      allowedHeaders: ['authorization', 'content-type'],
      maxAge: 7_200,
    });
    serve(scope as HttpServer, context, rooms);
  });
}

function serve(scope: HttpServer, context: Context, rooms: Rooms): void {
  const decisions = roomsDecisions(context);
  serveOfficeCalls<typeof roomsOfficeCalls>(
    scope,
    roomsOfficeCalls,
    {
      'POST /rooms-office/v1/session': ({ body }) => openOfficeSession(context, body.pass),
      'GET /rooms-office/v1/games': () => listRoomGames(context),
      'GET /rooms-office/v1/rooms': ({ query }) => listOfficeRooms(context, rooms, query),
      'GET /rooms-office/v1/counts': async () => ({
        rooms: await countTroubles(context),
        reports: await countReports(context),
      }),
      'GET /rooms-office/v1/rooms/:roomId': ({ params }) =>
        readRoomPage(context, rooms, params.roomId),
      'PUT /rooms-office/v1/rooms/:roomId': ({ actor, params, body }) =>
        changeRoom(context, rooms, actor, params.roomId, body),
      'GET /rooms-office/v1/rooms/:roomId/rounds': ({ params, query }) =>
        listPastRounds(context, params.roomId, query),
      'GET /rooms-office/v1/rooms/:roomId/hands': ({ params, query }) =>
        listPastHands(context, params.roomId, query),
      ...recordHandlers(context),
      'POST /rooms-office/v1/seats/:seatId/leave': ({ actor, params, body }) =>
        standMemberUp(context, rooms, actor, params.seatId, body.reason),
      'POST /rooms-office/v1/decisions/look': ({ body }) => look(context, body.decision),
      'POST /rooms-office/v1/decisions': ({ actor, body }) => decisions.ask(actor, body),
      'GET /rooms-office/v1/decisions': ({ actor, query }) => decisions.list(actor, query),
      'POST /rooms-office/v1/decisions/:decisionId': ({ actor, params, body }) =>
        answerDecision(context, rooms, actor, params.decisionId, body.answer),
      'GET /rooms-office/v1/reports': ({ query }) => listReports(context, query),
      'POST /rooms-office/v1/reports/:reportId': ({ actor, params, body }) =>
        decideReport(context, actor, params.reportId, body),
      'GET /rooms-office/v1/house-bots': () => readHouseBots(context),
      'PUT /rooms-office/v1/house-bots': ({ actor, body }) => changeHouseBots(context, actor, body),
    },
    { ...context, sessions: officeSessions, permissions, reading: 'rooms.read' },
  );
}
