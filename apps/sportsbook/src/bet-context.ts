/** What the use cases of bets lean on beside what every use case has. */
import type { BetHub } from './bets/bet-hub.ts';
import type { BoundedMap } from './bets/bounded-map.ts';
import type { Combine } from './builder/ask-combination.ts';
import type { Context } from './context.ts';
import type { BookOffer } from './offer/offer.ts';
import type { Offer } from './offer/quote.ts';
import type { ReadTerms } from './slips/terms.ts';
import type { WrittenOperation } from './wallet/operations.ts';
import type { Wallet } from './wallet/wallet.ts';

/** What is quoted; of the book's own offer also what the trading room limits, and what is popular. */
export type BettingOffer = Offer & Partial<Pick<BookOffer, 'controls' | 'noteBet'>>;

export type BetContext = Context & {
  offer: BettingOffer;
  wallet: Wallet;
  terms: ReadTerms;
  /** The chance of several selections of one event, from the feed. */
  combine: Combine;
  /** Tells who waits for a bet that it changed. */
  hub: BetHub;
  /** Balances as the platform told them, of the newest operations that members wait for. */
  balances: BoundedMap<string, string>;
  /** Tells the platform soon what was just written. */
  tell: (written: readonly WrittenOperation[]) => void;
  /** How long a call waits for the platform before its page is told to ask again. */
  patienceMs: number;
};
