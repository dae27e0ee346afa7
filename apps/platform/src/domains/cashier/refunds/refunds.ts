/**
 * Refunds of deposits and returns of unallocated deposits to their payers. Money is held first, and
 * never refunded because an answer is missing.
 */
export { approveSendingBack } from './approve-sending-back.ts';
export { readDepositRefund } from './deposit-refund-state.ts';
export { noteCameBack, noteGoneBack } from './gone-back.ts';
export {
  isCredited,
  isDecided,
  lockReceipt,
  lockUnallocatedDeposit,
} from './lock-unallocated-deposit.ts';
export { askRefund, depositRefundKind } from './refund-deposit.ts';
export { isRefundedInVain, noteRefunded } from './refunded-deposits.ts';
export { noteRefusal, sendBack, sendBackAllDue, settleReversal } from './send-back.ts';
export { settleReportedRefund } from './settle-refund.ts';
