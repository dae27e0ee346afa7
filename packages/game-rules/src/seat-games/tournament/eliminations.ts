/** In which order players leave a seat tournament. */
import type { Chips } from '@bahati/game-rules/seat-games/seat-game.ts';

/** Somebody who had chips when a hand began and none when it ended. */
export type Eliminated<Player> = {
  readonly player: Player;
  /** What he had as the hand began. */
  readonly stack: Chips;
};

/** The best of the places they share, from 1, and who has it. */
export type Finish<Player> = { readonly place: number; readonly players: readonly Player[] };

const byStack = <Player>(one: Eliminated<Player>, other: Eliminated<Player>): number =>
  one.stack === other.stack ? 0 : one.stack < other.stack ? -1 : 1;

/**
 * The places of those who left in one hand, or in hands that were played at the same time at
 * several tables (hand for hand): who began the hand with more finishes better, and equal stacks
 * share their places.
 * @param left how many were in the tournament before, these included.
 * @returns the worst place first.
 */
export function finishesOf<Player>(
  left: number,
  eliminated: readonly Eliminated<Player>[],
): readonly Finish<Player>[] {
  if (eliminated.length > left) throw new RangeError('More left than there were.');
  const finishes: Finish<Player>[] = [];
  let remaining = left;
  const ascending = eliminated.toSorted(byStack);
  while (ascending.length > 0) {
    const stack = ascending[0]?.stack;
    const alike = ascending.filter((one) => one.stack === stack);
    ascending.splice(0, alike.length);
    remaining -= alike.length;
    finishes.push({ place: remaining + 1, players: alike.map(({ player }) => player) });
  }
  return finishes;
}
