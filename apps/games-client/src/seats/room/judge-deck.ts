/** Were the open cards of a hand where its deck's commitment had them? Nothing is asked of anybody. */
import type { OpenedDeckCard, SeenDeck } from '@bahati/contract/games-frame/seats.ts';
import { checkOpened } from '@bahati/fairness/deck-commitments.ts';

/** `wait`: nothing is opened yet. */
export type DeckVerdict =
  | { readonly is: 'wait' }
  | { readonly is: 'kept' | 'broken'; readonly hand: number; readonly cards: number };

/** `promised`: what was heard of this hand before it was over; null: nothing was. */
export async function judgeDeck(
  deck: SeenDeck | null,
  own: readonly OpenedDeckCard[],
  promised: { readonly hand: number; readonly hash: string } | null,
): Promise<DeckVerdict> {
  const cards = new Map([...(deck?.opened ?? []), ...own].map((opened) => [opened.place, opened]));
  if (!deck || cards.size === 0) return { is: 'wait' };
  const isSame = promised?.hand !== deck.hand || promised.hash === deck.hash;
  const faults = await checkOpened(deck, [...cards.values()]);
  const is = isSame && faults.length === 0 ? 'kept' : 'broken';
  return { is, hand: deck.hand, cards: cards.size };
}
