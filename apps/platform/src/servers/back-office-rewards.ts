/** The back office's calls about rewards. */
import { boDrawCalls } from '@bahati/contract/back-office/rewards/draws.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { type ServeOptions, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { drawsBackOffice } from '#domains/rewards/draws/draws.back-office.routes.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { boProgrammeCalls } from '@bahati/contract/back-office/rewards/programmes.ts';
import { programmesBackOffice } from '#domains/rewards/programmes.back-office.routes.ts';
import { boPointCalls } from '@bahati/contract/back-office/rewards/points.ts';
import { serveGoodsPictures } from '#domains/rewards/mall/goods-picture.routes.ts';
import { pointsBackOffice } from '#domains/rewards/points.back-office.routes.ts';
import { boFreeRoundsCalls } from '@bahati/contract/back-office/rewards/free-rounds.ts';
import { freeRoundsBackOffice } from '#domains/rewards/free-rounds/free-rounds.back-office.routes.ts';
import { boCampaignCalls } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { boClaimReviewCalls } from '@bahati/contract/back-office/rewards/claim-review.ts';
import { campaignsBackOffice } from '#domains/rewards/campaigns/campaigns.back-office.routes.ts';
import { claimReviewBackOffice } from '#domains/rewards/applications/claim-review.back-office.routes.ts';

import { boMissionCalls } from '@bahati/contract/back-office/rewards/missions.ts';
import { missionsBackOffice } from '#domains/rewards/missions/missions.back-office.routes.ts';
import { boTournamentCalls } from '@bahati/contract/back-office/rewards/tournaments.ts';
import { tournamentsBackOffice } from '#domains/rewards/tournaments/tournaments.back-office.routes.ts';

export function serveRewards(
  server: HttpServer,
  context: Context,
  options: ServeOptions<PlatformActors>,
): void {
  serveCalls(server, boProgrammeCalls, programmesBackOffice(context), options);
  serveCalls(server, boDrawCalls, drawsBackOffice(context), options);
  serveCalls(server, boPointCalls, pointsBackOffice(context), options);
  serveGoodsPictures(server, context);
  serveCalls(server, boMissionCalls, missionsBackOffice(context), options);
  serveCalls(server, boTournamentCalls, tournamentsBackOffice(context), options);
  serveCalls(server, boFreeRoundsCalls, freeRoundsBackOffice(context), options);
  serveCalls(server, boCampaignCalls, campaignsBackOffice(context), options);
  serveCalls(server, boClaimReviewCalls, claimReviewBackOffice(context), options);
}
