/** The rewards' background work. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { expireAwards } from '#domains/rewards/awards/awards.ts';
import { careForBonuses } from '#domains/rewards/bonuses/bonuses.ts';
import { earnPointsOfPlay } from '#domains/rewards/points/points.ts';

export const rewardJobs: Jobs = {
  tasks: {
    'rewards.expire_awards': (context) => expireAwards(context),
    'rewards.care_for_bonuses': (context) => careForBonuses(context),
    'rewards.earn_points': (context, _payload, leaving) => earnPointsOfPlay(context, leaving),
  },
  schedule: [
    { task: 'rewards.expire_awards', match: '* * * * *' },
    { task: 'rewards.care_for_bonuses', match: '* * * * *' },
    // Not each minute, so that a record of points is not one of minutes.
    { task: 'rewards.earn_points', match: '*/5 * * * *' },
  ],
};
