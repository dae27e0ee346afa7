/** Every call of rewards on the player site. */
import { awardCalls } from './awards.ts';
import { drawCalls } from './draws.ts';

export const rewardCalls = {
  ...awardCalls,
  ...drawCalls,
};
