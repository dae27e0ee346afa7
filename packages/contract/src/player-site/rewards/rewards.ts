/** Every call of rewards on the player site. */
import { awardCalls } from './awards.ts';
import { drawCalls } from './draws.ts';
import { freeRoundsCalls } from './free-rounds.ts';
import { missionCalls } from './missions.ts';
import { pointCalls } from './points.ts';
import { referralCalls } from './referral.ts';
import { tournamentCalls } from './tournaments.ts';
import { vipCalls } from './vip.ts';

export const rewardCalls = {
  ...awardCalls,
  ...drawCalls,
  ...freeRoundsCalls,
  ...missionCalls,
  ...pointCalls,
  ...referralCalls,
  ...tournamentCalls,
  ...vipCalls,
};
