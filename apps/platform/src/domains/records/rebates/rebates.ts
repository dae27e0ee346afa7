/** Rebates: what a member has earned on turnover, claimed once a period. */
export { claimRebate } from './claim-rebate.ts';
export { readRebate } from './read-rebate.ts';
export { assertRebate, listClaims } from './rebate.ts';
