/**
 * What is laid at Thirteen, and what beats it. Cards rank 3 to ace and then 2; within a rank spades,
 * clubs, diamonds, hearts. Of the same kind and length whatever has the strongest card is higher.
 */
import { type Card, rankOf, suitOf } from '@bahati/game-rules/cards/card.ts';

export type CombinationKind = 'single' | 'pair' | 'triple' | 'four' | 'sequence' | 'pairs';

export type Combination = {
  readonly kind: CombinationKind;
  /** Ascending by number, not by strength. */
  readonly cards: readonly Card[];
  /** The strongest of them. */
  readonly top: Card;
};

const two = 2;
const ace = 14;
const rankOfTwo = ace + 1;
const shortestRun = 3;
const suitsUpward = ['spades', 'clubs', 'diamonds', 'hearts'];
const kindsOfOneRank = ['single', 'pair', 'triple', 'four'] as const;
/** How many pairs in sequence it takes to beat so many twos. */
const pairsAgainstTwos: Readonly<Record<number, number>> = { 1: 3, 2: 4, 3: 5 };

const rankHere = (card: Card): number => (rankOf(card) === two ? rankOfTwo : rankOf(card));

/** Rises from the three of spades, 12, to the two of hearts, 63. */
export function strengthOf(card: Card): number {
  return rankHere(card) * suitsUpward.length + suitsUpward.indexOf(suitOf(card));
}

export function weakestOf(cards: readonly Card[]): Card {
  return cards.reduce((weakest, card) => (strengthOf(card) < strengthOf(weakest) ? card : weakest));
}

function strongestOf(cards: readonly Card[]): Card {
  return cards.reduce((strongest, card) =>
    strengthOf(card) > strengthOf(strongest) ? card : strongest,
  );
}

function combination(kind: CombinationKind, cards: readonly Card[]): Combination {
  return { kind, cards: cards.toSorted((a, b) => a - b), top: strongestOf(cards) };
}

/** Every way to take so many of the cards. */
function waysToTake(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) =>
    waysToTake(cards.slice(at + 1), count - 1).map((others) => [card, ...others]),
  );
}

/** Runs of at least three ranks in a row, with so many cards of each; twos are in none. */
function runs(
  ranks: readonly (readonly Card[])[],
  kind: CombinationKind,
  each: number,
): readonly Combination[] {
  const found: Combination[] = [];
  let open: (readonly Card[])[] = [];
  for (let from = 0; from < ranks.length; from += 1) {
    open = [[]];
    for (let to = from; to < ranks.length; to += 1) {
      const ways = waysToTake(ranks[to] ?? [], each);
      open = open.flatMap((run) => ways.map((way) => [...run, ...way]));
      if (open.length === 0) break;
      if (to - from + 1 >= shortestRun) found.push(...open.map((run) => combination(kind, run)));
    }
  }
  return found;
}

/** Everything that can be made of a hand. */
export function combinationsOf(hand: readonly Card[]): readonly Combination[] {
  const ranks = Array.from({ length: rankOfTwo - two }, (_, place) =>
    hand.filter((card) => rankHere(card) === place + two + 1),
  );
  const ofOneRank = ranks.flatMap((cards) =>
    kindsOfOneRank.flatMap((kind, place) =>
      waysToTake(cards, place + 1).map((taken) => combination(kind, taken)),
    ),
  );
  const withoutTwos = ranks.slice(0, -1);
  return [...ofOneRank, ...runs(withoutTwos, 'sequence', 1), ...runs(withoutTwos, 'pairs', 2)];
}

/** Fours and pairs in sequence beat twos, and no other card of another kind. */
export function bombs(combo: Combination, laid: Combination): boolean {
  if (rankHere(laid.top) !== rankOfTwo || laid.kind === 'four') return false;
  const twos = laid.cards.length;
  if (combo.kind === 'four') return twos === 1;
  const pairs = combo.kind === 'pairs' ? combo.cards.length / 2 : 0;
  return pairs >= (pairsAgainstTwos[twos] ?? Number.POSITIVE_INFINITY);
}

export function beats(combo: Combination, laid: Combination): boolean {
  const isAlike = combo.kind === laid.kind && combo.cards.length === laid.cards.length;
  if (isAlike) return strengthOf(combo.top) > strengthOf(laid.top);
  return bombs(combo, laid);
}
