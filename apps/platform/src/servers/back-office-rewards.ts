/** The back office's calls about rewards. */
import { boPointCalls } from '@bahati/contract/back-office/rewards/points.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { type ServeOptions, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { serveGoodsPictures } from '#domains/rewards/mall/goods-picture.routes.ts';
import { pointsBackOffice } from '#domains/rewards/points.back-office.routes.ts';
import type { Context, PlatformActors } from '#platform/context.ts';

export function serveRewards(
  server: HttpServer,
  context: Context,
  options: ServeOptions<PlatformActors>,
): void {
  serveCalls(server, boPointCalls, pointsBackOffice(context), options);
  serveGoodsPictures(server, context);
}
