/** Daily reconciliation with each rail, incoming payments and unmatched payouts. */
export { allocateDeposit } from './allocate-deposit.ts';
export { approveUnmatchedPayout } from './approve-unmatched-payout.ts';
export { isAccountKnown, receiveIncomingPayment } from './receive-incoming-payment.ts';
export { reconcileRails } from './reconcile-day.ts';
