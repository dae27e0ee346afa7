/** Which of the member's bets are shown, as the address says it. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { betOutcome } from './bet.rules.ts';
import type { BetsState } from './use-bets.ts';

const betsViews = ['open', 'settled', 'won', 'lost', 'returned', 'cashed_out'] as const;
export type BetsView = (typeof betsViews)[number];

export const isBetsView = (value: unknown): value is BetsView =>
  betsViews.some((view) => view === value);

/** The list of the book that it is part of. */
export const stateOfView = (view: BetsView): BetsState => (view === 'open' ? 'open' : 'settled');

export function isInView(bet: Bet, view: BetsView): boolean {
  if (view === 'open' || view === 'settled') return true;
  if (view === 'cashed_out') return bet.state === 'cashed_out';
  return isCurrency(bet.currency) && betOutcome(bet, bet.currency) === view;
}
