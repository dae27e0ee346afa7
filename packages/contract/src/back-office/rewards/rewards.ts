/** Every call of rewards in the back office. */
import { boPointCalls } from './points.ts';

export const boRewardCalls = {
  ...boPointCalls,
};
