/** Every call about slips and bets. */
import type { CallDeclaration } from '@bahati/contract/call.ts';
import { favouriteCalls } from '@bahati/contract/sportsbook/favourites.ts';
import { slipCalls } from '@bahati/contract/sportsbook/slip.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { createRateLimit } from '@bahati/server-kit/rate-limit.ts';
import { type Handlers, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { makeCode, loadCode } from '#sportsbook/booking-codes/booking-codes.ts';
import { offerBuilder } from '#sportsbook/builder/price-builder.ts';
import { setAutoCashOut } from '#sportsbook/cash-out/auto-cash-out.ts';
import { quoteCashOut } from '#sportsbook/cash-out/quote-cash-out.ts';
import { takeCashOut } from '#sportsbook/cash-out/take-cash-out.ts';
import { markFavourite, readFavourites } from '#sportsbook/favourites/favourites.ts';
import { openSession } from '#sportsbook/sessions/open-session.ts';
import { type BookSession, proveSession } from '#sportsbook/sessions/session.ts';
import { answerCounter } from '#sportsbook/slips/acceptance-queue.ts';
import { tellSlip } from '#sportsbook/slips/check-slip.ts';
import { placeBet } from '#sportsbook/slips/place-bet.ts';
import { listBets, watchBet } from './read-bets.ts';

const calls = { ...slipCalls, ...favouriteCalls };

type Actors = { 'player-frame': BookSession };

/** Members are limited by themselves, visitors by their network. */
export function serveBets(server: HttpServer, context: BetContext): void {
  const { config, database, log } = context;
  const limit = createRateLimit(config.RATE_LIMIT_FACTOR);
  server.addHook('preClose', async () => context.hub.close());
  const ofMember = (session: BookSession, call: CallDeclaration): BookSession => {
    limit(`${call.summary} ${session.memberId}`, call.perMinute ?? 120);
    return session;
  };
  serveCalls<typeof calls, Actors>(server, calls, handlers(context), {
    log,
    areAnswersChecked: config.NODE_ENV !== 'production',
    limit: async (key, perMinute, ip) => {
      const call: CallDeclaration = calls[key as keyof typeof calls];
      if (call.audience === 'anyone') limit(`${key} ${clientNetwork(ip)}`, perMinute ?? 60);
    },
    authenticate: {
      'player-frame': async ({ headers }, call) =>
        ofMember(await proveSession(database, headers.authorization), call),
    },
  });
}

const handlers = (context: BetContext): Handlers<typeof calls, Actors> => ({
  'POST /book/v1/session': ({ body }) => openSession(context, body.launchToken),
  'POST /book/v1/slips/check': ({ body }) => tellSlip(context, body),
  'POST /book/v1/builder': async ({ body }) => offerBuilder(context, body.selections),
  'POST /book/v1/bets': ({ actor, body }) => placeBet(context, actor, body),
  'GET /book/v1/bets': ({ actor, query }) => listBets(context, actor, query),
  'GET /book/v1/bets/:betId': ({ actor, params, query }) =>
    watchBet(context, actor, params.betId, query.unlike),
  'POST /book/v1/bets/:betId/counter': ({ actor, params, body }) =>
    answerCounter(context, actor, params.betId, body.isTaken),
  'POST /book/v1/bets/:betId/cashOut/quote': ({ actor, params, body }) =>
    quoteCashOut(context, actor, params.betId, body.part),
  'POST /book/v1/bets/:betId/cashOut': ({ actor, params, body }) =>
    takeCashOut(context, actor, params.betId, body.quoteId),
  'PUT /book/v1/bets/:betId/cashOut/auto': ({ actor, params, body }) =>
    setAutoCashOut(context, actor, params.betId, body.at),
  'POST /book/v1/codes': ({ body, ip }) => makeCode(context, body, ip),
  'GET /book/v1/codes/:code': ({ params }) => loadCode(context, params.code),
  'GET /book/v1/favourites': ({ actor }) => readFavourites(context, actor),
  'PUT /book/v1/favourites': ({ actor, body }) => markFavourite(context, actor, body),
});
