/** What a line is staked with: a unit times a multiple. */
import type { BetType } from './bet-type.ts';

/** What a unit may be, in multiples of the least stake, which a brand sets in its currency. */
const plainUnits = [1, 2, 5, 10, 50, 100] as const;

export const mostMultiple = 9_999;

/**
 * Units of a bet type. Tickets have one price: lines that share a pool must all be worth the same share
 * of it, and official prizes are stated for that price.
 */
export const stakeUnitsOf = ({ id, pooled }: Pick<BetType, 'id' | 'pooled'>): readonly number[] =>
  pooled.length > 0 || id.includes('.ticket.') ? [1] : plainUnits;

/** Whether it is a whole multiple from 1 to `mostMultiple`. */
export const isMultiple = (multiple: number): boolean =>
  Number.isSafeInteger(multiple) && multiple >= 1 && multiple <= mostMultiple;
