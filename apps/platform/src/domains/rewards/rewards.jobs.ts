/** The rewards' background work. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { expireAwards } from '#domains/rewards/awards/awards.ts';
import { careForDraws } from '#domains/rewards/draws/draws.ts';
import { careForBonuses } from '#domains/rewards/bonuses/bonuses.ts';
import { runTournaments } from '#domains/rewards/tournaments/tournaments.ts';

export const rewardJobs: Jobs = {
  tasks: {
    'rewards.expire_awards': (context) => expireAwards(context),
    'rewards.care_for_bonuses': (context) => careForBonuses(context),
    'rewards.care_for_draws': (context, _payload, leaving) => careForDraws(context, leaving),
    'rewards.run_tournaments': runTournaments,
  },
  schedule: [
    { task: 'rewards.expire_awards', match: '* * * * *' },
    { task: 'rewards.care_for_bonuses', match: '* * * * *' },
    { task: 'rewards.care_for_draws', match: '* * * * *' },
    { task: 'rewards.run_tournaments', match: '* * * * *', isVital: true },
  ],
};
