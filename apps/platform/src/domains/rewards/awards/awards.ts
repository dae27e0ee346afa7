/** Awards: offered once for what earned them, given at once, by a claim, or after staff looked. */
export { claimAward } from './claim-award.ts';
export { expireAwards } from './expire-awards.ts';
export { countOpen, listAwards, readAwards } from './list-awards.ts';
export { amountOf, type HoldReason, offerAward } from './offer-award.ts';
