/** Every call of rewards in the back office. */
import { boProgrammeCalls } from './programmes.ts';

export const boRewardCalls = {
  ...boProgrammeCalls,
};
