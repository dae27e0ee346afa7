/** What the use cases of bets lean on beside what every use case has. */
import type { BetHub } from './bets/bet-hub.ts';
import type { BoundedMap } from './bets/bounded-map.ts';
import type { Combine } from './builder/ask-combination.ts';
import type { Context } from './context.ts';
import type { Offer } from './offer/quote.ts';
import type { ReadTerms } from './slips/terms.ts';
import type { OperationKey } from './wallet/operations.ts';
import type { Wallet } from './wallet/wallet.ts';

export type BetContext = Context & {
  offer: Offer;
  wallet: Wallet;
  terms: ReadTerms;
  /** The chance of several selections of one event, from the feed. */
  combine: Combine;
  /** Tells who waits for a bet that it changed. */
  hub: BetHub;
  /** The balance after the last operation on a bet, as the platform told it, of the newest bets. */
  balances: BoundedMap<bigint, string>;
  /** Tells the platform soon what was just written. */
  tell: (keys: readonly OperationKey[]) => void;
  /** How long a call waits for the platform before its page is told to ask again. */
  patienceMs: number;
};
