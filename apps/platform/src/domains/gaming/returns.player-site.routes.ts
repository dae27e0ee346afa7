/** What games gave back, open to everybody. */
import type { returnCalls } from '@bahati/contract/player-site/gaming/returns.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { pageOfReturns } from './list-returns.ts';
import { createRtpMonitor } from './rtp-monitoring.ts';
import { tellSheet } from './tell-sheet.ts';

export function returnsPlayerSite({
  database,
  log,
}: Context): Handlers<typeof returnCalls, PlatformActors> {
  const watch = createRtpMonitor(database, log);
  return {
    'GET /lgw/games/sheet': ({ query }) => tellSheet(database, query.gameId),
    'GET /lgw/games/returns': async ({ query }) => pageOfReturns(await watch(), query),
  };
}
