/** The picks of an entry as it is filled in, and what it costs. */
import {
  countJackpotLines,
  type JackpotOutcome,
  jackpotOutcomes,
} from '@bahati/book-rules/jackpot.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';

/** Of each match; empty: not picked yet. */
export type Picks = readonly (readonly JackpotOutcome[])[];

export const noPicks = (size: number): Picks => Array.from({ length: size }, () => []);

/** Puts an outcome in or takes it out; outcomes stay in the order 1, X, 2. */
export const toggled = (picks: Picks, place: number, outcome: JackpotOutcome): Picks =>
  picks.map((outcomes, at) =>
    at === place
      ? jackpotOutcomes.filter((one) => (one === outcome) !== outcomes.includes(one))
      : outcomes,
  );

/** Fills what is not picked. `draw` answers a whole number below its range. */
export const filled = (picks: Picks, draw: (range: number) => number): Picks =>
  picks.map((outcomes) =>
    outcomes.length > 0 ? outcomes : [jackpotOutcomes[draw(jackpotOutcomes.length)] ?? 'home'],
  );

export const missingOf = (picks: Picks): number =>
  picks.filter(({ length }) => length === 0).length;

/** Lines of what is picked so far, and their price. */
export function reckonPicks(picks: Picks, price: string, currency: Currency) {
  const lines = countJackpotLines(
    picks.map((outcomes) => (outcomes.length > 0 ? outcomes : ['home'])),
  );
  return { lines, stake: toDecimal(parseDecimal(price, currency) * BigInt(lines), currency) };
}
