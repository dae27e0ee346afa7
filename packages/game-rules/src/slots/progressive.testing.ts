/** A rule for tests: pools that are won often, and one that hardly ever is. */
import type { Jackpot, ProgressiveLevel, ProgressiveRule } from './definition.ts';

function level(name: Jackpot, contribution: number, seed: bigint, oneIn: bigint): ProgressiveLevel {
  return {
    level: name,
    contribution,
    seed: { KES: seed, TZS: seed * 25n, XPL: seed },
    oneIn: { KES: oneIn, TZS: oneIn * 25n, XPL: oneIn },
  };
}

/** Contributions of 1.42 and seeds of 1.0125 percent: 2.4325 percent of all stakes. */
export const progressiveRule: ProgressiveRule = {
  levels: [
    level('mini', 3_001, 6_250n, 2_000_000n),
    level('minor', 3_703, 20_000n, 8_000_000n),
    level('major', 3_999, 100_000n, 40_000_000n),
    level('grand', 3_497, 1_000_000n, 500_000_000n),
  ],
};
