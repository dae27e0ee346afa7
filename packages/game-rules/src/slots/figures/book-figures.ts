/**
 * The figures of a game with a book. Its free spins pay by the symbol drawn before them, so every
 * window of the free reels is counted once for each symbol the book may choose.
 */
import { boughtFigures, windowsWith } from './bought-figures.ts';
import type {
  BookRule,
  SlotDefinition,
  StatedFigures,
  Strip,
  SymbolId,
} from '@bahati/game-rules/slots/definition.ts';
import { createFastReels } from '@bahati/game-rules/slots/simulation/fast-reels.ts';
import { createWinRecords, evaluateSpins } from '@bahati/game-rules/slots/simulation/fast-spins.ts';
import { add, multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import { everyStops } from '@bahati/game-rules/slots/small-games.ts';
import { deviationText, oneIn, percentText, timesText } from './stated-figures.ts';
import {
  figuresFrom,
  freeSpinsPerRound,
  type Moments,
  roundMoments,
  type SeriesMoments,
  seriesMoments,
  type SpinDistribution,
} from './volatility.ts';

type PageCount = {
  /** `[scatters]` of one symbol's free spins. */
  readonly moments: Moments[];
  readonly top: number;
  readonly topCount: number;
};

export function statedWithBook(
  definition: SlotDefinition,
  { candidates }: BookRule,
  base: SpinDistribution,
): StatedFigures {
  const { freeReels } = definition;
  const pages = countPages(definition, candidates, freeReels);
  const share = rational(1n, BigInt(candidates.length));
  const average = (of: (page: PageCount) => Rational) => multiply(share, add(...pages.map(of)));
  const known = new Map<number, SeriesMoments>();
  const seriesOf = (awarded: number) => {
    const found = known.get(awarded);
    if (found) return found;
    const series = pages.map(({ moments }) => seriesMoments(definition, moments, awarded));
    const averaged = {
      mean: multiply(share, add(...series.map((each) => each.mean))),
      square: multiply(share, add(...series.map((each) => each.square))),
    };
    known.set(awarded, averaged);
    return averaged;
  };
  const { mean, variance } = roundMoments(definition, base, seriesOf);
  const { buy } = definition;
  const { hitRate, freeSpinChance } = figuresFrom(definition, base, null);
  const windowCount = freeReels.reduce((all, { length }) => all * BigInt(length), 1n);
  const byScatters = (pages[0]?.moments ?? []).map(({ count }) => new Map([[0, count]]));
  const spins = freeSpinsPerRound(definition, base, { windowCount, byScatters });
  const top = Math.max(...pages.map((page) => page.top));
  const topChance = average((page) =>
    rational(page.top === top ? BigInt(page.topCount) : 0n, windowCount),
  );
  return {
    rtpPercent: percentText(mean),
    hitRatePercent: percentText(hitRate),
    freeSpinsOneIn: oneIn(freeSpinChance),
    standardDeviation: deviationText(variance),
    topSpin: {
      timesTotalStake: timesText(definition, top),
      oneInRounds: oneIn(multiply(spins, topChance)),
    },
    ...(buy ? { buy: boughtFigures(definition, buy, windowsWith(base, buy), seriesOf) } : {}),
  };
}

const bits = 3;
const mask = 2 ** bits - 1;

/** Counts every window of the free reels, all symbols of the book at once. */
function countPages(
  definition: SlotDefinition,
  candidates: readonly SymbolId[],
  strips: readonly Strip[],
): PageCount[] {
  const reels = createFastReels(definition, strips);
  // Bits of a number say on how many reels each candidate stands.
  const shown = strips.map((strip) => presenceOf(definition, candidates, strip));
  const grown = candidates.map((symbol) =>
    Array.from(
      { length: strips.length + 1 },
      (_, count) => (definition.symbols[symbol]?.pays[count] ?? 0) * definition.lines.length,
    ),
  );
  const multiplier = definition.freeSpins?.multiplier ?? 1;
  const tally = new Tally(candidates.length, definition.rows * strips.length + 1);
  const last = strips.at(-1)?.length ?? 0;
  const records = createWinRecords(reels, last);
  // The openings change, the stops of the last reel stay where they are.
  const stops = new Uint16Array(last * strips.length);
  for (let stop = 0; stop < last; stop += 1) stops[(stop + 1) * strips.length - 1] = stop;
  for (const opening of everyStops(strips.slice(0, -1))) {
    for (let at = 0; at < stops.length; at += strips.length) stops.set(opening, at);
    evaluateSpins(reels, stops, last, records);
    const before = opening.reduce((sum, stop, reel) => sum + (shown[reel]?.[stop] ?? 0), 0);
    for (let stop = 0; stop < last; stop += 1) {
      const present = before + (shown.at(-1)?.[stop] ?? 0);
      const pay = multiplier * (records.pays[stop] as number);
      const scatters = records.scatters[stop] as number;
      tally.add(scatters, pay);
      for (let at = 0; at < grown.length; at += 1) {
        const page = grown[at]?.[(present >>> (bits * at)) & mask] ?? 0;
        if (page > 0) tally.addPage(at, scatters, pay, multiplier * page);
      }
    }
  }
  return candidates.map((_, at) => tally.counted(at));
}

/** Sums over windows: what all pages share, and what the page of one candidate adds to it. */
class Tally {
  private readonly scatterCounts: number;
  private readonly counts: Float64Array;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  private readonly pageSums: Float64Array;
  private readonly pageSquares: Float64Array;
  private readonly tops: Float64Array;
  private readonly topCounts: Float64Array;

  constructor(pages: number, scatterCounts: number) {
    this.scatterCounts = scatterCounts;
    this.counts = new Float64Array(scatterCounts);
    this.sums = new Float64Array(scatterCounts);
    this.squares = new Float64Array(scatterCounts);
    this.pageSums = new Float64Array(pages * scatterCounts);
    this.pageSquares = new Float64Array(pages * scatterCounts);
    this.tops = new Float64Array(pages);
    this.topCounts = new Float64Array(pages);
  }

  add(scatters: number, pay: number): void {
    (this.counts[scatters] as number) += 1;
    (this.sums[scatters] as number) += pay;
    (this.squares[scatters] as number) += pay * pay;
  }

  addPage(at: number, scatters: number, pay: number, page: number): void {
    const index = at * this.scatterCounts + scatters;
    (this.pageSums[index] as number) += page;
    (this.pageSquares[index] as number) += page * (2 * pay + page);
    const whole = pay + page;
    const top = this.tops[at] as number;
    if (whole < top) return;
    this.topCounts[at] = whole === top ? (this.topCounts[at] as number) + 1 : 1;
    this.tops[at] = whole;
  }

  /** The dearest window of a page is one on which the page opens. */
  counted(at: number): PageCount {
    const exact = (value: number) => {
      if (!Number.isSafeInteger(value)) throw new RangeError('The sums outgrew exact numbers.');
      return BigInt(value);
    };
    const moments = Array.from(this.counts, (count, scatters) => {
      const index = at * this.scatterCounts + scatters;
      return {
        count: exact(count),
        sum: exact((this.sums[scatters] ?? 0) + (this.pageSums[index] ?? 0)),
        squares: exact((this.squares[scatters] ?? 0) + (this.pageSquares[index] ?? 0)),
      };
    });
    return { moments, top: this.tops[at] ?? 0, topCount: this.topCounts[at] ?? 0 };
  }
}

function presenceOf({ rows }: SlotDefinition, candidates: readonly SymbolId[], strip: Strip) {
  const turned = [...strip, ...strip];
  return strip.map((_, stop) => {
    const window = turned.slice(stop, stop + rows);
    return candidates.reduce(
      (sum, symbol, at) => (window.includes(symbol) ? sum | (1 << (bits * at)) : sum),
      0,
    );
  });
}
