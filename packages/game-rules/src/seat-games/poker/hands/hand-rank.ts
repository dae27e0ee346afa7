/**
 * The rank of the best five of five, six or seven cards, from 1 (7 5 4 3 2 of several suits) to
 * 7,462 (a royal flush): equal hands have equal ranks, a better hand a higher one. Counts and
 * classes: game-math §5.
 */
import { type Card, deck } from '@bahati/game-rules/cards/card.ts';
import type { PokerHand } from '@bahati/game-rules/cards/poker-hand.ts';
import { categories } from './hand-strength.ts';
import { buildHandTables } from './hand-tables.ts';
import { halfBits, rankKey } from './rank-keys.ts';

/** 1 to 7,462. */
export type HandRank = number;

const { places, starts, ranks, flushRanks, strengths } = buildHandTables();
export const rankCount = strengths.length;
const startsOfFive = starts[5];
const startsOfSix = starts[6];
const startsOfSeven = starts[7];

const keys = Int32Array.from(deck, (card) => rankKey(card >> 2));
/** Each suit counts in four bits of its own, from 3 on, so that five cards set the highest. */
const suitKeys = Int32Array.from(deck, (card) => 1 << (4 * (card & 3)));
const noSuits = 0x3333;
const flushBits = 0x8888;
const lowMask = (1 << halfBits) - 1;

const suitWithFlush = (found: number): number => (31 - Math.clz32(found)) >> 2;

function flushRank(suit: number, cards: readonly Card[]): HandRank {
  let mask = 0;
  for (const card of cards) if ((card & 3) === suit) mask |= 1 << (card >> 2);
  return flushRanks[mask] ?? 0;
}

/** Of seven different cards, in any order: the fast way, for whoever goes through very many. */
export function rankOfSeven(
  a: Card,
  b: Card,
  c: Card,
  d: Card,
  e: Card,
  f: Card,
  g: Card,
): HandRank {
  const suits =
    noSuits +
    (suitKeys[a] ?? 0) +
    (suitKeys[b] ?? 0) +
    (suitKeys[c] ?? 0) +
    (suitKeys[d] ?? 0) +
    (suitKeys[e] ?? 0) +
    (suitKeys[f] ?? 0) +
    (suitKeys[g] ?? 0);
  const found = suits & flushBits;
  if (found !== 0) return flushRank(suitWithFlush(found), [a, b, c, d, e, f, g]);
  const sum =
    (keys[a] ?? 0) +
    (keys[b] ?? 0) +
    (keys[c] ?? 0) +
    (keys[d] ?? 0) +
    (keys[e] ?? 0) +
    (keys[f] ?? 0) +
    (keys[g] ?? 0);
  return ranks[(startsOfSeven[sum >> halfBits] ?? 0) + (places[sum & lowMask] ?? 0)] ?? 0;
}

/**
 * Of five, six or seven different cards, in any order.
 * @throws {RangeError} for fewer or more.
 */
export function handRank(cards: readonly Card[]): HandRank {
  // A list that is taken apart by its iterator costs more than what is looked up.
  const a = cards[0] ?? 0;
  const b = cards[1] ?? 0;
  const c = cards[2] ?? 0;
  const d = cards[3] ?? 0;
  const e = cards[4] ?? 0;
  if (cards.length === 7) return rankOfSeven(a, b, c, d, e, cards[5] ?? 0, cards[6] ?? 0);
  if (cards.length === 5) return rankOfFive(a, b, c, d, e);
  if (cards.length === 6) return rankOfSix(cards);
  throw new RangeError('A hand is ranked from five to seven cards.');
}

function rankOfSix(cards: readonly Card[]): HandRank {
  let suits = noSuits;
  let sum = 0;
  for (const card of cards) {
    suits += suitKeys[card] ?? 0;
    sum += keys[card] ?? 0;
  }
  const found = suits & flushBits;
  if (found !== 0) return flushRank(suitWithFlush(found), cards);
  return ranks[(startsOfSix[sum >> halfBits] ?? 0) + (places[sum & lowMask] ?? 0)] ?? 0;
}

/** Of five different cards: the fast way for Omaha, which looks at sixty fives a hand. */
function rankOfFive(a: Card, b: Card, c: Card, d: Card, e: Card): HandRank {
  const suits =
    noSuits +
    (suitKeys[a] ?? 0) +
    (suitKeys[b] ?? 0) +
    (suitKeys[c] ?? 0) +
    (suitKeys[d] ?? 0) +
    (suitKeys[e] ?? 0);
  const found = suits & flushBits;
  if (found !== 0) return flushRank(suitWithFlush(found), [a, b, c, d, e]);
  const sum = (keys[a] ?? 0) + (keys[b] ?? 0) + (keys[c] ?? 0) + (keys[d] ?? 0) + (keys[e] ?? 0);
  return ranks[(startsOfFive[sum >> halfBits] ?? 0) + (places[sum & lowMask] ?? 0)] ?? 0;
}

/** Of the best five of two cards in hand and three or more on the board, as at Texas hold'em. */
export const holdemRank = (hole: readonly Card[], board: readonly Card[]): HandRank =>
  handRank([...hole, ...board]);

/**
 * Of exactly two of the cards in hand with exactly three of those on the board, as at Omaha.
 * `hole` may be two cards or more, `board` three or more.
 */
export function omahaRank(hole: readonly Card[], board: readonly Card[]): HandRank {
  let best = 0;
  for (let one = 0; one < hole.length - 1; one += 1) {
    for (let other = one + 1; other < hole.length; other += 1) {
      best = Math.max(best, bestWithThree(hole[one] ?? 0, hole[other] ?? 0, board));
    }
  }
  return best;
}

function bestWithThree(first: Card, second: Card, board: readonly Card[]): HandRank {
  let best = 0;
  for (let a = 0; a < board.length - 2; a += 1) {
    for (let b = a + 1; b < board.length - 1; b += 1) {
      for (let c = b + 1; c < board.length; c += 1) {
        const rank = rankOfFive(first, second, board[a] ?? 0, board[b] ?? 0, board[c] ?? 0);
        if (rank > best) best = rank;
      }
    }
  }
  return best;
}

const royalFlush: PokerHand = 'royal-flush';

/** What a rank is called. */
export function handOfRank(rank: HandRank): PokerHand {
  if (rank === rankCount) return royalFlush;
  const strength = strengths[rank - 1];
  const category = strength === undefined ? undefined : categories[strength >> 26];
  if (category === undefined) throw new RangeError(`No hand has the rank ${rank}.`);
  return category;
}
