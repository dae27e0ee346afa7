/**
 * What one spin of these strips returns and how often it pays, scatters aside: fast enough to be
 * asked ten thousand times in a search. In doubles; what a game states is counted exactly, elsewhere.
 */
import {
  type SlotDefinition,
  stakeUnitsOf,
  type Strip,
} from '@bahati/game-rules/slots/definition.ts';

export type Measured = {
  /** Share of the total stake. */
  readonly rtp: number;
  /** Exact where every pay begins at three of a kind. */
  readonly hitRate: number;
};

/** Of a game of lines, its wilds expanding or not, or of ways without such. */
export function measureSpin(definition: SlotDefinition, strips: readonly Strip[]): Measured {
  const windows = strips.map((strip) => windowsOf(definition, strip));
  if (definition.payRule?.kind === 'ways') return measureWays(definition, windows);
  const { lines } = definition;
  // Without wilds that grow every line sees the same.
  const differing = definition.wilds ? lines : lines.slice(0, 1);
  const returns = differing.map((rows) => returnOfLine(definition, windows, rows));
  return {
    rtp: returns.reduce((sum, each) => sum + each, 0) / returns.length,
    hitRate: hitRateOfLines(definition, windows),
  };
}

/** `[stop][row]`, as it is read. */
type Windows = readonly (readonly number[])[];

function windowsOf({ rows, wild, wilds }: SlotDefinition, strip: Strip): Windows {
  const turned = [...strip, ...strip];
  return strip.map((_, stop) => {
    const window = turned.slice(stop, stop + rows);
    const isGrown = wilds?.kind === 'expanding' && wild !== null && window.includes(wild);
    return isGrown ? window.map(() => wild) : window;
  });
}

function measureWays(definition: SlotDefinition, windows: readonly Windows[]): Measured {
  const { symbols, wild, scatter } = definition;
  let paid = 0;
  const masks = windows.map((stops) => stops.map(() => 0));
  for (const [symbol, { pays }] of symbols.entries()) {
    if (symbol === wild || symbol === scatter) continue;
    let ways = 1;
    for (const [reel, stops] of windows.entries()) {
      let [cells, without] = [0, 0];
      for (const [stop, window] of stops.entries()) {
        const shown = window.filter((one) => one === symbol || one === wild).length;
        cells += shown;
        if (shown === 0) without += 1;
        else (masks[reel] as number[])[stop] = (masks[reel]?.[stop] ?? 0) | (1 << symbol);
      }
      paid += ways * (without / stops.length) * (pays[reel] ?? 0);
      ways *= cells / stops.length;
    }
    paid += ways * (pays[windows.length] ?? 0);
  }
  const [first = [], second = [], third = []] = masks;
  let hits = 0;
  for (const one of first) {
    for (const two of second) {
      for (const three of third) if ((one & two & three) !== 0) hits += 1;
    }
  }
  return {
    rtp: paid / stakeUnitsOf(definition),
    hitRate: hits / (first.length * second.length * third.length),
  };
}

/** By how many wilds the line opens with, which other symbol follows, and where its run ends. */
function returnOfLine(
  { symbols, wild, scatter }: SlotDefinition,
  windows: readonly Windows[],
  rows: readonly number[],
): number {
  const chances = windows.map((stops, reel) => {
    const chance = symbols.map(() => 0);
    for (const window of stops) {
      const shown = window[rows[reel] ?? 0] ?? 0;
      chance[shown] = (chance[shown] ?? 0) + 1 / stops.length;
    }
    return chance;
  });
  const on = (reel: number, symbol: number | null) =>
    symbol === null ? 0 : (chances[reel]?.[symbol] ?? 0);
  const wildPay = (count: number) => (wild === null ? 0 : (symbols[wild]?.pays[count] ?? 0));
  let opening = 1;
  let paid = 0;
  for (let wilds = 0; wilds < windows.length; wilds += 1) {
    for (const [symbol, { pays }] of symbols.entries()) {
      if (symbol === wild) continue;
      let run = opening * on(wilds, symbol);
      for (let count = wilds + 1; count <= windows.length && run > 0; count += 1) {
        const goesOn = count === windows.length ? 0 : on(count, symbol) + on(count, wild);
        const own = symbol === scatter ? 0 : (pays[count] ?? 0);
        paid += run * (1 - goesOn) * Math.max(own, wildPay(wilds));
        run *= goesOn;
      }
    }
    opening *= on(wilds, wild);
  }
  return paid + opening * wildPay(windows.length);
}

function hitRateOfLines(
  { lines, wild, scatter }: SlotDefinition,
  windows: readonly Windows[],
): number {
  const [first = [], second = [], third = []] = windows;
  let hits = 0;
  for (const a of first) {
    for (const b of second) {
      const open = lines.flatMap((rows) => {
        const [one = 0, two = 0] = [a[rows[0] ?? 0], b[rows[1] ?? 0]];
        const run = one === wild ? two : one;
        const isOpen = run !== scatter && (one === two || one === wild || two === wild);
        return isOpen ? [[run, rows[2] ?? 0] as const] : [];
      });
      if (open.length === 0) continue;
      for (const c of third) {
        const isHit = open.some(([run, row]) => {
          const shown = c[row];
          return shown === run || shown === wild || (run === wild && shown !== scatter);
        });
        if (isHit) hits += 1;
      }
    }
  }
  return hits / (first.length * second.length * third.length);
}
