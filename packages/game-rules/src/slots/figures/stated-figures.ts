/** The figures a player reads, from the windows counted. */
import { boughtFigures, windowsWith } from './bought-figures.ts';
import {
  type SlotDefinition,
  type StatedFigures,
  stakeUnitsOf,
} from '@bahati/game-rules/slots/definition.ts';
import { progressiveReturn } from '@bahati/game-rules/slots/progressive.ts';
import {
  add,
  multiply,
  type Rational,
  rational,
  toDecimalText,
  toNumber,
} from '@bahati/game-rules/rational.ts';
import {
  figuresFrom,
  freeSpinsPerRound,
  momentsOf,
  seriesMoments,
  type SpinDistribution,
} from './volatility.ts';

/**
 * `bought`: the windows a bought round may begin with. Absent: those of `base` with its scatters,
 * which in a game that falls they are not, because scatters are counted when nothing falls.
 */
export function statedFrom(
  definition: SlotDefinition,
  base: SpinDistribution,
  free: SpinDistribution | null,
  bought?: SpinDistribution,
): StatedFigures {
  const figures = figuresFrom(definition, base, free);
  const { topBaseSpin, topFreeSpin, freeSpinChance } = figures;
  const isFreeTop = topFreeSpin !== null && topFreeSpin.pay > topBaseSpin.pay;
  const top = isFreeTop ? topFreeSpin : topBaseSpin;
  const spinsPerRound = isFreeTop && free ? freeSpinsPerRound(definition, base, free) : one;
  return {
    ...returnsOf(definition, figures.rtp),
    hitRatePercent: percentText(figures.hitRate),
    freeSpinsOneIn: definition.freeSpins ? oneIn(freeSpinChance) : null,
    standardDeviation: deviationText(figures.variance),
    topSpin: {
      timesTotalStake: timesText(definition, top.pay),
      oneInRounds: oneIn(multiply(top.chance, spinsPerRound)),
    },
    ...(definition.buy && free ? { buy: buyFigures(definition, base, free, bought) } : {}),
  };
}

/** `rest`: what comes back without jackpots. */
export function returnsOf(
  { progressive }: SlotDefinition,
  rest: Rational,
): Pick<StatedFigures, 'rtpPercent' | 'jackpots'> {
  if (!progressive) return { rtpPercent: percentText(rest) };
  const ofJackpots = progressiveReturn(progressive);
  return {
    rtpPercent: percentText(add(rest, ofJackpots)),
    jackpots: { rtpPercent: percentText(ofJackpots), restPercent: percentText(rest) },
  };
}

function buyFigures(
  definition: SlotDefinition,
  base: SpinDistribution,
  free: SpinDistribution,
  bought: SpinDistribution | undefined,
) {
  const { buy, tumble } = definition;
  if (!buy || (tumble && !bought)) throw new RangeError('The windows that are sold are missing.');
  const moments = momentsOf(free);
  return boughtFigures(definition, buy, bought ?? windowsWith(base, buy), (awarded) =>
    seriesMoments(definition, moments, awarded),
  );
}

const one = rational(1n);

export function percentText(share: Rational): string {
  return toDecimalText(multiply(share, rational(100n)), 2);
}

/** The standard deviation of a round, in total stakes, to two places. */
export function deviationText(variance: Rational): string {
  const hundredths = Math.round(Math.sqrt(toNumber(variance)) * 100);
  return toDecimalText(rational(BigInt(hundredths), 100n), 2);
}

/** "437419101": one in so many. */
export function oneIn({ numerator, denominator }: Rational): string {
  return toDecimalText(rational(denominator, numerator), 0);
}

/** A pay in line stakes as total stakes, to one place. */
export function timesText(definition: SlotDefinition, pay: number): string {
  return toDecimalText(rational(BigInt(pay), BigInt(stakeUnitsOf(definition))), 1);
}
