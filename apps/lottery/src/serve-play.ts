/** Every call of members and visitors. */
import type { CallDeclaration } from '@bahati/contract/call.ts';
import { lotteryPlayCalls } from '@bahati/contract/lottery/play.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { zipFor } from '@bahati/server-kit/gzip-answers.ts';
import { createRateLimit } from '@bahati/server-kit/rate-limit.ts';
import { type Handlers, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { stopChase } from './chases/stop-chase.ts';
import type { Context } from './context.ts';
import { openSession } from './sessions/open-session.ts';
import { type LotterySession, proveSession } from './sessions/session.ts';
import { listResults, showDrawn } from './show/show-draws.ts';
import { showGame, showHall } from './show/show-game.ts';
import { listChases, listTickets, readChase, readTicketOf } from './show/show-tickets.ts';
import { buyOrder, checkOrder, readBalance, readOrder } from './tickets/order-calls.ts';

type Actors = { 'player-frame': LotterySession };

/** Members are limited by themselves, visitors by their network. */
export function servePlay(server: HttpServer, context: Context): void {
  const { config, database, log } = context;
  const limit = createRateLimit(config.RATE_LIMIT_FACTOR);
  const ofMember = (session: LotterySession, call: CallDeclaration): LotterySession => {
    limit(`${call.summary} ${session.memberId}`, call.perMinute ?? 120);
    return session;
  };
  zipReads(server);
  serveCalls<typeof lotteryPlayCalls, Actors>(server, lotteryPlayCalls, handlers(context), {
    log,
    areAnswersChecked: config.NODE_ENV !== 'production',
    limit: async (key, perMinute, ip) => {
      const call: CallDeclaration = lotteryPlayCalls[key as keyof typeof lotteryPlayCalls];
      if (call.audience === 'anyone') limit(`${key} ${clientNetwork(ip)}`, perMinute ?? 60);
    },
    authenticate: {
      'player-frame': async ({ headers }, call) =>
        ofMember(await proveSession(database, headers.authorization), call),
    },
  });
}

/** What is read holds no secret; its answer differs by who asks from where. */
function zipReads(server: HttpServer): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || typeof payload !== 'string') return payload;
    const zipped = await zipFor(request, reply, payload);
    if (reply.hasHeader('vary')) reply.header('vary', 'origin, accept-encoding');
    return zipped;
  });
}

const handlers = (context: Context): Handlers<typeof lotteryPlayCalls, Actors> => ({
  'POST /lottery/v1/session': ({ body }) => openSession(context, body.launchToken),
  'GET /lottery/v1/balance': ({ actor }) => readBalance(context, actor),
  'GET /lottery/v1/hall': ({ query }) => showHall(context, query.mode),
  'GET /lottery/v1/games/:gameCode': ({ params }) => showGame(context, params.gameCode),
  'GET /lottery/v1/games/:gameCode/results': ({ params, query }) =>
    listResults(context, params.gameCode, query),
  'GET /lottery/v1/draws/:drawId': ({ params }) => showDrawn(context, params.drawId),
  'POST /lottery/v1/orders/check': ({ body }) => checkOrder(context, body),
  'POST /lottery/v1/orders': ({ actor, body }) => buyOrder(context, actor, body),
  'GET /lottery/v1/orders/:orderId': ({ actor, params }) =>
    readOrder(context, actor, params.orderId),
  'GET /lottery/v1/tickets': ({ actor, query }) => listTickets(context, actor, query),
  'GET /lottery/v1/tickets/:ticketId': ({ actor, params }) =>
    readTicketOf(context, actor, params.ticketId),
  'GET /lottery/v1/chases': ({ actor, query }) => listChases(context, actor, query),
  'POST /lottery/v1/chases/:chaseId/stop': async ({ actor, params }) => ({
    cancelled: await stopChase(context, actor, params.chaseId),
    chase: await readChase(context, actor, params.chaseId),
  }),
});
