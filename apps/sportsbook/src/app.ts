/** The sportsbook's HTTP: the calls of the player site, of the trading room and of the platform. */
import cors from '@fastify/cors';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import { apiHeaders, createHttpServer, type HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from './context.ts';
import { createLiveHub, type LiveHub } from './live/live-hub.ts';
import { serveLive } from './live/live-route.ts';
import type { BookOffer } from './offer/offer.ts';
import { serveOffer } from './offer/serve-offer.ts';
import { serveBets } from './bets/bet-calls.ts';
import { serveJackpots } from './jackpots/serve-jackpots.ts';
import { type Bets, openBets } from './bets/open-bets.ts';
import { serveTrading, type TradingParts } from './trading/serve-trading.ts';
import { serveVendorCalls } from './vendor/vendor-calls.ts';
import { serveVirtuals } from './virtuals/serve-virtuals.ts';

/** Pages of other origins ask it, which only the operator's own may read. */
const headers = { ...apiHeaders, 'cross-origin-resource-policy': 'cross-origin' } as const;

export type MoreParts = {
  live?: LiveHub;
  /** Absent: there is no trading room. */
  intake?: TradingParts['intake'];
};

/** The bets of a server that is not told to go on with them take and answer calls alone. */
export async function createApp(
  context: Context,
  offer: BookOffer,
  bets: Bets = openBets(context, offer),
  { live = createLiveHub(offer), intake }: MoreParts = {},
): Promise<HttpServer> {
  const { config, log } = context;
  const server = createHttpServer({ log, headers });
  await server.register(cors, {
    origin: [config.PLAYER_ORIGIN, config.BACK_OFFICE_ORIGIN],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type'],
    maxAge: 7_200,
  });
  await serveVendorCalls(server, bets.context);
  serveHealth(server, context);
  serveOffer(server, context, offer, bets.context.terms);
  serveBets(server, bets.context);
  serveVirtuals(server, context, offer);
  serveJackpots(server, bets.context);
  if (intake) serveTrading(server, { bets: bets.context, offer, intake });
  serveLive(server, context, live);
  return server;
}

function serveHealth(server: HttpServer, { database, log }: Context): void {
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    try {
      await database.query('SELECT 1 FROM book.events LIMIT 1');
      return { status: 'ready' };
    } catch {
      return sendRefused(reply, answerError(new Refusal('retry'), request.id, {}, log));
    }
  });
}
