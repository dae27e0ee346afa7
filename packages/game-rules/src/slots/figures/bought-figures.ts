/** What a bought round gives back of what it cost, exactly. */
import {
  type BuyRule,
  type SlotDefinition,
  type StatedFigures,
} from '@bahati/game-rules/slots/definition.ts';
import {
  multiply,
  type Rational,
  rational,
  toDecimalText,
  toNumber,
} from '@bahati/game-rules/rational.ts';
import { roundMoments, type SeriesMoments, type SpinDistribution } from './volatility.ts';

/**
 * `bought`: the paid windows a bought round may begin with, each once, by the scatters they end
 * with. `seriesOf`: what the free spins then pay, in line stakes.
 */
export function boughtFigures(
  definition: SlotDefinition,
  { price }: BuyRule,
  bought: SpinDistribution,
  seriesOf: (awarded: number) => SeriesMoments,
): NonNullable<StatedFigures['buy']> {
  const { mean, variance } = roundMoments(definition, bought, seriesOf);
  const perPrice = rational(1n, BigInt(price));
  const spread = toNumber(multiply(variance, multiply(perPrice, perPrice)));
  return {
    priceStakes: price,
    rtpPercent: inHundredths(multiply(mean, multiply(perPrice, rational(100n)))),
    standardDeviation: inHundredths(rational(BigInt(Math.round(Math.sqrt(spread) * 100)), 100n)),
  };
}

/** Of windows where nothing falls: those that show just so many scatters. */
export function windowsWith(
  { byScatters }: SpinDistribution,
  { scatters }: BuyRule,
): SpinDistribution {
  const wanted = byScatters[scatters] ?? new Map<number, bigint>();
  return {
    windowCount: [...wanted.values()].reduce((sum, count) => sum + count, 0n),
    byScatters: byScatters.map((_, count) => (count === scatters ? wanted : new Map())),
  };
}

function inHundredths(value: Rational): string {
  return toDecimalText(value, 2);
}
