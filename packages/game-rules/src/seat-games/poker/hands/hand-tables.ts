/**
 * What `hand-rank.ts` looks up. Cards without a flush have a place of their own in `ranks`: where
 * the block of their upper half begins, by how many cards there are, and where their lower half
 * stands in it. So the table holds nothing but the 73,775 hands that exist.
 */
import { strengthOfFlush, strengthOfRanks } from './hand-strength.ts';
import { type HalfHand, highHands, largestHigh, largestLow, lowHands } from './rank-keys.ts';

export type HandTables = {
  /** By the sum of the lower half: its place among the lower halves of as many cards. */
  readonly places: Uint16Array;
  /** By the sum of the upper half: where its block begins, for five, six and seven cards. */
  readonly starts: { readonly 5: Int32Array; readonly 6: Int32Array; readonly 7: Int32Array };
  /** The rank of a hand at each place. */
  readonly ranks: Uint16Array;
  /** The rank of a flush by the mask of its suit. */
  readonly flushRanks: Uint16Array;
  /** The strength of each rank, ascending; rank 1 stands first. */
  readonly strengths: Int32Array;
};

type Halves = {
  readonly highs: readonly HalfHand[];
  readonly lowsByCount: readonly (readonly HalfHand[])[];
};

/** Adds the strengths of all hands of so many cards; answers where each upper half begins. */
function addStrengths(cards: number, { highs, lowsByCount }: Halves, strengths: number[]) {
  const starts = new Int32Array(largestHigh + 1);
  for (const high of highs) {
    if (high.count > cards) continue;
    starts[high.sum] = strengths.length;
    for (const low of lowsByCount[cards - high.count] ?? []) {
      strengths.push(
        strengthOfRanks({
          once: high.once | low.once,
          twice: high.twice | low.twice,
          thrice: high.thrice | low.thrice,
          four: high.four | low.four,
        }),
      );
    }
  }
  return starts;
}

const bitsOf = (mask: number): number => (mask === 0 ? 0 : 1 + bitsOf(mask & (mask - 1)));

function flushStrengths(): number[] {
  return Array.from({ length: 1 << 13 }, (_, mask) => {
    const bits = bitsOf(mask);
    return bits < 5 || bits > 7 ? 0 : strengthOfFlush(mask);
  });
}

/** Takes some 20 ms and holds 400 kB. */
export function buildHandTables(): HandTables {
  const places = new Uint16Array(largestLow + 1);
  const lowsByCount: HalfHand[][] = Array.from({ length: 8 }, () => []);
  for (const low of lowHands()) {
    const alike = lowsByCount[low.count] ?? [];
    places[low.sum] = alike.length;
    alike.push(low);
  }
  const halves = { highs: highHands(), lowsByCount };
  const found: number[] = [];
  const five = addStrengths(5, halves, found);
  const flushes = flushStrengths();
  // Whatever six or seven cards come to, five of them come to it too.
  const different = new Set([...found, ...flushes.filter((strength) => strength > 0)]);
  const strengths = Int32Array.from(different).toSorted();
  const six = addStrengths(6, halves, found);
  const seven = addStrengths(7, halves, found);
  const rankOf = new Map(Array.from(strengths, (strength, at) => [strength, at + 1]));
  const ranked = (strength: number): number => rankOf.get(strength) ?? 0;
  return {
    places,
    starts: { 5: five, 6: six, 7: seven },
    ranks: Uint16Array.from(found, ranked),
    flushRanks: Uint16Array.from(flushes, ranked),
    strengths,
  };
}
