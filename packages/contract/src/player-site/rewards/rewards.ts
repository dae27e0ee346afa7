/** Every call of rewards on the player site. */
import { awardCalls } from './awards.ts';
import { pointCalls } from './points.ts';

export const rewardCalls = {
  ...awardCalls,
  ...pointCalls,
};
