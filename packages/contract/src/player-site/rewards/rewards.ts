/** Every call of rewards on the player site. */
import { applicationCalls } from './applications.ts';
import { awardCalls } from './awards.ts';
import { promotionCalls } from './promotions.ts';

export const rewardCalls = {
  ...awardCalls,
  ...promotionCalls,
  ...applicationCalls,
};
