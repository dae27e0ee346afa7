/**
 * Withdrawals from the request to the payout. The money is held from the request until it is paid or has
 * definitely failed; staff decide each once.
 */
export { confirmUnanswered } from './confirm-unanswered.ts';
export { approvalSubject, approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
export { payOut } from './pay-out.ts';
export { readPayoutTimes } from './payout-times.ts';
export { quoteWithdrawal } from './quote-withdrawal.ts';
export {
  type WithdrawalRow,
  announceWithdrawal,
  findWithdrawal,
  lockWithdrawal,
  netOf,
  payoutOrder,
  selectWithdrawals,
  staffWithdrawalValue,
  withdrawalValue,
} from './read-withdrawals.ts';
export { requestWithdrawal } from './request-withdrawal.ts';
export { settleReportedPayout, settleWithdrawal } from './settle-withdrawal.ts';
export { type PayoutWatch, letWithdrawalsGo, makeWithdrawalsWait } from './payout-holds.ts';
