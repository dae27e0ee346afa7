/** The back office's calls about rewards. */
import { boFreeRoundsCalls } from '@bahati/contract/back-office/rewards/free-rounds.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { type ServeOptions, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { freeRoundsBackOffice } from '#domains/rewards/free-rounds/free-rounds.back-office.routes.ts';
import type { Context, PlatformActors } from '#platform/context.ts';

export function serveRewards(
  server: HttpServer,
  context: Context,
  options: ServeOptions<PlatformActors>,
): void {
  serveCalls(server, boFreeRoundsCalls, freeRoundsBackOffice(context), options);
}
