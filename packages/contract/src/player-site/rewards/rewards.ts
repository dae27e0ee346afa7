/** Every call of rewards on the player site. */
import { applicationCalls } from './applications.ts';
import { awardCalls } from './awards.ts';
import { drawCalls } from './draws.ts';
import { freeRoundsCalls } from './free-rounds.ts';
import { missionCalls } from './missions.ts';
import { pointCalls } from './points.ts';
import { promotionCalls } from './promotions.ts';
import { referralCalls } from './referral.ts';
import { tournamentCalls } from './tournaments.ts';
import { vipCalls } from './vip.ts';

export const rewardCalls = {
  ...applicationCalls,
  ...awardCalls,
  ...drawCalls,
  ...freeRoundsCalls,
  ...missionCalls,
  ...pointCalls,
  ...promotionCalls,
  ...referralCalls,
  ...tournamentCalls,
  ...vipCalls,
};
