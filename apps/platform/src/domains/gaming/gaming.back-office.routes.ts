/** Gaming's calls of the back office. */
import type { boGamingCalls } from '@bahati/contract/back-office/gaming.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { staffReturns } from './list-returns.ts';
import { createReturnWatch } from './return-watch.ts';

export function gamingBackOffice({
  database,
  log,
}: Context): Handlers<typeof boGamingCalls, PlatformActors> {
  const watch = createReturnWatch(database, log);
  return {
    'GET /bo/returns': async ({ query }) => staffReturns(await watch(), query),
  };
}
