/** Words of poker as a frame says them, and those that are wished for before the turn has come. Pure. */
import type { SeenOptions } from './seen-poker.ts';

/** `to`: minor units, what the bet comes to. */
export type PokerWord =
  | { readonly kind: 'fold' | 'check' | 'call' }
  | { readonly kind: 'raise'; readonly to: string };

export type PreAct = 'check-fold' | 'call-any';

/** What a wish comes to by what may be said now. */
export function wordOf(wish: PreAct, { canCheck }: SeenOptions): PokerWord {
  if (canCheck) return { kind: 'check' };
  return { kind: wish === 'check-fold' ? 'fold' : 'call' };
}
