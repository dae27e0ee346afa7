/** Which five cards make a hand, so that a screen can show why it won. */
import { type Card, rankOf } from '@bahati/game-rules/cards/card.ts';
import { handRank } from './hand-rank.ts';

/** Every way to take so many of these, in their order. */
function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) =>
    choices(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

/**
 * The best five of these cards. Among equal ones the first is answered: hands that rank alike are
 * worth the same. Fewer than five cards in all: none.
 * @param fromHand two at Omaha, exactly; else as many as are of use.
 */
export function bestFive(
  hole: readonly Card[],
  board: readonly Card[],
  fromHand: 'any' | 'two',
): readonly Card[] {
  const fives =
    fromHand === 'any'
      ? choices([...hole, ...board], 5)
      : choices(hole, 2).flatMap((two) => choices(board, 3).map((three) => [...two, ...three]));
  let best: readonly Card[] = [];
  let bestRank = 0;
  for (const five of fives) {
    const rank = handRank(five);
    if (rank > bestRank) [best, bestRank] = [five, rank];
  }
  return best.toSorted((one, other) => rankOf(other) - rankOf(one));
}
