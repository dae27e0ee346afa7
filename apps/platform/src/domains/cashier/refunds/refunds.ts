/**
 * Refunds of deposits and returns of unallocated deposits to their payers. Money is held first, and
 * never refunded because an answer is missing.
 */
export { approveReturn } from './approve-return.ts';
export { readDepositRefund } from './deposit-refund-state.ts';
export { noteCameBack, noteReturned } from './returned-by-rail.ts';
export {
  isCredited,
  isDecided,
  lockReceipt,
  lockUnallocatedDeposit,
} from './lock-unallocated-deposit.ts';
export { askRefund, depositRefundKind } from './refund-deposit.ts';
export { isRefundedInVain, noteRefunded } from './refunded-deposits.ts';
export { noteRefusal, returnToPayer, returnAllDue, settleReversal } from './return-to-payer.ts';
export { settleReportedRefund } from './settle-refund.ts';
