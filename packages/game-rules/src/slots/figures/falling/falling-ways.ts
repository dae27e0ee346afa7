/**
 * Full enumeration of a game of ways that falls: a whole chain follows from the stops, so every
 * combination of them is played once. Written apart from the engine's own rules: of each symbol it
 * is carried from reel to reel how many ways lead there.
 */
import {
  type SlotDefinition,
  type Strip,
  stakeUnitsOf,
} from '@bahati/game-rules/slots/definition.ts';
import { mostDrops } from '@bahati/game-rules/slots/mechanics/tumble.ts';
import { countChains } from './chain-windows.ts';
import type { SpinDistribution } from '@bahati/game-rules/slots/figures/volatility.ts';

/** `multipliers[k]` is for the window after the k-th fall, the last for all later ones. */
export function enumerateFallingWays(
  definition: SlotDefinition,
  strips: readonly Strip[],
  multipliers: readonly number[],
): SpinDistribution {
  const { rows, scatter, scatterPays } = definition;
  const grid = new Uint8Array(rows * strips.length);
  const gone = new Uint8Array(grid.length);
  const tops = new Int16Array(strips.length);
  const read = waysReader(definition, grid, gone, strips.length);
  const units = stakeUnitsOf(definition);

  function fallOnReel(reel: number): void {
    const strip = strips[reel] ?? [];
    let to = (reel + 1) * rows - 1;
    for (let from = to; from >= reel * rows; from -= 1) {
      if (gone[from] === 1) continue;
      grid[to] = grid[from] ?? 0;
      to -= 1;
    }
    for (; to >= reel * rows; to -= 1) {
      tops[reel] = ((tops[reel] ?? 0) === 0 ? strip.length : (tops[reel] ?? 0)) - 1;
      grid[to] = strip[tops[reel] ?? 0] ?? 0;
    }
  }

  return countChains(definition, strips, (stops) => {
    for (const [reel, strip] of strips.entries()) {
      tops[reel] = stops[reel] ?? 0;
      for (let row = 0; row < rows; row += 1) {
        let at = (stops[reel] ?? 0) + row;
        while (at >= strip.length) at -= strip.length;
        grid[reel * rows + row] = strip[at] ?? 0;
      }
    }
    let pay = 0;
    for (let fall = 0; ; fall += 1) {
      const won = read();
      pay += won * (multipliers[Math.min(fall, multipliers.length - 1)] ?? 1);
      if (won === 0 || fall === mostDrops) break;
      for (let reel = 0; reel < strips.length; reel += 1) fallOnReel(reel);
    }
    let scatters = 0;
    for (const shown of grid) if (shown === scatter) scatters += 1;
    return { pay: pay + (scatterPays[scatters] ?? 0) * units * (multipliers[0] ?? 1), scatters };
  });
}

/** What the window pays; `gone` then marks the cells that won. No wild stands on the first reel. */
function waysReader(
  { symbols, wild, scatter, rows }: SlotDefinition,
  grid: Uint8Array,
  gone: Uint8Array,
  reels: number,
): () => number {
  const paying = [...symbols.keys()].filter((id) => id !== wild && id !== scatter);
  return () => {
    gone.fill(0);
    let paid = 0;
    for (const symbol of paying) {
      let [ways, count] = [1, 0];
      for (; count < reels; count += 1) {
        let here = 0;
        for (let row = 0; row < rows; row += 1) {
          const shown = grid[count * rows + row];
          if (shown === symbol || shown === wild) here += 1;
        }
        if (here === 0) break;
        ways *= here;
      }
      const pay = (symbols[symbol]?.pays[count] ?? 0) * ways;
      if (pay === 0) continue;
      paid += pay;
      for (let cell = 0; cell < count * rows; cell += 1) {
        if (grid[cell] === symbol || grid[cell] === wild) gone[cell] = 1;
      }
    }
    return paid;
  };
}
