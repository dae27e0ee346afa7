/**
 * VIP levels: reached by play and deposits as soon as they are counted, kept by the rule of each period,
 * lost one at a time and never without it. Each gift is given once for its level, week, month or year.
 */
export { careForLevels } from './care-for-levels.ts';
export { listLevelMembers, readLevelCounts, readMemberLevel } from './read-levels.ts';
export { readState, readVip } from './read-vip.ts';
export { setByHand } from './set-by-hand.ts';
export { vipRuleBook } from './vip-rule-book.ts';
