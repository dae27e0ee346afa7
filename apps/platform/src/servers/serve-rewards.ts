/** The calls of rewards. */
import { applicationCalls } from '@bahati/contract/player-site/rewards/applications.ts';
import { awardCalls } from '@bahati/contract/player-site/rewards/awards.ts';
import { drawCalls } from '@bahati/contract/player-site/rewards/draws.ts';
import { missionCalls } from '@bahati/contract/player-site/rewards/missions.ts';
import { tournamentCalls } from '@bahati/contract/player-site/rewards/tournaments.ts';
import { pointCalls } from '@bahati/contract/player-site/rewards/points.ts';
import { freeRoundsCalls } from '@bahati/contract/player-site/rewards/free-rounds.ts';
import { promotionCalls } from '@bahati/contract/player-site/rewards/promotions.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#platform/context.ts';
import { applicationsPlayerSite } from '#domains/rewards/applications/applications.player-site.routes.ts';
import { promotionsPlayerSite } from '#domains/rewards/promotions/promotions.player-site.routes.ts';
import { awardsPlayerSite } from '#domains/rewards/awards.player-site.routes.ts';
import { drawsPlayerSite } from '#domains/rewards/draws/draws.player-site.routes.ts';
import { missionsPlayerSite } from '#domains/rewards/missions/missions.player-site.routes.ts';
import { tournamentsPlayerSite } from '#domains/rewards/tournaments/tournaments.player-site.routes.ts';
import { serveGoodsPictures } from '#domains/rewards/mall/goods-picture.routes.ts';
import { pointsPlayerSite } from '#domains/rewards/points.player-site.routes.ts';
import { freeRoundsPlayerSite } from '#domains/rewards/free-rounds/free-rounds.player-site.routes.ts';
import type { serving } from './serving.ts';
import { referralCalls } from '@bahati/contract/player-site/rewards/referral.ts';
import { vipCalls } from '@bahati/contract/player-site/rewards/vip.ts';
import {
  referralPlayerSite,
  vipPlayerSite,
} from '#domains/rewards/programmes.player-site.routes.ts';

export function serveRewards(
  server: HttpServer,
  context: Context,
  options: ReturnType<typeof serving>,
): void {
  serveCalls(server, awardCalls, awardsPlayerSite(context), options);
  serveCalls(server, vipCalls, vipPlayerSite(context), options);
  serveCalls(server, referralCalls, referralPlayerSite(context), options);
  serveCalls(server, drawCalls, drawsPlayerSite(context), options);
  serveCalls(server, missionCalls, missionsPlayerSite(context), options);
  serveCalls(server, tournamentCalls, tournamentsPlayerSite(context), options);
  serveCalls(server, pointCalls, pointsPlayerSite(context), options);
  serveGoodsPictures(server, context);
  serveCalls(server, freeRoundsCalls, freeRoundsPlayerSite(context), options);
  serveCalls(server, promotionCalls, promotionsPlayerSite(context), options);
  serveCalls(server, applicationCalls, applicationsPlayerSite(context), options);
}
