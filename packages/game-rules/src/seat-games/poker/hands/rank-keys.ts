/**
 * The ranks of up to seven cards as one sum. The thirteen ranks fall in two halves: the seven from
 * the two to the eight count in the lower 16 bits, the six above them in the bits from 16 on. The
 * keys of a half are the least for which no two ways to hold up to seven cards of its ranks, four
 * of one at most, have the same sum (found one after the other, each the first that fits).
 */
import type { RankMasks } from './hand-strength.ts';

const keys = [1, 5, 24, 112, 521, 2247, 9244] as const;
const lowRanks = 7;
const highRanks = 6;
export const halfBits = 16;
/** Four of the best rank of a half and three of the next. */
export const largestLow = 4 * 9244 + 3 * 2247;
export const largestHigh = 4 * 2247 + 3 * 521;
const mostCards = 7;
const mostOfRank = 4;

/** What a card of rank `place` (0 is the two, 12 the ace) adds to the sum. */
export function rankKey(place: number): number {
  const key = keys[place < lowRanks ? place : place - lowRanks] ?? Number.NaN;
  return place < lowRanks ? key : key << halfBits;
}

/** Some cards of one half: how many, their sum by the half's own keys, and the ranks. */
export type HalfHand = RankMasks & { readonly count: number; readonly sum: number };

function halfHands(ranks: number, firstPlace: number): HalfHand[] {
  let hands: HalfHand[] = [{ count: 0, sum: 0, once: 0, twice: 0, thrice: 0, four: 0 }];
  for (const [at, key] of keys.slice(0, ranks).entries()) {
    const bit = 1 << (firstPlace + at);
    hands = hands.flatMap((hand) => {
      const most = Math.min(mostOfRank, mostCards - hand.count);
      return Array.from({ length: most + 1 }, (_, times) => ({
        count: hand.count + times,
        sum: hand.sum + times * key,
        once: hand.once | (times > 0 ? bit : 0),
        twice: hand.twice | (times > 1 ? bit : 0),
        thrice: hand.thrice | (times > 2 ? bit : 0),
        four: hand.four | (times > 3 ? bit : 0),
      }));
    });
  }
  return hands;
}

/** Every way to hold up to seven cards of the lower half. */
export const lowHands = (): HalfHand[] => halfHands(lowRanks, 0);

/** Every way to hold up to seven cards of the upper half. */
export const highHands = (): HalfHand[] => halfHands(highRanks, lowRanks);
