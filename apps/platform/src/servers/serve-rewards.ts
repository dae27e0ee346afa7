/** The calls of rewards. */
import { awardCalls } from '@bahati/contract/player-site/rewards/awards.ts';
import { freeRoundsCalls } from '@bahati/contract/player-site/rewards/free-rounds.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#platform/context.ts';
import { awardsPlayerSite } from '#domains/rewards/awards.player-site.routes.ts';
import { freeRoundsPlayerSite } from '#domains/rewards/free-rounds/free-rounds.player-site.routes.ts';
import type { serving } from './serving.ts';

export function serveRewards(
  server: HttpServer,
  context: Context,
  options: ReturnType<typeof serving>,
): void {
  serveCalls(server, awardCalls, awardsPlayerSite(context), options);
  serveCalls(server, freeRoundsCalls, freeRoundsPlayerSite(context), options);
}
