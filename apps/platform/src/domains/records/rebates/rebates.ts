/** Rebates: what a member has earned on turnover, claimed or taken by a level; a day once. */
export { claimRebate } from './claim-rebate.ts';
export { readRebate } from './read-rebate.ts';
export { assertRebate, listClaims } from './rebate.ts';
export { takeLevelRebate } from './take-level-rebate.ts';
