/** Every call of rewards on the player site. */
import { awardCalls } from './awards.ts';
import { referralCalls } from './referral.ts';
import { vipCalls } from './vip.ts';

export const rewardCalls = {
  ...awardCalls,
  ...vipCalls,
  ...referralCalls,
};
