/**
 * Full enumeration of a game whose lines pay and fall. A whole chain follows from the stops, so
 * every combination of them is played once. Written apart from the engine's own rules: a window
 * is a row of bytes, a win a mask of its cells. Stops whose first reels already rule out any win
 * are counted by their scatters alone.
 */
import {
  type SlotDefinition,
  type Strip,
  stakeUnitsOf,
} from '@bahati/game-rules/slots/definition.ts';
import { mostDrops } from '@bahati/game-rules/slots/mechanics/tumble.ts';
import type { SpinDistribution } from '@bahati/game-rules/slots/figures/volatility.ts';

/** After so many reels it is asked whether any line can still win. */
const openingReels = 3;
const onlyWilds = -1;

/** What the lines of a window win: the pay in line stakes, and a bit for each cell of a win. */
type Read = { pay: number; cells: number };

/**
 * `multipliers[k]` is for the window after the k-th fall, the last for all later ones; those of a
 * free spin come already multiplied by that of its series. `isCounted`: absent, all windows are.
 * Throws for more than 30 cells.
 */
export function enumerateFallingLines(
  definition: SlotDefinition,
  strips: readonly Strip[],
  multipliers: readonly number[],
  isCounted?: (stops: readonly number[]) => boolean,
): SpinDistribution {
  const { rows, scatterPays } = definition;
  if (rows * strips.length > 30) throw new RangeError('The window has too many cells.');
  const counted = Array.from({ length: rows * strips.length + 1 }, () => new Map());
  let windowCount = 0;
  const add = (scatters: number, pay: number, windows: number) => {
    const pays: Map<number, number> | undefined = counted[scatters];
    pays?.set(pay, (pays.get(pay) ?? 0) + windows);
    windowCount += windows;
  };
  const scatterPay = (scatters: number) =>
    (scatterPays[scatters] ?? 0) * stakeUnitsOf(definition) * (multipliers[0] ?? 1);
  const grid = new Uint8Array(rows * strips.length);
  const opening = Math.min(openingReels, strips.length);
  const isOpen = openingReader(definition, grid, opening);
  const play = createChainPlayer(definition, strips, grid, multipliers);
  const later = windowsByScatters(definition, strips.slice(opening));
  for (const stops of everyStop(strips.slice(0, opening))) {
    stops.forEach((stop, reel) => show(definition, grid, strips, reel, stop));
    if (!isCounted && !isOpen()) {
      const here = scattersIn(definition, grid.subarray(0, opening * rows));
      for (const [more, windows] of later) add(here + more, scatterPay(here + more), windows);
      continue;
    }
    for (const rest of everyStop(strips.slice(opening))) {
      const whole = [...stops, ...rest];
      if (isCounted && !isCounted(whole)) continue;
      const { pay, scatters } = play(whole);
      add(scatters, pay + scatterPay(scatters), 1);
    }
  }
  return {
    windowCount: BigInt(windowCount),
    byScatters: counted.map(
      (pays) => new Map([...pays].map(([pay, windows]) => [pay, BigInt(windows)])),
    ),
  };
}

/** Plays the chain of these stops; `pay` is without that of the scatters. */
function createChainPlayer(
  definition: SlotDefinition,
  strips: readonly Strip[],
  grid: Uint8Array,
  multipliers: readonly number[],
): (stops: readonly number[]) => { readonly pay: number; readonly scatters: number } {
  const { rows } = definition;
  const read = lineReader(definition, grid, strips.length);
  const tops = new Int16Array(strips.length);
  return (stops) => {
    for (const reel of strips.keys()) show(definition, grid, strips, reel, stops[reel] ?? 0);
    tops.set(stops);
    let pay = 0;
    for (let fall = 0; ; fall += 1) {
      const won = read();
      pay += won.pay * (multipliers[Math.min(fall, multipliers.length - 1)] ?? 1);
      if (won.pay === 0 || fall === mostDrops) break;
      for (let reel = 0; reel < strips.length; reel += 1) fallOnReel(reel, won.cells);
    }
    return { pay, scatters: scattersIn(definition, grid) };
  };

  /** Keeps, from below, what no win holds, and fills up from the strip. */
  function fallOnReel(reel: number, gone: number): void {
    const strip = strips[reel] ?? [];
    let to = (reel + 1) * rows - 1;
    for (let from = to; from >= reel * rows; from -= 1) {
      if ((gone & (1 << from)) !== 0) continue;
      grid[to] = grid[from] ?? 0;
      to -= 1;
    }
    for (; to >= reel * rows; to -= 1) {
      tops[reel] = ((tops[reel] ?? 0) === 0 ? strip.length : (tops[reel] ?? 0)) - 1;
      grid[to] = strip[tops[reel] ?? 0] ?? 0;
    }
  }
}

