/**
 * How a game feels, exactly: how often it pays, how widely the pay of a round is spread, and how
 * rare its dearest window is. All of it comes from full enumeration of both sets of reels.
 */
import { type SlotDefinition, stakeUnitsOf } from '@bahati/game-rules/slots/definition.ts';
import { add, multiply, type Rational, rational, subtract } from '@bahati/game-rules/rational.ts';
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
export type Moments = { readonly count: bigint; readonly sum: bigint; readonly squares: bigint };

/** Mean and mean square of what a series pays, in line stakes. */
export type SeriesMoments = { readonly mean: Rational; readonly square: Rational };

/** Every window of a set of reels by its scatters and by all it pays, multipliers included. */
export type SpinDistribution = {
  readonly windowCount: bigint;
  /** `[scatters]` → (pay in line stakes → number of such windows). */
  readonly byScatters: readonly ReadonlyMap<number, bigint>[];
};

export function figuresOf(definition: SlotDefinition): SlotFigures {
  const { reels, freeReels, freeSpins } = definition;
  const base = wholePays(definition, enumerateWindows(definition, reels), 1);
  if (!freeSpins) return figuresFrom(definition, base, null);
  const free = wholePays(definition, enumerateWindows(definition, freeReels), freeSpins.multiplier);
  return figuresFrom(definition, base, free);
}

/** The figures of a game whose windows were counted, by whatever rule they pay. */
export function figuresFrom(
  definition: SlotDefinition,
  base: SpinDistribution,
  free: SpinDistribution | null,
): SlotFigures {
  const { freeSpins } = definition;
  const freeMoments = free ? momentsOf(free) : [];
  const { mean, variance } = roundMoments(definition, base, (awarded) =>
    seriesMoments(definition, freeMoments, awarded),
  );
  const isFeature = (scatters: number) => (freeSpins?.awards[scatters] ?? 0) > 0;
  return {
    rtp: mean,
    hitRate: chanceOf(base, (pay, scatters) => pay > 0 || isFeature(scatters)),
    freeSpinChance: chanceOf(base, (_, scatters) => isFeature(scatters)),
    variance,
    topBaseSpin: topOf(base),
    topFreeSpin: free ? topOf(free) : null,
  };
}

/** Mean and variance of what a round pays, in total stakes. */
export function roundMoments(
  definition: SlotDefinition,
  base: SpinDistribution,
  seriesOf: (awarded: number) => SeriesMoments,
): { readonly mean: Rational; readonly variance: Rational } {
  let mean = rational(0n);
  let square = rational(0n);
  for (const [scatters, { count, sum, squares }] of momentsOf(base).entries()) {
    const over = (value: bigint) => rational(value, base.windowCount);
    const series = seriesOf(definition.freeSpins?.awards[scatters] ?? 0);
    mean = add(mean, over(sum), multiply(over(count), series.mean));
    square = add(
      square,
      over(squares),
      multiply(over(2n * sum), series.mean),
      multiply(over(count), series.square),
    );
  }
  const perStake = rational(1n, BigInt(stakeUnitsOf(definition)));
  const variance = subtract(square, multiply(mean, mean));
  return {
    mean: multiply(mean, perStake),
    variance: multiply(variance, multiply(perStake, perStake)),
  };
}

/** How many free spins a round wins on average, retriggers included. */
export function freeSpinsPerRound(
  definition: SlotDefinition,
  base: SpinDistribution,
  free: SpinDistribution,
): Rational {
  // Every free spin counts as one that pays 1.
  const spins = momentsOf(free).map(({ count }) => ({ count, sum: count, squares: count }));
  return add(
    ...momentsOf(base).map(({ count }, scatters) =>
      multiply(
        rational(count, base.windowCount),
        seriesMoments(definition, spins, definition.freeSpins?.awards[scatters] ?? 0).mean,
      ),
    ),
  );
}

export function wholePays(
  definition: SlotDefinition,
  { windowCount, byScatters }: WindowDistribution,
  multiplier: number,
): SpinDistribution {
  return {
    windowCount,
    byScatters: byScatters.map((pays, scatters) => {
      const scatterPay = (definition.scatterPays[scatters] ?? 0) * definition.lines.length;
      return new Map([...pays].map(([pay, count]) => [multiplier * (pay + scatterPay), count]));
    }),
  };
}

export function momentsOf({ byScatters }: SpinDistribution): Moments[] {
  return byScatters.map((pays) => {
    const moments = { count: 0n, sum: 0n, squares: 0n };
    for (const [whole, count] of pays) {
      const pay = BigInt(whole);
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
export function seriesMoments(
  definition: SlotDefinition,
  spins: readonly Moments[],
  awarded: number,
): SeriesMoments {
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
  { byScatters, windowCount }: SpinDistribution,
  isCounted: (pay: number, scatters: number) => boolean,
): Rational {
  let counted = 0n;
  for (const [scatters, pays] of byScatters.entries()) {
    for (const [pay, count] of pays) if (isCounted(pay, scatters)) counted += count;
  }
  return rational(counted, windowCount);
}

function topOf(distribution: SpinDistribution): TopWin {
  let top = 0;
  for (const pays of distribution.byScatters) {
    for (const pay of pays.keys()) top = Math.max(top, pay);
  }
  return { pay: top, chance: chanceOf(distribution, (pay) => pay === top) };
}
