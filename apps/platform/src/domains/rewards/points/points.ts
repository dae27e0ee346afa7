/**
 * Points of members: earned by play and deposits, given by awards, spent in the mall. Every change has
 * an entry that says why, and moves them on the ledger in the same transaction.
 */
export { assertPoints } from './assert-points.ts';
export { earnPoints, spendPoints } from './entries.ts';
export { earnPointsOfPlay } from './earn-points-of-play.ts';
export { listEntries } from './list-entries.ts';
export { pointRuleBook, readPointRuleSheet } from './point-rule-book.ts';
export { ratesOf, readPointRules } from './read-point-rules.ts';
