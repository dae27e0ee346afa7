/**
 * Cashback on what a member lost in a week or a day, and the rebates of levels, given each day without a
 * claim. A period and a day are given for once.
 */
export { cashbackRuleBook } from './cashback-rule-book.ts';
export { giveCashbacks } from './give-cashbacks.ts';
export { giveLevelRebates } from './give-level-rebates.ts';
export { readCashbackOf } from './read-cashback.ts';
