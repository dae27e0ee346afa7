/** Every call between the player site and the lottery, on one page. */
import { lotteryPlayCalls } from './play.ts';

export const lotteryCalls = { ...lotteryPlayCalls };
export type LotteryCalls = typeof lotteryCalls;
