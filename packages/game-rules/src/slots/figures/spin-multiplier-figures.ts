/** What it makes of a game's figures that a spin draws what multiplies it. */
import type { SpinMultiplier } from '@bahati/game-rules/slots/definition.ts';
import { type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { SpinDistribution } from './volatility.ts';

/** In the mean; 1 for a game that draws none. */
export function meanTimes(rungs: readonly SpinMultiplier[] | undefined): Rational {
  if (!rungs) return rational(1n);
  const sum = rungs.reduce((all, { times, weight }) => all + times * weight, 0);
  return rational(BigInt(sum), BigInt(weightOf(rungs)));
}

/** Every window once for each weight of what may multiply it. */
export function multiplied(
  spins: SpinDistribution,
  rungs: readonly SpinMultiplier[] | undefined,
): SpinDistribution {
  if (!rungs) return spins;
  return {
    windowCount: spins.windowCount * BigInt(weightOf(rungs)),
    byScatters: spins.byScatters.map((pays) => {
      const next = new Map<number, bigint>();
      for (const { times, weight } of rungs) {
        for (const [pay, count] of pays) {
          next.set(pay * times, (next.get(pay * times) ?? 0n) + count * BigInt(weight));
        }
      }
      return next;
    }),
  };
}

function weightOf(rungs: readonly SpinMultiplier[]): number {
  return rungs.reduce((sum, { weight }) => sum + weight, 0);
}
