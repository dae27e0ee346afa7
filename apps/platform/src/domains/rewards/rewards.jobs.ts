/** The rewards' background work. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { expireAwards } from '#domains/rewards/awards/awards.ts';
import { runCampaigns } from '#domains/rewards/campaigns/campaigns.ts';
import { careForBonuses } from '#domains/rewards/bonuses/bonuses.ts';

export const rewardJobs: Jobs = {
  tasks: {
    'rewards.expire_awards': (context) => expireAwards(context),
    'rewards.care_for_bonuses': (context) => careForBonuses(context),
    'rewards.run_campaigns': (context, _payload, leaving) => runCampaigns(context, leaving),
  },
  schedule: [
    { task: 'rewards.expire_awards', match: '* * * * *' },
    { task: 'rewards.care_for_bonuses', match: '* * * * *' },
    { task: 'rewards.run_campaigns', match: '* * * * *' },
  ],
};
