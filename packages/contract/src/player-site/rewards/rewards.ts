/** Every call of rewards on the player site. */
import { awardCalls } from './awards.ts';

export const rewardCalls = {
  ...awardCalls,
};
