/** The calls of the offer: nobody logs in for them, and each answer is made once for many. */
import type { CallKey, CallValue, HandlerInput } from '@bahati/contract/call.ts';
import { methodAndPath } from '@bahati/contract/call.ts';
import { offerCalls } from '@bahati/contract/sportsbook/offer.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { observeCall } from '@bahati/server-kit/metrics/metrics.ts';
import { createRateLimit } from '@bahati/server-kit/rate-limit.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#sportsbook/context.ts';
import type { ReadTerms } from '#sportsbook/slips/terms.ts';
import { createAnswers } from './answers.ts';
import type { BookOffer } from './offer.ts';
import { listEvents, type ListParts, listSports } from './list-events.ts';
import { createSearch } from './search-offer.ts';
import { showRules } from './shown/show-rules.ts';
import { showDetail } from './shown/show-detail.ts';

type OfferKey = keyof typeof offerCalls & CallKey;

type Served<K extends OfferKey> = {
  /** How long an answer is good for everybody. */
  keptMs: number;
  make: (input: HandlerInput<(typeof offerCalls)[K]>) => Promise<CallValue<(typeof offerCalls)[K]>>;
};

const notFound = (): never => {
  throw new Refusal('not_found');
};

export function serveOffer(
  server: HttpServer,
  context: Context,
  offer: BookOffer,
  readTerms: ReadTerms,
): void {
  const { config } = context;
  const parts: ListParts = {
    index: offer.index,
    popular: offer.popular,
    show: offer.show,
    timeZone: config.BOOK_TIME_ZONE,
    now: Date.now,
  };
  const serve = createServing(server, context);
  serve('GET /book/v1/sports', {
    keptMs: 1_000,
    make: async ({ query }) => listSports(parts, query.category),
  });
  serve('GET /book/v1/events', {
    keptMs: 500,
    make: async ({ query }) => listEvents(parts, query),
  });
  serve('GET /book/v1/events/:eventId', {
    keptMs: 200,
    make: async ({ params }) => {
      const event = await offer.find(params.eventId);
      return (event && showDetail(offer.show, event)) ?? notFound();
    },
  });
  serve('GET /book/v1/events/:eventId/statistics', {
    keptMs: 5_000,
    make: async ({ params }) => offer.statistics((await offer.find(params.eventId)) ?? notFound()),
  });
  serve('GET /book/v1/rules', {
    keptMs: 2_000,
    make: async () => showRules(offer.settings(), await readTerms(), config.BOOK_CURRENCY),
  });
  const search = createSearch(parts);
  serve('GET /book/v1/search', { keptMs: 1_000, make: async ({ query }) => search(query.text) });
}

function createServing(server: HttpServer, { config, log }: Context) {
  const answers = createAnswers();
  const limit = createRateLimit(config.RATE_LIMIT_FACTOR);
  const isChecked = config.NODE_ENV !== 'production';
  return <K extends OfferKey>(key: K, { keptMs, make }: Served<K>): void => {
    const call = offerCalls[key];
    const { path } = methodAndPath(key);
    server.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      const startedAt = performance.now();
      const observed = { call: key, requestId: request.id };
      try {
        limit(`${key} ${clientNetwork(request.ip)}`, call.perMinute);
        const input = {
          params: 'params' in call ? call.params.parse(request.params) : undefined,
          query: 'query' in call ? call.query.parse(request.query) : undefined,
        } as HandlerInput<(typeof offerCalls)[K]>;
        const name = `${key} ${JSON.stringify([input.params, input.query])}`;
        await answers.send({ request, reply }, name, keptMs, async () => {
          const value = await make(input);
          return isChecked ? call.value.parse(value) : value;
        });
        observeCall(observed, 'ok', performance.now() - startedAt);
        return await reply;
      } catch (error) {
        const answer = answerError(error, request.id, call.refusals, log);
        const outcome = answer.status >= 500 ? 'failed' : 'refused';
        observeCall(observed, outcome, performance.now() - startedAt);
        return sendRefused(reply, answer);
      }
    });
  };
}
