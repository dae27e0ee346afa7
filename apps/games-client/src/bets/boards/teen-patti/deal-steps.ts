/** How a deal of six cards is acted: all are laid in turn, then turned up, the last of each slowly. */
import type { Player } from '@bahati/game-rules/tables/teen-patti/teen-patti.places.ts';

const layMs = [140, 140, 140, 140, 140, 140];
const laying = layMs.length;
/** The first two of each. */
const turnMs = [260, 220, 220, 220];
/** The third of each, and after each what the hand is called. */
const lastMs = [420, 760, 420, 760];

/** What is waited before each step, in milliseconds. */
export const waits: readonly number[] = [...layMs, ...turnMs, ...lastMs];

export type DealtSoFar = {
  /** Cards that lie there, of each player. */
  readonly laid: Readonly<Record<Player, number>>;
  /** Cards that are turned up. */
  readonly turned: Readonly<Record<Player, number>>;
  /** Hands that are told. */
  readonly told: Readonly<Record<Player, boolean>>;
};

/** In turn: so many of them are A's, the rest B's. */
const shared = (count: number) => ({
  'player-a': Math.ceil(count / 2),
  'player-b': Math.floor(count / 2),
});

export function dealtAfter(steps: number): DealtSoFar {
  const opening = Math.max(0, steps - laying);
  const firstTwo = shared(Math.min(turnMs.length, opening));
  // A's third card, A's hand, B's third card, B's hand.
  const last = Math.max(0, opening - turnMs.length);
  return {
    laid: shared(Math.min(laying, steps)),
    turned: {
      'player-a': firstTwo['player-a'] + (last >= 1 ? 1 : 0),
      'player-b': firstTwo['player-b'] + (last >= 3 ? 1 : 0),
    },
    told: { 'player-a': last >= 2, 'player-b': last >= 4 },
  };
}

/** What is heard with a step; null: nothing. */
export function cueOf(step: number): 'card' | 'reveal' | null {
  if (step < laying) return 'card';
  const last = step - laying - turnMs.length;
  return last === 1 || last === 3 ? null : 'reveal';
}
