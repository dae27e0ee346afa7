/** Where chips lie in a fight, in either form, and what one chip there brings. */
import type { Cloth, Stack } from '@bahati/game-rules/chips/cloth.ts';
import { type Rational, rational } from '@bahati/game-rules/rational.ts';
import { type FightResult, type Match, type Side, sides } from './cockfight.rules.ts';
import { drawProfits } from './fixed-odds.ts';
import { type Closing, closePools, drawTotal } from './pari-mutuel.ts';

export const isSide = (place: string): place is Side => sides.some((side) => side === place);

/** A fight with chips on one place alone is of that place's way, whose return is known. */
export const fixedCloth: Cloth = {
  places: [...sides, 'bdd', 'ftd'],
  wayOf: (stacks) => (stacks.length === 1 && stacks[0] ? stacks[0].place : 'chips'),
};

/** What is shared and what is not stand apart: only both sides together give back what is stated. */
export const poolCloth: Cloth = {
  places: [...sides, 'draw'],
  wayOf(stacks) {
    if (stacks.every(({ place }) => isSide(place))) return 'sides';
    return stacks.some(({ place }) => isSide(place)) ? 'chips' : 'draw';
  },
};

const nothing = rational(0n);
const whole = rational(1n);

const isDraw = (result: FightResult) => result === 'bdd' || result === 'ftd';

/** What one unit risked at a Malay price brings when it wins, itself included. */
export function totalAt(price: number): Rational {
  const hundredths = BigInt(Math.abs(price));
  return price > 0 ? rational(100n + hundredths, 100n) : rational(hundredths + 100n, hundredths);
}

export type Ended = { readonly match: Match; readonly result: FightResult };

/** With fixed odds. */
export function fixedBack(place: string, { match, result }: Ended): Rational {
  if (result === 'cancelled') return whole;
  if (isSide(place)) {
    if (isDraw(result)) return whole;
    return result === place ? totalAt(match.prices[place]) : nothing;
  }
  const profit = drawProfits[place as keyof typeof drawProfits];
  return result === place ? rational(profit + 1n) : nothing;
}

/** Shared; a fight that is not held is cancelled, whatever was drawn. */
export function poolBack(place: string, result: FightResult, closing: Closing): Rational {
  if (result === 'cancelled' || !closing.isHeld) return whole;
  if (!isSide(place)) return isDraw(result) ? rational(drawTotal) : nothing;
  if (isDraw(result)) return whole;
  return result === place ? rational(closing.prices[place], 100n) : nothing;
}

/** Commission is taken of whole hundreds, as every chip is some: so no chip's size changes a price. */
const perChip = 100n;

/** What the chips of everybody come to when no bet is taken any more. */
export function closeLaid(laid: readonly Stack[]): Closing {
  const on = (side: Side) => BigInt(laid.find(({ place }) => place === side)?.chips ?? 0) * perChip;
  return closePools({ meron: on('meron'), wala: on('wala') });
}
