/** What the player holds of the deal in play: the board sets it, the draw button reads it. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { createStore, useStore } from '#frame/shell/store.ts';

const nothing = '00000';
const chosen = createStore({ deal: '', held: nothing });

const nameOf = (dealt: readonly Card[]) => dealt.join(' ');

/** A digit for each card as it was dealt; a new deal holds nothing. */
export function heldOf(dealt: readonly Card[]): string {
  const { deal, held } = chosen.get();
  return deal === nameOf(dealt) ? held : nothing;
}

export function useHeld(dealt: readonly Card[]): string {
  return useStore(chosen, () => heldOf(dealt));
}

/** For automatic play, so that its holds are seen. */
export function setHeld(dealt: readonly Card[], held: string): void {
  chosen.set({ deal: nameOf(dealt), held });
}

export function toggleHeld(dealt: readonly Card[], place: number): void {
  const digits = heldOf(dealt).split('');
  digits[place] = digits[place] === '1' ? '0' : '1';
  setHeld(dealt, digits.join(''));
}

export function countOf(digits: string): number {
  return digits.split('1').length - 1;
}
