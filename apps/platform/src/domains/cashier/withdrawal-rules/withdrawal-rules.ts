/** Rules of a brand for withdrawals: risk points, approvals, automatic payment, KYC tiers. */
export { assertLevelForDeposit, levelForWithdrawal } from './needed-level.ts';
export {
  type WithdrawalRules,
  approvalsNeeded,
  isAutomatic,
  readWithdrawalRules,
} from './read-withdrawal-rules.ts';
export { autoConfirmHoursOf, cashierRuleBook } from './cashier-rule-book.ts';
export { withdrawalRuleBook } from './withdrawal-rule-book.ts';
