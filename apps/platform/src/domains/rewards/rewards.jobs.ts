/** The rewards' background work. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { expireAwards } from '#domains/rewards/awards/awards.ts';
import { careForDraws } from '#domains/rewards/draws/draws.ts';
import { runCampaigns, settleChoice } from '#domains/rewards/campaigns/campaigns.ts';
import { careForBonuses } from '#domains/rewards/bonuses/bonuses.ts';
import { runTournaments } from '#domains/rewards/tournaments/tournaments.ts';
import { giveCashbacks, giveLevelRebates } from '#domains/rewards/cashback/cashback.ts';
import {
  followReferrals,
  noteReferral,
  type RegisteredByCode,
} from '#domains/rewards/referral/referral.ts';
import { careForLevels } from '#domains/rewards/vip/vip.ts';
import { earnPointsOfPlay } from '#domains/rewards/points/points.ts';

export const rewardJobs: Jobs = {
  tasks: {
    'rewards.expire_awards': (context) => expireAwards(context),
    'rewards.care_for_bonuses': (context) => careForBonuses(context),
    'rewards.care_for_levels': (context, _payload, leaving) => careForLevels(context, leaving),
    'rewards.give_cashbacks': (context, _payload, leaving) => giveCashbacks(context, leaving),
    'rewards.give_level_rebates': (context, _payload, leaving) =>
      giveLevelRebates(context, leaving),
    'rewards.note_referral': (context, payload) =>
      noteReferral(context, payload as RegisteredByCode),
    'rewards.follow_referrals': (context, _payload, leaving) => followReferrals(context, leaving),
    'rewards.care_for_draws': (context, _payload, leaving) => careForDraws(context, leaving),
    'rewards.run_tournaments': runTournaments,
    'rewards.earn_points': (context, _payload, leaving) => earnPointsOfPlay(context, leaving),
    'rewards.deposit_arrived': (context, payload) =>
      settleChoice(context, BigInt((payload as { memberId: string }).memberId)),
    'rewards.run_campaigns': (context, _payload, leaving) => runCampaigns(context, leaving),
  },
  schedule: [
    { task: 'rewards.expire_awards', match: '* * * * *' },
    { task: 'rewards.care_for_bonuses', match: '* * * * *' },
    { task: 'rewards.care_for_levels', match: '*/3 * * * *' },
    { task: 'rewards.give_cashbacks', match: '*/5 * * * *' },
    { task: 'rewards.give_level_rebates', match: '*/5 * * * *' },
    { task: 'rewards.follow_referrals', match: '* * * * *' },
    { task: 'rewards.care_for_draws', match: '* * * * *' },
    { task: 'rewards.run_tournaments', match: '* * * * *', isVital: true },
    // Not each minute, so that a record of points is not one of minutes.
    { task: 'rewards.earn_points', match: '*/5 * * * *' },
    { task: 'rewards.run_campaigns', match: '* * * * *' },
  ],
};
