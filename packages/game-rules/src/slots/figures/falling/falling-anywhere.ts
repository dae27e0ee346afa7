/**
 * Full enumeration of a game whose symbols pay by their number, falling or not. Where all reels bear one
 * strip it does not matter which reel stopped where: stops are taken in rising order, each with
 * the number of orders it stands for. Written apart from the engine's own rules.
 */
import {
  type SlotDefinition,
  type Strip,
  stakeUnitsOf,
} from '@bahati/game-rules/slots/definition.ts';
import { mostDrops } from '@bahati/game-rules/slots/mechanics/tumble.ts';
import type { SpinDistribution } from '@bahati/game-rules/slots/figures/volatility.ts';

type Chain = { readonly pay: number; readonly scatters: number };

/**
 * `multipliers[k]` is for the window after the k-th fall, the last for all later ones.
 * `isCounted`: absent, all windows are; it must not look at which reel stopped where.
 */
export function enumerateFallingAnywhere(
  definition: SlotDefinition,
  strips: readonly Strip[],
  multipliers: readonly number[],
  isCounted?: (stops: ArrayLike<number>) => boolean,
): SpinDistribution {
  const strip = strips[0] ?? [];
  if (strips.some((other) => String(other) !== String(strip))) {
    throw new RangeError('The reels of this game do not bear one strip.');
  }
  const play = createChainPlayer(definition, strip, strips.length, multipliers);
  const counted = Array.from(
    { length: definition.rows * strips.length + 1 },
    () => new Map<number, number>(),
  );
  let windows = 0;
  for (const [stops, orders] of risingStops(strip.length, strips.length)) {
    if (isCounted && !isCounted(stops)) continue;
    const { pay, scatters } = play(stops);
    windows += orders;
    const pays = counted[scatters];
    pays?.set(pay, (pays.get(pay) ?? 0) + orders);
  }
  return {
    windowCount: BigInt(windows),
    byScatters: counted.map(
      (pays) => new Map([...pays].map(([pay, count]) => [pay, BigInt(count)])),
    ),
  };
}

/** Rising stops, and in how many orders they come: `reels! / (repeats! …)`. The array is reused. */
function* risingStops(length: number, reels: number): Generator<[Uint8Array, number]> {
  const stops = new Uint8Array(reels);
  for (;;) {
    let orders = 1;
    let run = 0;
    for (let reel = 0; reel < reels; reel += 1) {
      run = reel > 0 && stops[reel] === stops[reel - 1] ? run + 1 : 1;
      orders = (orders * (reel + 1)) / run;
    }
    yield [stops, orders];
    let reel = reels - 1;
    while (reel >= 0 && stops[reel] === length - 1) reel -= 1;
    if (reel < 0) return;
    stops.fill((stops[reel] ?? 0) + 1, reel);
  }
}

function createChainPlayer(
  definition: SlotDefinition,
  strip: Strip,
  reels: number,
  multipliers: readonly number[],
): (stops: Uint8Array) => Chain {
  const { rows, symbols, scatter, payRule, scatterPays } = definition;
  const minimum = payRule?.kind === 'anywhere' ? payRule.minimum : Infinity;
  const units = stakeUnitsOf(definition);
  const lastFall = definition.tumble ? mostDrops : 0;
  const cells = reels * rows;
  const pays = symbols.map((symbol, id) =>
    Array.from({ length: cells + 1 }, (_, count) =>
      id === scatter || count < minimum
        ? 0
        : (symbol.pays[Math.min(count, symbol.pays.length - 1)] ?? 0),
    ),
  );
  const grid = new Uint8Array(cells);
  const tops = new Int16Array(reels);
  const counts = new Uint8Array(symbols.length);
  return (stops) => {
    for (let cell = 0; cell < cells; cell += 1) {
      const reel = Math.floor(cell / rows);
      let at = (stops[reel] ?? 0) + cell - reel * rows;
      while (at >= strip.length) at -= strip.length;
      grid[cell] = strip[at] ?? 0;
    }
    tops.set(stops);
    let pay = 0;
    for (let fall = 0; ; fall += 1) {
      counts.fill(0);
      for (const shown of grid) counts[shown] = (counts[shown] ?? 0) + 1;
      const won = counts.reduce((sum, count, id) => sum + (pays[id]?.[count] ?? 0), 0);
      pay += won * (multipliers[Math.min(fall, multipliers.length - 1)] ?? 1);
      if (won === 0 || fall === lastFall) break;
      for (let reel = 0; reel < reels; reel += 1) fallOnReel(reel);
    }
    const scatters = counts[scatter ?? counts.length] ?? 0;
    return { pay: pay + (scatterPays[scatters] ?? 0) * units * (multipliers[0] ?? 1), scatters };
  };

  /** Reads the column from below, keeps what did not win, and fills up from the strip. */
  function fallOnReel(reel: number): void {
    let to = (reel + 1) * rows - 1;
    for (let from = to; from >= reel * rows; from -= 1) {
      const shown = grid[from] ?? 0;
      if ((pays[shown]?.[counts[shown] ?? 0] ?? 0) > 0) continue;
      grid[to] = shown;
      to -= 1;
    }
    for (; to >= reel * rows; to -= 1) {
      tops[reel] = ((tops[reel] ?? 0) === 0 ? strip.length : (tops[reel] ?? 0)) - 1;
      grid[to] = strip[tops[reel] ?? 0] ?? 0;
    }
  }
}
