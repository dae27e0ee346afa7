/** Money the operator gives or takes by hand; who may decide so is the caller's. */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  operatorAccountIn,
  lockAccounts,
  readWalletIds,
  writeTransfers,
} from '#domains/wallet/ledger/ledger.ts';

/**
 * Moves between cash and the operator's adjustments, by the sign. The adjustment's id makes it
 * unique. Refuses `insufficient_funds` with the balance when less is there than is taken.
 */
export async function adjustBalance(
  transaction: Transaction,
  input: { ownerId: bigint; currency: Currency; amount: bigint; adjustmentId: bigint },
): Promise<void> {
  const { ownerId, currency, amount, adjustmentId: reference } = input;
  const wallets = await readWalletIds(transaction, [ownerId]);
  const wallet = wallets.find((ids) => ids.currency === currency);
  if (!wallet) throw new Error(`The owner ${ownerId} has no wallet in ${currency}.`);
  const locked = await lockAccounts(transaction, [wallet.cash]);
  const balance = locked.balance(wallet.cash);
  if (balance + amount < 0n) {
    throw new Refusal('insufficient_funds', { balance: toDecimal(balance, currency) });
  }
  const house = await operatorAccountIn(transaction, 'adjustment', 'manual', currency);
  locked.plan(
    amount > 0n
      ? { debit: house, credit: wallet.cash, amount, code: 'adjustment', reference }
      : { debit: wallet.cash, credit: house, amount: -amount, code: 'adjustment', reference },
  );
  await writeTransfers(transaction, locked);
}
