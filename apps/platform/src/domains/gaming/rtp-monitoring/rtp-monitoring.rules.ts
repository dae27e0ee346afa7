/**
 * Judging what a build gave back against what its mathematics say. Nothing follows from it for a
 * round to come: a game is never made to give more or less.
 */

export type Played = { rounds: bigint; stake: bigint; payout: bigint; stakeSquares: bigint };

export type Stated = { percent: number; standardDeviation: number };

export type Judged = {
  /** What came back of all stakes, in percent. */
  measuredPercent: number;
  /** How far, to either side of what is stated, 99 of 100 sound builds lie; null: not stated. */
  bandPercent: number | null;
  /** How many standard deviations it lies above what is stated. */
  deviations: number | null;
  state: 'gathering' | 'inside' | 'outside' | 'unstated';
};

/** Two-sided 99 percent of the normal distribution. */
const bandDeviations = 2.576;

/** Of fewer rounds a sum is not spread as the band supposes. */
const fewestRounds = 1_000n;

export function judgeReturn(played: Played, stated: Stated | null): Judged {
  const { rounds, stake, payout, stakeSquares } = played;
  const measuredPercent = Number((payout * 1_000_000n) / stake) / 10_000;
  if (!stated) return { measuredPercent, bandPercent: null, deviations: null, state: 'unstated' };
  // Stakes of unlike size spread their sum by the root of their squares; of one size by √rounds.
  const spread = Math.sqrt(Number(stakeSquares)) / Number(stake);
  const deviationPercent = 100 * stated.standardDeviation * spread;
  const deviations = (measuredPercent - stated.percent) / deviationPercent;
  const isInside = Math.abs(deviations) <= bandDeviations;
  return {
    measuredPercent,
    bandPercent: bandDeviations * deviationPercent,
    deviations,
    state: rounds < fewestRounds ? 'gathering' : isInside ? 'inside' : 'outside',
  };
}
