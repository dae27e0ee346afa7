/**
 * Counts every deal of three cards to A and three to B by what each holds and by the best five of
 * all six. Hands that differ only in which suits they are in fare alike, so that one of each kind
 * of A's stands for all: 1,755 against 18,424 each. What six cards are is read off masks of ranks,
 * and shares nothing with the rules.
 */

const cards = 52;
const hands = 22_100;

/** Ranks as bits: bit 0 is the two, bit 12 the ace. */
const rankBit = (card: number) => 1 << (card >> 2);

const inRow = new Set([
  // The ace below two and three; then two to four, and on to the ace above.
  0b1_0000_0000_0011,
  ...Array.from({ length: 11 }, (_, lowest) => 0b111 << lowest),
]);

const column = () => new Int32Array(hands);

/** What is known of each of the 22,100 hands, a row for each. */
function everyHand() {
  const found = {
    first: column(),
    second: column(),
    third: column(),
    /** A bit for each card, in two halves. */
    low: column(),
    high: column(),
    /** From the lowest: high card, pair, colour, sequence, pure sequence, trail. */
    kind: column(),
    /** Orders hands of a kind: the ranks that count. */
    strength: column(),
    /** Ranks that lie once or more, twice or more, three times. */
    once: column(),
    twice: column(),
    thrice: column(),
    /** How many cards of each suit, in four bits. */
    suits: column(),
    ofSuit: [column(), column(), column(), column()],
  };
  let row = 0;
  for (let a = 0; a < cards; a += 1) {
    for (let b = a + 1; b < cards; b += 1) {
      for (let c = b + 1; c < cards; c += 1) {
        const [x, y, z] = [rankBit(a), rankBit(b), rankBit(c)];
        const once = x | y | z;
        const twice = (x & y) | (x & z) | (y & z);
        const isColour = (a & 3) === (b & 3) && (a & 3) === (c & 3);
        const isSequence = inRow.has(once);
        found.first[row] = a;
        found.second[row] = b;
        found.third[row] = c;
        found.once[row] = once;
        found.twice[row] = twice;
        found.thrice[row] = x & y & z;
        found.kind[row] =
          (x & y & z) !== 0
            ? 5
            : isSequence
              ? 3 + Number(isColour)
              : isColour
                ? 2
                : Number(twice !== 0);
        // Masks compare as their highest ranks do; of a pair the pair comes first.
        found.strength[row] = (twice << 13) | once;
        for (const card of [a, b, c]) {
          const half = card < 26 ? found.low : found.high;
          half[row] = (half[row] ?? 0) | (1 << (card % 26));
          found.suits[row] = (found.suits[row] ?? 0) + (1 << (4 * (card & 3)));
          const own = found.ofSuit[card & 3];
          if (own) own[row] = (own[row] ?? 0) | rankBit(card);
        }
        row += 1;
      }
    }
  }
  return found;
}

type Hands = ReturnType<typeof everyHand>;

const orders = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].filter((c) => new Set([a, b, c]).size === 3).map((c) => [a, b, c, 6 - a - b - c]),
  ),
);

/** One row of each kind that only a change of suits tells apart, and how many are like it. */
function likeHands({ first, second, third }: Hands): Map<number, { row: number; times: number }> {
  const found = new Map<number, { row: number; times: number }>();
  for (let row = 0; row < hands; row += 1) {
    let least = Infinity;
    for (const order of orders) {
      const [a = 0, b = 0, c = 0] = [first, second, third].map((of) => {
        const card = of[row] ?? 0;
        return card - (card & 3) + (order[card & 3] ?? 0);
      });
      const [lowest, highest] = [Math.min(a, b, c), Math.max(a, b, c)];
      const key = (lowest * cards + (a + b + c - lowest - highest)) * cards + highest;
      least = Math.min(least, key);
    }
    const known = found.get(least);
    if (known) known.times += 1;
    else found.set(least, { row, times: 1 });
  }
  return found;
}

/** Five in a row among these ranks; the ace is low in A 2 3 4 5 alone. */
function hasStraight(mask: number): boolean {
  const wheel = 0b1_0000_0000_1111;
  const ends = mask & (mask >> 1) & (mask >> 2) & (mask >> 3) & (mask >> 4);
  return ends !== 0 || (mask & wheel) === wheel;
}

const royal = 0b1_1111_0000_0000;
/** Added to a count in four bits, it sets the highest of them from five on. */
const fiveOrMore = 0x3333;

/** From the best, as the bonus pays them; 7: nothing. */
function bonusOf({ once, twice, thrice, suits, ofSuit }: Hands, a: number, b: number): number {
  const flush = ((suits[a] ?? 0) + (suits[b] ?? 0) + fiveOrMore) & 0x8888;
  if (flush !== 0) {
    const own = ofSuit[(31 - Math.clz32(flush)) >> 2];
    const mask = (own?.[a] ?? 0) | (own?.[b] ?? 0);
    if ((mask & royal) === royal) return 0;
    // Six cards with five of a suit hold no four alike and no full house.
    return hasStraight(mask) ? 1 : 4;
  }
  const a1 = once[a] ?? 0;
  const b1 = once[b] ?? 0;
  const a2 = twice[a] ?? 0;
  const b2 = twice[b] ?? 0;
  const a3 = thrice[a] ?? 0;
  const b3 = thrice[b] ?? 0;
  if (((a2 & b2) | (a3 & b1) | (a1 & b3)) !== 0) return 2;
  const three = a3 | b3 | (a2 & b1) | (a1 & b2);
  const two = (a1 & b1) | a2 | b2;
  if (three !== 0 && (two & (two - 1)) !== 0) return 3;
  if (hasStraight(a1 | b1)) return 5;
  return three === 0 ? 7 : 6;
}

const kinds = 6;
const bonuses = 8;

/** How many ordered deals there are of each sort. */
export type CountedDeals = {
  /** By what A and B hold, from the lowest, and the bonus, from the best. */
  readonly deals: (a: number, b: number, bonus: number) => number;
  /** Of those in which both hold the same, those in which neither is higher. */
  readonly ties: (hand: number, bonus: number) => number;
  readonly aHigher: number;
  readonly bHigher: number;
};

/** Every count is below 2^53, so it is exact. */
export function countTeenPattiDeals(): CountedDeals {
  const all = everyHand();
  const { low, high, kind, strength } = all;
  const deals = new Float64Array(kinds * kinds * bonuses);
  const ties = new Float64Array(kinds * bonuses);
  let [aHigher, bHigher] = [0, 0];
  for (const { row: a, times } of likeHands(all).values()) {
    const [aLow = 0, aHigh = 0, aKind = 0, aStrength = 0] = [low[a], high[a], kind[a], strength[a]];
    for (let b = 0; b < hands; b += 1) {
      if ((aLow & (low[b] ?? 0)) !== 0 || (aHigh & (high[b] ?? 0)) !== 0) continue;
      const bKind = kind[b] ?? 0;
      const bonus = bonusOf(all, a, b);
      const at = (aKind * kinds + bKind) * bonuses + bonus;
      deals[at] = (deals[at] ?? 0) + times;
      const lead = aKind - bKind || aStrength - (strength[b] ?? 0);
      if (lead > 0) aHigher += times;
      else if (lead < 0) bHigher += times;
      else ties[aKind * bonuses + bonus] = (ties[aKind * bonuses + bonus] ?? 0) + times;
    }
  }
  return {
    deals: (a, b, bonus) => deals[(a * kinds + b) * bonuses + bonus] ?? 0,
    ties: (hand, bonus) => ties[hand * bonuses + bonus] ?? 0,
    aHigher,
    bHigher,
  };
}
