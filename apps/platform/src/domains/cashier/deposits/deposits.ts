/**
 * Deposits from the first quote to the credit: charges by a rail, bank transfers with proof, limits.
 * A deposit is credited once, whatever the gateway repeats.
 */
export { type TransferDecision, decideTransfer } from './decide-transfer.ts';
export { readDeposited } from './deposit-limits.ts';
export { partsOfDeposit } from './deposit-parts.ts';
export { listPaymentMethods } from './list-payment-methods.ts';
export { proveTransfer } from './prove-transfer.ts';
export { quoteDeposit } from './quote-deposit.ts';
export {
  type DepositRow,
  accountReference,
  announceDeposit,
  chargeOrder,
  creditedOf,
  depositValue,
  findDeposit,
  lockDeposit,
  readDeposit,
  receiptOf,
  selectDeposits,
  staffDepositValue,
} from './read-deposits.ts';
export { completeDeposit, expireUnknownDeposit, settleDeposit } from './settle-deposit.ts';
export { startDeposit } from './start-deposit.ts';
