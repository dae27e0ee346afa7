/**
 * A deposit goes back to its payer: what had reached the balance is held while the rail is asked,
 * then everything the deposit moved is moved back. Each hold is decided once.
 */
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
import { decideHold } from './holds.ts';
import type { ArrivedMoney } from './member-wallet.ts';

/**
 * Sets aside what a deposit brought, in minor units, and answers the hold's id. Blocks of the
 * member do not stop it: staff send it. Refuses `insufficient_funds` with the balance.
 */
export async function holdForRefund(
  transaction: Transaction,
  { ownerId, currency, amount }: { ownerId: bigint; currency: Currency; amount: bigint },
): Promise<bigint> {
  const wallets = await readWalletIds(transaction, [ownerId]);
  const wallet = wallets.find((ids) => ids.currency === currency);
  if (!wallet) throw new Error(`The owner ${ownerId} has no wallet in ${currency}.`);
  const { cash, held } = wallet;
  const locked = await lockAccounts(transaction, [cash, held]);
  const balance = locked.balance(cash);
  if (balance < amount) {
    throw new Refusal('insufficient_funds', { balance: toDecimal(balance, currency) });
  }
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO holds (owner_id, cash_account_id, held_account_id, amount, purpose)
     VALUES ($1, $2, $3, $4, 'refund') RETURNING id`,
    [ownerId, cash, held, amount],
  );
  const reference = rows[0]?.id;
  if (reference === undefined) throw new Error('The hold was not written.');
  locked.plan({ debit: cash, credit: held, amount, code: 'refund_held', reference });
  await writeTransfers(transaction, locked);
  return reference;
}

/** The rail did not send it: it is the member's as before. Refuses `already_decided`. */
export async function releaseRefund(
  transaction: Transaction,
  { holdId: reference }: { holdId: bigint },
): Promise<void> {
  const { hold, locked } = await decideHold(transaction, reference, 'voided');
  const { held: debit, cash: credit, amount } = hold;
  locked.plan({ debit, credit, amount, code: 'refund_released', reference });
  await writeTransfers(transaction, locked);
}

/**
 * The payer has the whole of it again: the deposit is undone, its tax and fee too. The deposit's id
 * makes it unique. Refuses `already_decided`.
 */
export async function reverseDeposit(
  transaction: Transaction,
  { holdId, ...money }: Omit<ArrivedMoney, 'ownerId'> & { holdId: bigint },
): Promise<void> {
  const { hold, locked } = await decideHold(transaction, holdId, 'posted');
  const { cash, held } = hold;
  const { currency, rail, tax, fee = 0n, amount, depositId: reference } = money;
  const released = { debit: held, credit: cash, amount: hold.amount } as const;
  locked.plan({ ...released, code: 'refund_released', reference: holdId });
  if (tax && tax.amount > 0n) {
    const debit = await operatorAccountIn(transaction, 'tax_payable', tax.code, currency);
    const back = { debit, credit: cash, amount: tax.amount } as const;
    locked.plan({ ...back, code: 'deposit_tax_returned', reference });
  }
  if (fee > 0n) {
    const debit = await operatorAccountIn(transaction, 'adjustment', 'deposit fee', currency);
    const back = { debit, credit: cash, amount: fee } as const;
    locked.plan({ ...back, code: 'deposit_fee_returned', reference });
  }
  const credit = await operatorAccountIn(transaction, 'payment_clearing', rail, currency);
  locked.plan({ debit: cash, credit, amount, code: 'deposit_reversed', reference });
  await writeTransfers(transaction, locked);
}
