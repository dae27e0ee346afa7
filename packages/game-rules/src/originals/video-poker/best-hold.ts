/**
 * The best hold of one hand, exactly, in the time a screen has: what pays with two cards or more
 * of it is counted through, what pays with one or none is stated with the table.
 */
import { type Card, deck, deckSize, rankOf, suitOf } from '@bahati/game-rules/cards/card.ts';
import { bestOf, cardsIn, handSize, leaveOutDiscards } from './holds.ts';
import { payOf, type PayTable } from './pay-table.ts';

/** A digit for each card as it was dealt: 1 it is kept, 0 it is thrown away. */
export type HoldDigits = string;

/** Remembers what pays with pairs of cards, so that later hands are faster than the first. */
export function createBestHold(table: PayTable): (cards: readonly Card[]) => HoldDigits {
  const withTwo = new Map<string, number>();

  /** What all hands with these cards, ascending, pay together. */
  function paysWith(cards: readonly Card[]): number {
    const [a, b] = cards;
    if (a === undefined) return table.paysOfAll;
    if (b === undefined) return table.paysWithRank[rankOf(a) - 2] ?? 0;
    if (cards.length > 2) return countThrough(table, cards);
    // Two cards differ from others by their ranks and by whether they share their suit.
    const likeness = `${rankOf(a)} ${rankOf(b)} ${suitOf(a) === suitOf(b)}`;
    const known = withTwo.get(likeness) ?? countThrough(table, cards);
    withTwo.set(likeness, known);
    return known;
  }

  return (cards) => {
    const ascending = cards.toSorted((a, b) => a - b);
    const pays = Float64Array.from({ length: 1 << handSize }, (_, set) =>
      paysWith(cardsIn(ascending, set)),
    );
    leaveOutDiscards(pays);
    const kept = cardsIn(ascending, bestOf(pays));
    return cards.map((card) => (kept.includes(card) ? '1' : '0')).join('');
  };
}

/** `held`: ascending. */
function countThrough(table: PayTable, held: readonly Card[]): number {
  const others = deck.filter((card) => !held.includes(card));
  const drawn: Card[] = [];
  const hand: Card[] = [];
  const toDraw = handSize - held.length;
  let pays = 0;
  const drawFrom = (from: number): void => {
    const place = drawn.length;
    if (place === toDraw) {
      merge(held, drawn, hand);
      pays += payOf(table, hand);
      return;
    }
    for (let at = from; at < others.length; at += 1) {
      drawn[place] = others[at] ?? 0;
      drawFrom(at + 1);
    }
    drawn.length = place;
  };
  drawFrom(0);
  return pays;
}

/** Both ascend, and so does what is written over `into`. */
function merge(some: readonly Card[], others: readonly Card[], into: Card[]): void {
  let [a, b] = [0, 0];
  for (let at = 0; at < handSize; at += 1) {
    const [first, second] = [some[a] ?? deckSize, others[b] ?? deckSize];
    into[at] = Math.min(first, second);
    if (first < second) a += 1;
    else b += 1;
  }
}
