/** The calls of rewards. */
import { applicationCalls } from '@bahati/contract/player-site/rewards/applications.ts';
import { awardCalls } from '@bahati/contract/player-site/rewards/awards.ts';
import { promotionCalls } from '@bahati/contract/player-site/rewards/promotions.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#platform/context.ts';
import { applicationsPlayerSite } from '#domains/rewards/applications/applications.player-site.routes.ts';
import { promotionsPlayerSite } from '#domains/rewards/promotions/promotions.player-site.routes.ts';
import { awardsPlayerSite } from '#domains/rewards/awards.player-site.routes.ts';
import type { serving } from './serving.ts';

export function serveRewards(
  server: HttpServer,
  context: Context,
  options: ReturnType<typeof serving>,
): void {
  serveCalls(server, awardCalls, awardsPlayerSite(context), options);
  serveCalls(server, promotionCalls, promotionsPlayerSite(context), options);
  serveCalls(server, applicationCalls, applicationsPlayerSite(context), options);
}
