/** Every call of rewards in the back office. */
import { boDrawCalls } from './draws.ts';

export const boRewardCalls = {
  ...boDrawCalls,
};
