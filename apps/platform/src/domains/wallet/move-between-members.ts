/** Money from one member's cash to another's: both legs are one transfer, in one commit. */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  blockBits,
  lockAccounts,
  readWalletIds,
  writeTransfers,
} from '#domains/wallet/ledger/ledger.ts';

export type MemberMove = {
  payerId: bigint;
  payeeId: bigint;
  currency: Currency;
  amount: bigint;
  /** The member transfer this is of. */
  reference: bigint;
};

/**
 * Refuses `transfers_blocked` where the payer may not, `insufficient_funds` with the balance, and
 * `payee_not_found` where the payee may not: why, is not the payer's to know.
 */
export async function moveBetweenMembers(
  transaction: Transaction,
  { payerId, payeeId, currency, amount, reference }: MemberMove,
): Promise<void> {
  const wallets = await readWalletIds(transaction, [payerId, payeeId]);
  const cashOf = (owner: bigint) =>
    wallets.find((wallet) => wallet.ownerId === owner && wallet.currency === currency)?.cash;
  const [debit, credit] = [cashOf(payerId), cashOf(payeeId)];
  if (debit === undefined) throw new Error(`The owner ${payerId} has no wallet in ${currency}.`);
  if (credit === undefined) throw new Refusal('payee_not_found');
  const locked = await lockAccounts(transaction, [debit, credit]);
  if (locked.isBlocked(debit, blockBits.transfer)) throw new Refusal('transfers_blocked');
  if (locked.isBlocked(credit, blockBits.transfer)) throw new Refusal('payee_not_found');
  const balance = locked.balance(debit);
  if (balance < amount) {
    throw new Refusal('insufficient_funds', { balance: toDecimal(balance, currency) });
  }
  locked.plan({ debit, credit, amount, code: 'member_transfer', reference });
  await writeTransfers(transaction, locked);
}
