/** Every call between the player site and the sportsbook, on one page. */
import { jackpotCalls } from './jackpots.ts';
import { offerCalls } from './offer.ts';
import { slipCalls } from './slip.ts';
import { virtualCalls } from './virtuals.ts';

export const sportsbookCalls = { ...offerCalls, ...slipCalls, ...virtualCalls, ...jackpotCalls };
export type SportsbookCalls = typeof sportsbookCalls;
