/** Automatic play guesses the likelier side of every card and takes at the multiple wished for. */
import type { HiLoView } from '@bahati/game-rules/originals/hi-lo/hi-lo.rules.ts';
import { createStore } from '#frame/shell/store.ts';

/** Whole stakes. */
export const hiLoTargets = [2, 3, 5, 10, 25] as const;

export const hiLoPlan = createStore<{ takesAt: number }>({ takesAt: hiLoTargets[0] });

export function planHiLo(view: HiLoView, actions: readonly string[]): string {
  const [likelier] = view.offers.toSorted((a, b) => b.ranks - a.ranks);
  const isThere = Number(view.multiple) >= hiLoPlan.get().takesAt;
  if (likelier && !(isThere && actions.includes('take'))) return likelier.guess;
  return 'take';
}
