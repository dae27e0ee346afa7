/**
 * The figures of a game with a pick, exactly: its windows counted, and what the opened chests hold
 * besides. Chests are laid alike for every window, so both are told apart and put together.
 */
import type {
  PickRule,
  SlotDefinition,
  StatedFigures,
} from '@bahati/game-rules/slots/definition.ts';
import { add, multiply, type Rational, rational, subtract } from '@bahati/game-rules/rational.ts';
import { deviationText, oneIn, percentText, statedFrom } from './stated-figures.ts';
import { momentsOf, roundMoments, type SpinDistribution } from './volatility.ts';

/** Mean and variance of what a round pays, chests included, in total stakes. */
type PickFigures = {
  readonly mean: Rational;
  readonly variance: Rational;
  /** The chance that a paid spin wins the pick. */
  readonly chance: Rational;
};

/** For a game of paid spins alone: free spins beside a pick are refused. */
export function pickFigures(
  definition: SlotDefinition,
  rule: PickRule,
  base: SpinDistribution,
): PickFigures {
  if (definition.freeSpins) throw new RangeError('A pick beside free spins has no figures here.');
  const noSeries = { mean: rational(0n), square: rational(0n) };
  const lines = roundMoments(definition, base, () => noSeries);
  const chests = openedMoments(rule);
  let [won, paidWithIt] = [0n, 0n];
  for (const [scatters, { count, sum }] of momentsOf(base).entries()) {
    if (scatters < rule.scatters) continue;
    won += count;
    paidWithIt += sum;
  }
  const chance = rational(won, base.windowCount);
  const units = BigInt(definition.stakeUnits ?? definition.lines.length);
  const beside = rational(2n * paidWithIt, base.windowCount * units);
  const mean = add(lines.mean, multiply(chance, chests.mean));
  const square = add(
    lines.variance,
    multiply(lines.mean, lines.mean),
    multiply(beside, chests.mean),
    multiply(chance, chests.square),
  );
  return { mean, variance: subtract(square, multiply(mean, mean)), chance };
}

/** As players read them. The dearest spin is that of the reels; chests are told beside it. */
export function statedWithPick(
  definition: SlotDefinition,
  rule: PickRule,
  base: SpinDistribution,
): StatedFigures {
  const { mean, variance, chance } = pickFigures(definition, rule, base);
  return {
    ...statedFrom(definition, base, null),
    rtpPercent: percentText(mean),
    standardDeviation: deviationText(variance),
    pickOneIn: oneIn(chance),
  };
}

/** Mean and mean square of what so many chests hold together, none opened twice. */
function openedMoments({ prizes, picks }: PickRule): { mean: Rational; square: Rational } {
  const total = prizes.reduce((sum, prize) => sum + prize, 0);
  const squares = prizes.reduce((sum, prize) => sum + prize ** 2, 0);
  const [count, opened] = [prizes.length, picks];
  const share = rational(BigInt(opened), BigInt(count));
  const pairs = rational(BigInt(opened * (opened - 1)), BigInt(Math.max(1, count * (count - 1))));
  return {
    mean: multiply(share, rational(BigInt(total))),
    square: add(
      multiply(share, rational(BigInt(squares))),
      multiply(pairs, rational(BigInt(total ** 2 - squares))),
    ),
  };
}
