/** A rebate the operator gives on settled stakes. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import {
  operatorAccountIn,
  lockAccounts,
  readWalletIds,
  writeTransfers,
} from '#domains/wallet/ledger/ledger.ts';

/** Pays into cash what a claim is worth; the claim's id keeps it from being paid twice. */
export async function payRebate(
  transaction: Transaction,
  input: { ownerId: bigint; currency: Currency; amount: bigint; claimId: bigint },
): Promise<void> {
  const { ownerId, currency, amount, claimId } = input;
  const wallets = await readWalletIds(transaction, [ownerId]);
  const wallet = wallets.find((one) => one.currency === currency);
  if (!wallet) throw new Error(`The owner ${ownerId} has no wallet in ${currency}.`);
  const debit = await operatorAccountIn(transaction, 'promotion_cost', 'rebate', currency);
  const locked = await lockAccounts(transaction, [wallet.cash]);
  locked.plan({ debit, credit: wallet.cash, amount, code: 'rebate', reference: claimId });
  await writeTransfers(transaction, locked);
}
