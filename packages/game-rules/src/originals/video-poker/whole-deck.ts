/**
 * All deals of a video poker at once: from every hand of the deck, how many hands of each pay line
 * hold any set of up to five cards. With it the best hold of a hand is known in microseconds, and
 * that of all 134,459 deals that differ by more than the names of their suits in seconds. It
 * takes seconds to make and some twenty megabytes: for certification and trials. Who needs one
 * hand asks `best-hold.ts`.
 */
import { type Card, deckSize } from '@bahati/game-rules/cards/card.ts';
import { eachFiveCards } from '@bahati/game-rules/cards/poker-hand.ts';
import { bestOf, commonDraws, drawsKeeping, handSize, leaveOutDiscards, sizeOf } from './holds.ts';
import type { PayTable } from './pay-table.ts';

const everySet = 1 << handSize;

export type WholeDeck = {
  /** The best hold of five cards in ascending order, as a set of bits. */
  readonly bestHold: (ascending: readonly Card[]) => number;
  /**
   * How the lines fall under best play, the last for nothing paid, of all deals and draws: they
   * add up to 2,598,960 × 7,669,695 = 19,933,230,517,200.
   */
  readonly optimalCounts: () => readonly bigint[];
  /** What all hands with these cards pay together. */
  readonly paysWith: (cards: readonly Card[]) => number;
};

/** Of `from` different things, how many sets of `size` there are. */
function choose(from: number, size: number): number {
  let ways = 1;
  for (let taken = 0; taken < size; taken += 1) ways = (ways * (from - taken)) / (taken + 1);
  return ways;
}

/** `places[size][card]`: what a card adds to the place of a set when it is its `size`-th. */
const places = Array.from({ length: handSize + 1 }, (_, size) =>
  Array.from({ length: deckSize }, (_card, card) => choose(card, size)),
);

const sets = Array.from({ length: everySet }, (_, set) => {
  const highest = 31 - Math.clz32(set);
  return { set, size: sizeOf(set), highest, others: set - (set > 0 ? 1 << highest : 0) };
});

/** What stands in `places` and `sets`, flat, as it is read some hundred million times. */
const flatPlaces = Int32Array.from(places.flat());
const [sizes, highests, others] = [
  Uint8Array.from(sets, ({ size }) => size),
  Uint8Array.from(sets, ({ highest }) => Math.max(0, highest)),
  Uint8Array.from(sets, (one) => one.others),
];

/** Where each set of the hand stands among the sets of its size. */
function placesOf(ascending: readonly Card[], into: Int32Array): void {
  into[0] = 0;
  for (let set = 1; set < everySet; set += 1) {
    const card = ascending[highests[set] ?? 0] ?? 0;
    const added = flatPlaces[(sizes[set] ?? 0) * deckSize + card] ?? 0;
    into[set] = (into[others[set] ?? 0] ?? 0) + added;
  }
}

type Counted = {
  /** The line of each hand by its place. */
  readonly lines: Uint8Array;
  /** By size of a smaller set: how many hands with it each line has, by its place. */
  readonly counts: readonly Int32Array[];
};

function countLines({ lines: { length }, lineOf }: PayTable): Counted {
  const width = length + 1;
  const lines = new Uint8Array(choose(deckSize, handSize));
  const counts = places
    .slice(0, handSize)
    .map((_, size) => new Int32Array(choose(deckSize, size) * width));
  const setPlaces = new Int32Array(everySet);
  const none = new Int32Array();
  eachFiveCards((five) => {
    const line = lineOf(five);
    placesOf(five, setPlaces);
    lines[setPlaces[everySet - 1] ?? 0] = line;
    for (let set = 0; set < everySet - 1; set += 1) {
      const bySize = counts[sizes[set] ?? 0] ?? none;
      const at = (setPlaces[set] ?? 0) * width + line;
      bySize[at] = (bySize[at] ?? 0) + 1;
    }
  });
  return { lines, counts };
}

const suitCount = 4;
const rankCount = 13;
/** The ranks held of each suit, as bits; used again for every hand. */
const bySuit = new Int32Array(suitCount);

/**
 * How many hands this one stands for: those that only name the suits otherwise. Nought for all of
 * them but one.
 */
function likenessOf(hand: readonly Card[]): number {
  bySuit.fill(0);
  for (const card of hand) bySuit[card & 3] = (bySuit[card & 3] ?? 0) | (1 << (card >> 2));
  let [ways, equal, before] = [24, 1, 1 << rankCount];
  for (const held of bySuit) {
    if (held > before) return 0;
    equal = held === before ? equal + 1 : 1;
    ways /= equal;
    before = held;
  }
  return ways;
}

const known = new WeakMap<PayTable, WholeDeck>();

/** Made once for each table. */
export function wholeDeckOf(table: PayTable): WholeDeck {
  const whole = known.get(table) ?? makeWholeDeck(table);
  known.set(table, whole);
  return whole;
}

function makeWholeDeck(table: PayTable): WholeDeck {
  const { lines, counts } = countLines(table);
  const width = table.lines.length + 1;
  const pays = [...table.lines.map((line) => line.pays), 0];
  const setPlaces = new Int32Array(everySet);
  const sums = new Float64Array(everySet);

  const countOf = (size: number, place: number, line: number) =>
    size < handSize ? (counts[size]?.[place * width + line] ?? 0) : Number(lines[place] === line);

  /** What all hands with a smaller set pay together, by its size and its place. */
  const paySums = counts.map((_, size) =>
    Float64Array.from({ length: choose(deckSize, size) }, (_sum, place) =>
      pays.reduce((sum, times, line) => sum + times * countOf(size, place, line), 0),
    ),
  );
  const paysAt = (size: number, place: number) =>
    (size < handSize ? paySums[size]?.[place] : pays[lines[place] ?? 0]) ?? 0;

  /** Leaves the places of the hand in `setPlaces`. */
  function bestHold(ascending: readonly Card[]): number {
    placesOf(ascending, setPlaces);
    for (const { set, size } of sets) sums[set] = paysAt(size, setPlaces[set] ?? 0);
    leaveOutDiscards(sums);
    return bestOf(sums);
  }

  /** In how many draws each hold of the hand in `setPlaces` ends on a line. */
  function drawsTo(line: number): Float64Array {
    for (const { set, size } of sets) sums[set] = countOf(size, setPlaces[set] ?? 0, line);
    leaveOutDiscards(sums);
    return sums;
  }

  function optimalCounts(): readonly bigint[] {
    const found = pays.map(() => 0n);
    eachFiveCards((five) => {
      const alike = likenessOf(five);
      if (alike === 0) return;
      const hold = bestHold(five);
      const times = (commonDraws / (drawsKeeping[sizeOf(hold)] ?? 1)) * alike;
      for (const line of pays.keys()) {
        const draws = drawsTo(line)[hold] ?? 0;
        found[line] = (found[line] ?? 0n) + BigInt(draws * times);
      }
    });
    return found;
  }

  return {
    bestHold,
    optimalCounts,
    paysWith(cards) {
      const size = cards.length;
      const ascending = cards.toSorted((a, b) => a - b);
      const place = ascending.reduce((sum, card, at) => sum + (places[at + 1]?.[card] ?? 0), 0);
      return paysAt(size, place);
    },
  };
}
