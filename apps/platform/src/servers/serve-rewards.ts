/** The calls of rewards. */
import { awardCalls } from '@bahati/contract/player-site/rewards/awards.ts';
import { pointCalls } from '@bahati/contract/player-site/rewards/points.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#platform/context.ts';
import { awardsPlayerSite } from '#domains/rewards/awards.player-site.routes.ts';
import { serveGoodsPictures } from '#domains/rewards/mall/goods-picture.routes.ts';
import { pointsPlayerSite } from '#domains/rewards/points.player-site.routes.ts';
import type { serving } from './serving.ts';

export function serveRewards(
  server: HttpServer,
  context: Context,
  options: ReturnType<typeof serving>,
): void {
  serveCalls(server, awardCalls, awardsPlayerSite(context), options);
  serveCalls(server, pointCalls, pointsPlayerSite(context), options);
  serveGoodsPictures(server, context);
}
