/** How long a storm is shown at a live table: the room waits so long, and its board draws by it. */
import type { StormView } from './storm-roulette.rules.ts';

/** Milliseconds. */
export const stormTimes = {
  /** Until the first strike. */
  gatherMs: 1_100,
  /** From strike to strike. */
  strikeMs: 1_250,
  /** From the last strike to the ball. */
  clearMs: 900,
  ballMs: 4_600,
  /** In its pocket, before chips are paid. */
  lookMs: 1_900,
  /** While it is seen what they brought. */
  tailMs: 2_200,
} as const;

/** When the ball starts, from the deal on. */
export const ballAtMs = (strikes: number): number =>
  stormTimes.gatherMs + strikes * stormTimes.strikeMs + stormTimes.clearMs;

/** From the deal to the end of the round. */
export const stormLengthMs = ({ strikes }: Pick<StormView, 'strikes'>): number =>
  ballAtMs(strikes.length) + stormTimes.ballMs + stormTimes.lookMs + stormTimes.tailMs;
