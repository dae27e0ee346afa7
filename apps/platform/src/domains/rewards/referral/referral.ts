/**
 * Referral: a member's code brings friends. The friend has a bonus on the first deposit, the sponsor a
 * reward once the friend has played; each once, by the terms of the day the friend registered. Where
 * both seem to be one person the awards wait for staff.
 */
export { followReferrals } from './follow-referrals.ts';
export { listReferrals } from './list-referrals.ts';
export { noteReferral, type RegisteredByCode } from './note-referral.ts';
export { listFriends, readInviter, readReferral } from './read-referral.ts';
export { referralRuleBook } from './referral-rule-book.ts';
