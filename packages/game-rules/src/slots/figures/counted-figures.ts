/** What a game states, derived from all its windows by whatever way counts its mechanic. */
import type { SlotDefinition, StatedFigures, Strip } from '@bahati/game-rules/slots/definition.ts';
import { boughtStops } from '@bahati/game-rules/slots/mechanics/bought.ts';
import { statedWithBook } from './book-figures.ts';
import { enumerateBothWays } from './both-ways-windows.ts';
import { chainsOf, mostChains } from './falling/chain-windows.ts';
import { enumerateClusters } from './falling/clusters-distribution.ts';
import { enumerateFallingAnywhere } from './falling/falling-anywhere.ts';
import { enumerateFallingLines } from './falling/falling-lines.ts';
import { enumerateFallingWays } from './falling/falling-ways.ts';
import { statedWithHoldAndSpin } from './hold-and-spin-figures.ts';
import { statedWithPick } from './pick-figures.ts';
import { multiplied } from './spin-multiplier-figures.ts';
import { statedFrom } from './stated-figures.ts';
import { statedWithStickyWilds } from './sticky-figures.ts';
import { type SpinDistribution, wholePays } from './volatility.ts';
import { statedWithWalkingWilds } from './walking-figures.ts';
import { enumerateWays } from './ways-distribution.ts';
import { enumerateWindows } from './window-distribution.ts';

/** Null: the windows are too many to count. */
export function countedFigures(definition: SlotDefinition): StatedFigures | null {
  const { reels, payRule, tumble, wilds, holdAndSpin, book, pick } = definition;
  if (wilds?.kind === 'sticky') return statedWithStickyWilds(definition);
  if (wilds?.kind === 'walking') return statedWithWalkingWilds(definition);
  if (payRule?.kind === 'cluster' && chainsOf(reels) > mostChains) return null;
  if (holdAndSpin) {
    const base = enumerateWindows({ ...definition, scatter: holdAndSpin.coin }, reels);
    return statedWithHoldAndSpin(definition, holdAndSpin, base);
  }
  const { base, free } = countSpins(definition);
  if (book) return statedWithBook(definition, book, base);
  if (pick) return statedWithPick(definition, pick, base);
  const { buy } = definition;
  const isSoldFalling = buy && tumble && payRule?.kind !== 'ways' && payRule?.kind !== 'cluster';
  const sold = isSoldFalling
    ? countFalling(definition, reels, tumble.multipliers, boughtStops(definition, buy))
    : undefined;
  return statedFrom(definition, base, free, sold);
}

/** Paid and free spins with all they are multiplied by; no free ones where a book is opened. */
export function countSpins(definition: SlotDefinition) {
  const { reels, freeReels, freeSpins, tumble, book, spinMultiplier } = definition;
  const base = countSpin(definition, reels, tumble?.multipliers ?? [1]);
  const series = freeSpins?.multiplier ?? 1;
  const falls = (tumble?.freeMultipliers ?? [1]).map((each) => each * series);
  const free = freeSpins && !book ? countSpin(definition, freeReels, falls) : null;
  return {
    base: multiplied(base, spinMultiplier?.paid),
    free: free && multiplied(free, spinMultiplier?.free),
  };
}

/** `falls[0]` is for the window the reels stop at. */
function countSpin(
  definition: SlotDefinition,
  strips: readonly Strip[],
  falls: readonly number[],
): SpinDistribution {
  const { payRule, tumble, bothWays } = definition;
  const [first = 1] = falls;
  if (payRule?.kind === 'cluster') return enumerateClusters(definition, strips, falls);
  if (payRule?.kind === 'ways' && !tumble) return enumerateWays(definition, strips, first);
  if (payRule || tumble) return countFalling(definition, strips, falls);
  const count = bothWays ? enumerateBothWays : enumerateWindows;
  return wholePays(definition, count(definition, strips), first);
}

function countFalling(
  definition: SlotDefinition,
  strips: readonly Strip[],
  falls: readonly number[],
  isCounted?: (stops: ArrayLike<number>) => boolean,
): SpinDistribution {
  const { payRule } = definition;
  if (payRule?.kind === 'ways') return enumerateFallingWays(definition, strips, falls);
  const count = payRule ? enumerateFallingAnywhere : enumerateFallingLines;
  return count(definition, strips, falls, isCounted);
}
