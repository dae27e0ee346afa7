/** Every call of rewards on the player site. */
import { awardCalls } from './awards.ts';
import { freeRoundsCalls } from './free-rounds.ts';

export const rewardCalls = {
  ...awardCalls,
  ...freeRoundsCalls,
};
