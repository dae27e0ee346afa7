/**
 * Bills of agency contracts: one for each contract and period, computed by the agency rules from a
 * snapshot that is kept, paid from the top of a line down, with debts where an upline falls short. It
 * moves money by the wallet alone, and each movement once.
 */
export { collectDebts } from './collect-debts.ts';
export { projectBills } from './running-bills.ts';
export { settleRuns } from './settle-runs.ts';