/** Reads every line over the first `reelCount` reels; the answer is used again by the next call. */
function lineReader(definition: SlotDefinition, grid: Uint8Array, reelCount: number): () => Read {
  const { lines, rows, symbols, wild, scatter } = definition;
  const pays = symbols.map((symbol) =>
    Array.from({ length: reelCount + 1 }, (_, count) => symbol.pays[count] ?? 0),
  );
  const places = lines.map((line) =>
    Uint8Array.from({ length: reelCount }, (_, reel) => reel * rows + (line[reel] ?? 0)),
  );
  const wildPays = (wild === null ? undefined : pays[wild]) ?? [];
  const answer: Read = { pay: 0, cells: 0 };
  return () => {
    answer.pay = 0;
    answer.cells = 0;
    for (const cells of places) {
      let [symbol, opened, count] = [onlyWilds, 0, 0];
      for (; count < reelCount; count += 1) {
        const shown = grid[cells[count] ?? 0] ?? 0;
        if (shown === wild) {
          if (symbol === onlyWilds) opened += 1;
        } else if (symbol === onlyWilds && shown !== scatter) symbol = shown;
        else if (shown !== symbol) break;
      }
      const asSymbol = pays[symbol]?.[count] ?? 0;
      const asWilds = wildPays[opened] ?? 0;
      const pay = Math.max(asSymbol, asWilds);
      if (pay === 0) continue;
      answer.pay += pay;
      const held = asWilds > asSymbol ? opened : count;
      for (let at = 0; at < held; at += 1) answer.cells |= 1 << (cells[at] ?? 0);
    }
    return answer;
  };
}

/** Tells whether any line has won on the opening reels, or may still win on those that follow. */
function openingReader(
  { lines, rows, symbols, wild, scatter }: SlotDefinition,
  grid: Uint8Array,
  opening: number,
): () => boolean {
  const least = Math.min(
    ...symbols.map(({ pays }) => pays.findIndex((pay) => pay > 0)).filter((from) => from > 0),
  );
  return () =>
    lines.some((line) => {
      let symbol = onlyWilds;
      for (let reel = 0; reel < Math.min(opening, least); reel += 1) {
        const shown = grid[reel * rows + (line[reel] ?? 0)] ?? 0;
        if (shown === wild) continue;
        if (shown === scatter || (symbol !== onlyWilds && shown !== symbol)) return false;
        symbol = shown;
      }
      return true;
    });
}

/** Writes what this reel shows at this stop into the window. */
function show(
  { rows }: SlotDefinition,
  grid: Uint8Array,
  strips: readonly Strip[],
  reel: number,
  stop: number,
): void {
  const strip = strips[reel] ?? [];
  for (let row = 0; row < rows; row += 1) {
    let at = stop + row;
    while (at >= strip.length) at -= strip.length;
    grid[reel * rows + row] = strip[at] ?? 0;
  }
}

/** Every combination of stops; the array is used again for the next. */
function* everyStop(strips: readonly Strip[]): Generator<readonly number[]> {
  const stops = strips.map(() => 0);
  for (;;) {
    yield stops;
    let reel = strips.length - 1;
    while (reel >= 0 && stops[reel] === (strips[reel]?.length ?? 0) - 1) stops[reel--] = 0;
    if (reel < 0) return;
    stops[reel] = (stops[reel] ?? 0) + 1;
  }
}

/** Of all windows of these strips, how many show each number of scatters. */
function windowsByScatters(
  definition: SlotDefinition,
  strips: readonly Strip[],
): ReadonlyMap<number, number> {
  const shown = new Uint8Array(definition.rows);
  return strips.reduce(
    (sofar, strip) => {
      const next = new Map<number, number>();
      for (const stop of strip.keys()) {
        show(definition, shown, [strip], 0, stop);
        const more = scattersIn(definition, shown);
        for (const [count, windows] of sofar) {
          next.set(count + more, (next.get(count + more) ?? 0) + windows);
        }
      }
      return next;
    },
    new Map([[0, 1]]),
  );
}

function scattersIn({ scatter }: SlotDefinition, cells: Uint8Array): number {
  let count = 0;
  for (const shown of cells) if (shown === scatter) count += 1;
  return count;
}
