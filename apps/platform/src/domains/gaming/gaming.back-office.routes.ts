/** Gaming's calls of the back office. */
import type { boGamingCalls } from '@bahati/contract/back-office/gaming/gaming.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listJackpotWins, listPools } from './list-jackpots.ts';
import { staffReturns } from './list-returns.ts';
import { createRtpMonitor } from './rtp-monitoring.ts';

export function gamingBackOffice(context: Context): Handlers<typeof boGamingCalls, PlatformActors> {
  const watch = createRtpMonitor(context.database, context.log);
  return {
    'GET /bo/jackpots': ({ query }) => listPools(context, query),
    'GET /bo/jackpots/wins': ({ query }) => listJackpotWins(context, query),
    'GET /bo/returns': async ({ query }) => staffReturns(await watch(), query),
  };
}
