/** Every call of rewards in the back office. */
import { boFreeRoundsCalls } from './free-rounds.ts';

export const boRewardCalls = {
  ...boFreeRoundsCalls,
};
