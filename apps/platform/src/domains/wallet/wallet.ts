/**
 * The wallet: double-entry accounts of members and the operator. It owns accounts, transfers, holds
 * and the chain of sealed blocks. It knows owner ids, not members.
 *
 * Invariants: the sum over all accounts is 0 per currency; a member's account is never negative;
 * a transfer never changes; each hold is decided once. It never decides what a bet pays.
 */
export { adjustBalance } from './adjust-balance.ts';
export {
  bookContractMoney,
  type ContractMoney,
  lockContractWallets,
  moveReserve,
  payContractDebt,
  readReserve,
} from './contract-payments.ts';
export { postHold, returnPaidHold, voidHold } from './holds.ts';
export { holdPools, poolScope } from './jackpot-pools.ts';
export {
  assertMayDeposit,
  closeWallet,
  creditDeposit,
  grantPlayMoney,
  holdForWithdrawal,
  openWallet,
  readBalanceMessages,
  readBalances,
  setBlocks,
} from './member-wallet.ts';
export { moveBetweenMembers } from './move-between-members.ts';
export { payAward } from './pay-award.ts';
export { payRebate } from './pay-rebate.ts';
export { addPoints, lockPoints, readPoints, takePoints } from './points.ts';
export { holdForRefund, releaseRefund, reverseDeposit } from './refunds.ts';
export {
  type VendorMove,
  fillTransferWallet,
  openVendorAccount,
  readVendorAccounts,
  returnFilled,
  settleTransferWallet,
} from './transfer-wallets.ts';
export { bookUnmatchedPayout, reverseUnmatchedPayout } from './unmatched-payouts.ts';
