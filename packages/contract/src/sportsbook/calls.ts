/** Every call between the player site and the sportsbook, on one page. */
import { offerCalls } from './offer.ts';
import { slipCalls } from './slip.ts';

export const sportsbookCalls = { ...offerCalls, ...slipCalls };
export type SportsbookCalls = typeof sportsbookCalls;
