/** Cash of an award. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import {
  lockAccounts,
  operatorAccountIn,
  readWalletIds,
  writeTransfers,
} from '#domains/wallet/ledger/ledger.ts';

/** Pays an award into cash; the award's id keeps it from being paid twice. `scope`: its source. */
export async function payAward(
  transaction: Transaction,
  input: { ownerId: bigint; currency: Currency; amount: bigint; awardId: bigint; scope: string },
): Promise<void> {
  const { ownerId, currency, amount, awardId, scope } = input;
  const wallets = await readWalletIds(transaction, [ownerId]);
  const wallet = wallets.find((one) => one.currency === currency);
  if (!wallet) throw new Error(`The owner ${ownerId} has no wallet in ${currency}.`);
  const debit = await operatorAccountIn(transaction, 'promotion_cost', scope, currency);
  const locked = await lockAccounts(transaction, [wallet.cash]);
  locked.plan({ debit, credit: wallet.cash, amount, code: 'reward_paid', reference: awardId });
  await writeTransfers(transaction, locked);
}
