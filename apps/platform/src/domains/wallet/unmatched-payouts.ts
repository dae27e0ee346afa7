/**
 * Money that left the operator by a rail and was no withdrawal: the operator bears it, so that what our
 * books hold at the rail is what the rail holds.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import {
  operatorAccountIn,
  lockAccounts,
  transferCodes,
  writeTransfers,
} from '#domains/wallet/ledger/ledger.ts';

type UnmatchedPayout = {
  rail: string;
  currency: Currency;
  /** Minor units. */
  amount: bigint;
  /** Makes it unique; the caller holds its lock. */
  exceptionId: bigint;
};

/** The operator bears it. A second booking of the same breaks the transaction. */
export async function bookUnmatchedPayout(
  transaction: Transaction,
  input: UnmatchedPayout,
): Promise<void> {
  const { amount, exceptionId: reference } = input;
  const { cost, clearing } = await accountsOf(transaction, input);
  const locked = await lockAccounts(transaction, []);
  locked.plan({ debit: cost, credit: clearing, amount, code: 'unmatched_payout', reference });
  await writeTransfers(transaction, locked);
}

/** What was booked came back to the rail's account; answers false where nothing was. */
export async function reverseUnmatchedPayout(
  transaction: Transaction,
  input: UnmatchedPayout,
): Promise<boolean> {
  const { amount, exceptionId: reference } = input;
  const { rows } = await transaction.query<{ isBooked: boolean; isBack: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM transfers WHERE code = $1 AND reference = $3) AS "isBooked",
            EXISTS (SELECT 1 FROM transfers WHERE code = $2 AND reference = $3) AS "isBack"`,
    [transferCodes.unmatched_payout, transferCodes.unmatched_payout_returned, reference],
  );
  if (!rows[0]?.isBooked || rows[0].isBack) return false;
  const { cost, clearing } = await accountsOf(transaction, input);
  const locked = await lockAccounts(transaction, []);
  locked.plan({
    debit: clearing,
    credit: cost,
    amount,
    code: 'unmatched_payout_returned',
    reference,
  });
  await writeTransfers(transaction, locked);
  return true;
}

async function accountsOf(transaction: Transaction, { rail, currency }: UnmatchedPayout) {
  return {
    cost: await operatorAccountIn(transaction, 'adjustment', 'paid outside', currency),
    clearing: await operatorAccountIn(transaction, 'payment_clearing', rail, currency),
  };
}
