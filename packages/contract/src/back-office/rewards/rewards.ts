/** Every call of rewards in the back office. */
import { boCampaignCalls } from './campaigns.ts';
import { boClaimReviewCalls } from './claim-review.ts';
import { boDrawCalls } from './draws.ts';
import { boFreeRoundsCalls } from './free-rounds.ts';
import { boMissionCalls } from './missions.ts';
import { boPointCalls } from './points.ts';
import { boProgrammeCalls } from './programmes.ts';
import { boTournamentCalls } from './tournaments.ts';

export const boRewardCalls = {
  ...boCampaignCalls,
  ...boClaimReviewCalls,
  ...boDrawCalls,
  ...boFreeRoundsCalls,
  ...boMissionCalls,
  ...boPointCalls,
  ...boProgrammeCalls,
  ...boTournamentCalls,
};
