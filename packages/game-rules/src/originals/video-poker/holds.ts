/**
 * The holds of one hand against each other, exactly. Bit `i` of a hold or of a set is card `i` of
 * the hand in ascending order.
 *
 * What all hands pay that have certain cards in them is easy to add up; wanted is what those pay
 * that have the held cards and none of the discarded. One follows from the other by taking out
 * and putting back (inclusion and exclusion), card by card.
 */
import type { Card } from '@bahati/game-rules/cards/card.ts';

export const handSize = 5;
const everySet = 1 << handSize;

/** How often a hold that keeps so many cards comes true: the ways to draw the rest from 47. */
export const drawsKeeping = [1_533_939, 178_365, 16_215, 1_081, 47, 1] as const;

/** The least number that each of those divides; any two holds are compared in it. */
export const commonDraws = 7_669_695;

/**
 * Turns, in place, "all hands with at least this set of the hand" into "hands with this set and
 * nothing else of the hand", for each of the 32 sets.
 */
export function leaveOutDiscards(bySet: Float64Array): void {
  for (let bit = 1; bit < everySet; bit <<= 1) {
    for (let set = 0; set < everySet; set += 1) {
      if ((set & bit) === 0) bySet[set] = (bySet[set] ?? 0) - (bySet[set | bit] ?? 0);
    }
  }
}

export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size += 1;
  return size;
}

/**
 * The hold that pays most in the mean, after `leaveOutDiscards`. Of equal ones it keeps most
 * cards, and of those the lower ones.
 */
export function bestOf(paysByHold: Float64Array): number {
  let best = everySet - 1;
  let most = -1;
  for (let hold = everySet - 1; hold >= 0; hold -= 1) {
    const size = sizeOf(hold);
    const pays = ((paysByHold[hold] ?? 0) * commonDraws) / (drawsKeeping[size] ?? 1);
    if (pays > most || (pays === most && size > sizeOf(best))) [best, most] = [hold, pays];
  }
  return best;
}

/** The cards of a hand that stand in a set. */
export function cardsIn(hand: readonly Card[], set: number): Card[] {
  return hand.filter((_, place) => (set & (1 << place)) !== 0);
}
