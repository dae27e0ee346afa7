/**
 * How a game feels, exactly: how often it pays, how widely the pay of a round is spread, and how
 * rare its dearest window is. All of it comes from full enumeration of both sets of reels.
 */
import type { SlotDefinition } from './definition.ts';
import { add, multiply, type Rational, rational, subtract } from './rational.ts';
import { enumerateWindows, type WindowDistribution } from './window-distribution.ts';

export type TopWin = {
  /** In line stakes, multiplier included. */
  readonly pay: number;
  /** The chance that one such spin shows it. */
  readonly chance: Rational;
};

export type SlotFigures = {
  /** Share of the total stake returned, found by enumeration alone. */
  readonly rtp: Rational;
  /** Chance that a paid spin pays or wins free spins. */
  readonly hitRate: Rational;
  readonly freeSpinChance: Rational;
  /** Variance of what a whole round pays, in total stakes squared. */
  readonly variance: Rational;
  readonly topBaseSpin: TopWin;
  readonly topFreeSpin: TopWin | null;
};

/** Of windows alike in scatters: how many, the sum of their pays, and of the squares. */
type Moments = { readonly count: bigint; readonly sum: bigint; readonly squares: bigint };

export function figuresOf(definition: SlotDefinition): SlotFigures {
  const { reels, freeReels, freeSpins, lines } = definition;
  const base = enumerateWindows(definition, reels);
  const free = freeSpins ? enumerateWindows(definition, freeReels) : undefined;
  const baseMoments = momentsOf(definition, base, 1);
  const freeMoments = free ? momentsOf(definition, free, freeSpins?.multiplier ?? 1) : [];
  let mean = rational(0n);
  let square = rational(0n);
  for (const [scatters, { count, sum, squares }] of baseMoments.entries()) {
    const over = (value: bigint) => rational(value, base.windowCount);
    const series = seriesMoments(definition, freeMoments, freeSpins?.awards[scatters] ?? 0);
    mean = add(mean, over(sum), multiply(over(count), series.mean));
    square = add(
      square,
      over(squares),
      multiply(over(2n * sum), series.mean),
      multiply(over(count), series.square),
    );
  }
  const perStake = rational(1n, BigInt(lines.length));
  const variance = subtract(square, multiply(mean, mean));
  const isFeature = (scatters: number) => (freeSpins?.awards[scatters] ?? 0) > 0;
  return {
    rtp: multiply(mean, perStake),
    hitRate: chanceOf(definition, base, (pay, scatters) => pay > 0 || isFeature(scatters)),
    freeSpinChance: chanceOf(definition, base, (_, scatters) => isFeature(scatters)),
    variance: multiply(variance, multiply(perStake, perStake)),
    topBaseSpin: topOf(definition, base, 1),
    topFreeSpin: free ? topOf(definition, free, freeSpins?.multiplier ?? 1) : null,
  };
}

function spinPay(definition: SlotDefinition, linePay: number, scatters: number): number {
  return linePay + (definition.scatterPays[scatters] ?? 0) * definition.lines.length;
}

function momentsOf(
  definition: SlotDefinition,
  { byScatters }: WindowDistribution,
  multiplier: number,
): Moments[] {
  return byScatters.map((pays, scatters) => {
    const moments = { count: 0n, sum: 0n, squares: 0n };
    for (const [linePay, count] of pays) {
      const pay = BigInt(multiplier * spinPay(definition, linePay, scatters));
      moments.count += count;
      moments.sum += pay * count;
      moments.squares += pay * pay * count;
    }
    return moments;
  });
}

/**
 * Mean and mean square of what a free-spin series pays. Each reachable length of the series
 * carries its weight and the sums of pay and squared pay so far, over `windowCount ^ played`.
 */
function seriesMoments(definition: SlotDefinition, spins: readonly Moments[], awarded: number) {
  const { freeSpins } = definition;
  let [mean, square] = [rational(0n), rational(0n)];
  if (!freeSpins || awarded === 0) return { mean, square };
  const windowCount = spins.reduce((sum, { count }) => sum + count, 0n);
  const nothing: Moments = { count: 0n, sum: 0n, squares: 0n };
  const first: Moments = { count: 1n, sum: 0n, squares: 0n };
  let open = new Map([[Math.min(awarded, freeSpins.maxSpins), first]]);
  let scale = 1n;
  for (let played = 1; open.size > 0; played += 1) {
    const next = new Map<number, Moments>();
    for (const [total, so] of open) {
      for (const [scatters, one] of spins.entries()) {
        const added = freeSpins.retriggers[scatters] ?? 0;
        const grown = Math.min(total + added, freeSpins.maxSpins);
        const into = next.get(grown) ?? nothing;
        next.set(grown, {
          count: into.count + so.count * one.count,
          sum: into.sum + so.sum * one.count + so.count * one.sum,
          squares:
            into.squares + so.squares * one.count + 2n * so.sum * one.sum + so.count * one.squares,
        });
      }
    }
    scale *= windowCount;
    const over = next.get(played);
    if (over) {
      mean = add(mean, rational(over.sum, scale));
      square = add(square, rational(over.squares, scale));
      next.delete(played);
    }
    open = next;
  }
  return { mean, square };
}

function chanceOf(
  definition: SlotDefinition,
  { byScatters, windowCount }: WindowDistribution,
  isCounted: (pay: number, scatters: number) => boolean,
): Rational {
  let counted = 0n;
  for (const [scatters, pays] of byScatters.entries()) {
    for (const [linePay, count] of pays) {
      if (isCounted(spinPay(definition, linePay, scatters), scatters)) counted += count;
    }
  }
  return rational(counted, windowCount);
}

function topOf(
  definition: SlotDefinition,
  distribution: WindowDistribution,
  multiplier: number,
): TopWin {
  const pays = distribution.byScatters.flatMap((byPay, scatters) =>
    [...byPay.keys()].map((linePay) => spinPay(definition, linePay, scatters)),
  );
  const top = Math.max(...pays);
  return {
    pay: top * multiplier,
    chance: chanceOf(definition, distribution, (pay) => pay === top),
  };
}
