/**
 * How good five of some cards are, as one number that orders hands. Ranks stand as bits: bit 0 is
 * the two, bit 12 the ace. The ace is low in A 2 3 4 5 alone, and suits never break a tie.
 */
import type { PokerHand } from '@bahati/game-rules/cards/poker-hand.ts';

/** From the worst; a royal flush is the straight flush to the ace. */
export const categories = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const satisfies readonly PokerHand[];
type Category = (typeof categories)[number];

const orderOf = Object.fromEntries(categories.map((category, at) => [category, at])) as Record<
  Category,
  number
>;

/** Which ranks lie once or more, twice or more, three times or more, and four times. */
export type RankMasks = {
  readonly once: number;
  readonly twice: number;
  readonly thrice: number;
  readonly four: number;
};

const rankCount = 13;
const wheel = 0b1_0000_0000_1111;
/** The five of A 2 3 4 5, which leads it. */
const wheelTop = 0b1000;

/**
 * Category first, then the ranks that make it (`leading`, below 2^13), then the kickers as a mask:
 * of two masks with equally many bits the larger has the higher first difference.
 */
function strengthOf(category: Category, leading: number, kickers = 0): number {
  return (((orderOf[category] << rankCount) | leading) << rankCount) | kickers;
}

const topBit = (mask: number): number => (mask === 0 ? 0 : 1 << (31 - Math.clz32(mask)));

function topBits(mask: number, count: number): number {
  let kept = 0;
  for (let left = mask; count > 0; count -= 1) {
    const bit = topBit(left);
    kept |= bit;
    left &= ~bit;
  }
  return kept;
}

/** The highest rank of the best five in a row, as a bit; 0: there are none. */
function straightTop(mask: number): number {
  const ends = mask & (mask << 1) & (mask << 2) & (mask << 3) & (mask << 4);
  if (ends !== 0) return topBit(ends);
  return (mask & wheel) === wheel ? wheelTop : 0;
}

/** Of five to seven cards whose suits make no flush. */
export function strengthOfRanks({ once, twice, thrice, four }: RankMasks): number {
  if (four !== 0) {
    const quad = topBit(four);
    return strengthOf('four-of-a-kind', quad, topBit(once & ~quad));
  }
  const trip = topBit(thrice);
  const fullOf = trip === 0 ? 0 : topBit(twice & ~trip);
  if (fullOf !== 0) {
    // Two places of thirteen as one number, since the trips come before the pair.
    const leading = (31 - Math.clz32(trip)) * rankCount + (31 - Math.clz32(fullOf));
    return strengthOf('full-house', leading);
  }
  const straight = straightTop(once);
  if (straight !== 0) return strengthOf('straight', straight);
  if (trip !== 0) return strengthOf('three-of-a-kind', trip, topBits(once & ~trip, 2));
  const pairs = topBits(twice, 2);
  if (pairs === 0) return strengthOf('high-card', 0, topBits(once, 5));
  const isTwoPair = pairs !== topBit(pairs);
  const category = isTwoPair ? 'two-pair' : 'pair';
  return strengthOf(category, pairs, topBits(once & ~pairs, isTwoPair ? 1 : 3));
}

/**
 * Of five to seven ranks of one suit. Among seven cards with a flush there is nothing better than
 * it but a straight flush, since quads and full houses leave four cards of any suit at most.
 */
export function strengthOfFlush(mask: number): number {
  const straight = straightTop(mask);
  if (straight !== 0) return strengthOf('straight-flush', straight);
  return strengthOf('flush', 0, topBits(mask, 5));
}
