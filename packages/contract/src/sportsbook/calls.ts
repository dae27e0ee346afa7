/** Every call between the player site and the sportsbook, on one page. */
import { favouriteCalls } from './favourites.ts';
import { jackpotCalls } from './jackpots.ts';
import { offerCalls } from './offer.ts';
import { slipCalls } from './slip.ts';
import { virtualCalls } from './virtuals.ts';

export const sportsbookCalls = {
  ...offerCalls,
  ...slipCalls,
  ...favouriteCalls,
  ...virtualCalls,
  ...jackpotCalls,
};
export type SportsbookCalls = typeof sportsbookCalls;
