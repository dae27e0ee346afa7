/**
 * The figures of a game whose wilds stay for the rest of its free spins. Reels are independent and
 * a line takes one cell of each, so what a line pays in a spin, and what two lines pay together in
 * two spins, is a product over the reels: no set of stuck cells has to be followed.
 */
import type {
  SlotDefinition,
  StatedFigures,
  Strip,
  SymbolId,
} from '@bahati/game-rules/slots/definition.ts';
import { add, multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import { deviationText, oneIn, percentText, timesText } from './stated-figures.ts';
import { seriesSquare } from './sticky-pairs.ts';
import { topOfSeries } from './sticky-top.ts';
import { figuresFrom, roundMoments, type SeriesMoments, wholePays } from './volatility.ts';
import { enumerateWindows } from './window-distribution.ts';

/** Throws where a free spin could win another, or a wild could open a line or pay by itself. */
export function statedWithStickyWilds(definition: SlotDefinition): StatedFigures {
  const base = wholePays(definition, enumerateWindows(definition, definition.reels), 1);
  const known = new Map<number, SeriesMoments>();
  const { mean, variance } = roundMoments(definition, base, (awarded) => {
    const series = known.get(awarded) ?? stickySeries(definition, awarded);
    known.set(awarded, series);
    return series;
  });
  const { hitRate, freeSpinChance, topBaseSpin } = figuresFrom(definition, base, null);
  const { pay, timesIn } = topOfSeries(definition);
  const awards = definition.freeSpins?.awards ?? [];
  const topFree = base.byScatters.map((pays, scatters) => {
    const windows = [...pays.values()].reduce((sum, count) => sum + count, 0n);
    return multiply(rational(windows, base.windowCount), timesIn(awards[scatters] ?? 0));
  });
  const isFreeTop = pay > topBaseSpin.pay;
  return {
    rtpPercent: percentText(mean),
    hitRatePercent: percentText(hitRate),
    freeSpinsOneIn: oneIn(freeSpinChance),
    standardDeviation: deviationText(variance),
    topSpin: {
      timesTotalStake: timesText(definition, isFreeTop ? pay : topBaseSpin.pay),
      oneInRounds: oneIn(isFreeTop ? add(...topFree) : topBaseSpin.chance),
    },
  };
}

/** What a series of so many free spins pays, in line stakes; the square to a millionth. */
export function stickySeries(definition: SlotDefinition, spins: number): SeriesMoments {
  refuseOtherRules(definition);
  const { freeSpins, symbols, lines } = definition;
  const whole = BigInt(lines.length * (freeSpins?.multiplier ?? 1));
  const ofSpins = Array.from({ length: spins }, (_, before) =>
    add(...symbols.keys().map((symbol) => meanOfLine(definition, symbol, before))),
  );
  const scale = 2 ** 20;
  const square = BigInt(Math.round(seriesSquare(definition, spins) * scale));
  return {
    mean: multiply(rational(whole), add(...ofSpins)),
    square: rational(square, BigInt(scale)),
  };
}

/** What a line pays by one symbol in the spin that follows `before` others. */
function meanOfLine(
  { freeReels, wild, symbols }: SlotDefinition,
  symbol: SymbolId,
  before: number,
): Rational {
  let running = rational(1n);
  let mean = rational(0n);
  const pays = symbols[symbol]?.pays ?? [];
  for (const [reel, strip] of freeReels.entries()) {
    const length = BigInt(strip.length);
    const without = (isGone: (shown: SymbolId) => boolean) =>
      BigInt(strip.filter((shown) => !isGone(shown)).length);
    const missed = rational(
      without((shown) => shown === wild) ** BigInt(before) *
        without((shown) => shown === wild || shown === symbol),
      length ** BigInt(before + 1),
    );
    mean = add(mean, multiply(multiply(running, missed), rational(BigInt(pays[reel] ?? 0))));
    running = multiply(running, add(rational(1n), negative(missed)));
  }
  return add(mean, multiply(running, rational(BigInt(pays[freeReels.length] ?? 0))));
}

function negative({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator };
}

function refuseOtherRules({ wild, wilds, scatter, symbols, freeReels }: SlotDefinition): void {
  const bears = (strip: Strip | undefined, symbol: SymbolId | null) =>
    symbol !== null && strip?.includes(symbol) === true;
  if (
    wild === null ||
    wilds?.kind !== 'sticky' ||
    symbols[wild]?.pays.some((pay) => pay > 0) ||
    bears(freeReels[0], wild) ||
    freeReels.some((strip) => bears(strip, scatter))
  ) {
    throw new RangeError('These figures are for wilds that stay while no spin is added.');
  }
}
