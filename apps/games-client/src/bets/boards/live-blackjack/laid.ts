/** Chips of the player and of others on a table with seats. Pure. */
import type { Stack } from '@bahati/game-rules/chips/cloth.ts';
import type { BetKind } from '@bahati/game-rules/live-tables/table-seats.ts';
import {
  placeOf,
  readPlace,
} from '@bahati/game-rules/tables/live-blackjack/live-blackjack.places.ts';
import type { BoardSeat } from '#frame/bets/stage/board.ts';

/** Smallest chips at a seat, first bets and what was added; `kinds`: on it, or behind it. */
export function chipsAt(stacks: readonly Stack[], seat: number, kinds: readonly BetKind[]): number {
  return stacks.reduce((sum, { place, chips }) => {
    const found = readPlace(place);
    return found?.seat === seat && kinds.includes(found.kind) ? sum + chips : sum;
  }, 0);
}

export const behindKinds: readonly BetKind[] = ['b', 'f'];

/** Where a press at a seat lays a chip; null: nothing may be laid there. */
export function placeAt(
  { seat, name, bet }: BoardSeat,
  {
    own,
    stacks,
    isFollowing,
  }: {
    readonly own: readonly number[];
    readonly stacks: readonly Stack[];
    readonly isFollowing: boolean;
  },
): string | null {
  const at = (kind: BetKind) => placeOf({ kind, seat, raise: null });
  if (name === null || own.includes(seat)) return at('s');
  if (bet === null) return null;
  // Chips that lie behind a seat say how it is followed.
  const laid = behindKinds.find((kind) => chipsAt(stacks, seat, [kind]) > 0);
  return at(laid ?? (isFollowing ? 'f' : 'b'));
}
