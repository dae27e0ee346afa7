import { useState } from 'react';
import type { Card } from '@bahati/game-rules/cards/card.ts';

type Kept = {
  readonly hand: number;
  readonly step: number;
  readonly cards: readonly Card[];
  /** What came with this step. */
  readonly fresh: readonly Card[];
};

const nothing: Kept = { hand: 0, step: -1, cards: [], fresh: [] };

/**
 * The own hand. Where it was not told of this step yet, it is as it was, without what lies on the
 * table now. `told`: null where it was not told.
 */
export function useOwnHand(
  told: readonly Card[] | null,
  { hand, step }: { readonly hand: number; readonly step: number },
  laid: readonly Card[],
): { readonly cards: readonly Card[]; readonly fresh: readonly Card[] } {
  const [kept, setKept] = useState(nothing);
  const before = kept.hand === hand ? kept.cards : [];
  const cards = told ?? before.filter((card) => !laid.includes(card));
  const isSame = kept.hand === hand && kept.step === step;
  const isChanged = !isSame || cards.join() !== kept.cards.join();
  if (!isChanged) return kept;
  const came = cards.filter((card) => !before.includes(card));
  const next = { hand, step, cards, fresh: isSame ? [...kept.fresh, ...came] : came };
  setKept(next);
  return next;
}
