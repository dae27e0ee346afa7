/** Payout accounts of members: adding, removing, limits and the time before a new one may be paid to. */
export { addPayoutAccount } from './add-payout-account.ts';
export { currencyOfNumber, lettersOf, maskPayee, operatorOf } from './payout-accounts.rules.ts';
export { assertPayoutsOpen, holdPayouts, readPayoutHold } from './payout-hold.ts';
export {
  type PayoutAccountRow,
  type PayoutOwner,
  assertMayPayTo,
  holdPayoutAccount,
  payoutLimits,
  readPayoutAccounts,
} from './read-payout-accounts.ts';
export { removePayoutAccount } from './remove-payout-account.ts';
