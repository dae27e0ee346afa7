/** Every call of rewards in the back office. */
import { boDrawCalls } from './draws.ts';
import { boFreeRoundsCalls } from './free-rounds.ts';
import { boPointCalls } from './points.ts';
import { boProgrammeCalls } from './programmes.ts';

export const boRewardCalls = {
  ...boDrawCalls,
  ...boFreeRoundsCalls,
  ...boPointCalls,
  ...boProgrammeCalls,
};
