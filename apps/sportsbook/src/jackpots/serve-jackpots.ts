/** Every call about jackpot pools. */
import type { CallDeclaration } from '@bahati/contract/call.ts';
import { jackpotCalls } from '@bahati/contract/sportsbook/jackpots.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { createRateLimit } from '@bahati/server-kit/rate-limit.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { type BookSession, proveSession } from '#sportsbook/sessions/session.ts';
import { enterPool } from './enter-pool.ts';
import { listEntries } from './read-entries.ts';
import { listMoves, listPools, readPool } from './show-pools.ts';

/** An answer is the same for all who look within so long. */
const keptMs = 500;

/** Members are limited by themselves, visitors by their network. */
export function serveJackpots(server: HttpServer, context: BetContext): void {
  const { config, database, log } = context;
  const limit = createRateLimit(config.RATE_LIMIT_FACTOR);
  let kept: { at: number; value: ReturnType<typeof listPools> } | undefined;
  const pools = () => {
    const at = performance.now();
    if (!kept || at - kept.at > keptMs) kept = { at, value: listPools(database) };
    return kept.value;
  };
  serveCalls<typeof jackpotCalls, { 'player-frame': BookSession }>(
    server,
    jackpotCalls,
    {
      'GET /book/v1/jackpots': async () => ({ items: await pools() }),
      'GET /book/v1/jackpots/:poolId': ({ params }) => readPool(database, params.poolId),
      'GET /book/v1/jackpots/:poolId/account': ({ params, query }) =>
        listMoves(database, params.poolId, query.cursor),
      'POST /book/v1/jackpots/:poolId/entries': ({ actor, params, body }) =>
        enterPool(context, actor, { ...body, ...params }),
      'GET /book/v1/jackpots/entries/mine': ({ actor, query }) =>
        listEntries(database, actor, query),
    },
    {
      log,
      areAnswersChecked: config.NODE_ENV !== 'production',
      limit: async (key, perMinute, ip) => {
        const call: CallDeclaration = jackpotCalls[key as keyof typeof jackpotCalls];
        if (call.audience === 'anyone') limit(`${key} ${clientNetwork(ip)}`, perMinute ?? 60);
      },
      authenticate: {
        'player-frame': async ({ headers }, call) => {
          const session = await proveSession(database, headers.authorization);
          limit(`${call.summary} ${session.memberId}`, call.perMinute ?? 120);
          return session;
        },
      },
    },
  );
}
