/** The back office's calls of rewards. */
import { boCampaignCalls } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { boClaimReviewCalls } from '@bahati/contract/back-office/rewards/claim-review.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { type ServeOptions, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { campaignsBackOffice } from '#domains/rewards/campaigns/campaigns.back-office.routes.ts';
import { claimReviewBackOffice } from '#domains/rewards/applications/claim-review.back-office.routes.ts';
import type { Context, PlatformActors } from '#platform/context.ts';

export function serveRewards(
  server: HttpServer,
  context: Context,
  options: ServeOptions<PlatformActors>,
): void {
  serveCalls(server, boCampaignCalls, campaignsBackOffice(context), options);
  serveCalls(server, boClaimReviewCalls, claimReviewBackOffice(context), options);
}
