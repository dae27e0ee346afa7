/** Every call of rewards in the back office. */
import { boCampaignCalls } from './campaigns.ts';
import { boClaimReviewCalls } from './claim-review.ts';

export const boRewardCalls = {
  ...boCampaignCalls,
  ...boClaimReviewCalls,
};
