/**
 * How money set aside for a withdrawal ends: paid by the rail, less tax and fee, or returned.
 * Each hold is decided once; its id is the reference of every transfer of it.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  type AccountKind,
  operatorAccountIn,
  lockAccounts,
  type LockedAccounts,
  type TransferCode,
  writeTransfers,
} from '#domains/wallet/ledger/ledger.ts';

type Hold = { cash: bigint; held: bigint; amount: bigint; currency: Currency };

export async function decideHold(
  transaction: Transaction,
  holdId: bigint,
  state: 'posted' | 'voided',
): Promise<{ hold: Hold; locked: LockedAccounts }> {
  const { rows } = await transaction.query<Hold>(
    `UPDATE holds SET state = $2, decided_at = now() FROM accounts
      WHERE holds.id = $1 AND holds.state = 'pending' AND accounts.id = holds.held_account_id
      RETURNING cash_account_id AS cash, held_account_id AS held, amount, currency`,
    [holdId, state],
  );
  const hold = rows[0];
  if (!hold) throw new Refusal('already_decided');
  return { hold, locked: await lockAccounts(transaction, [hold.cash, hold.held]) };
}

/** What of a hold goes where, in minor units; the rest goes to the payee by the rail. */
export type Shares = {
  rail: string;
  tax: bigint;
  /** Names the account the tax is kept on; null only without a tax. */
  taxCode: string | null;
  fee: bigint;
};

type Leg = { kind: AccountKind; scope: string; amount: bigint };

function legsOf(amount: bigint, { rail, tax, taxCode, fee }: Shares): Leg[] {
  if (tax > 0n && taxCode === null) throw new Error('A tax has an account.');
  return [
    { kind: 'payment_clearing', scope: rail, amount: amount - tax - fee },
    { kind: 'tax_payable', scope: taxCode ?? '', amount: tax },
    { kind: 'adjustment', scope: 'withdrawal fee', amount: fee },
  ];
}

const paidCodes = ['withdrawal_paid', 'withdrawal_tax', 'withdrawal_fee'] as const;
const takenBackCodes = [
  'payout_reversed',
  'withdrawal_tax_returned',
  'withdrawal_fee_returned',
] as const satisfies readonly TransferCode[];

/** The held money left by a rail, less tax and fee. Refuses `already_decided`. */
export async function postHold(
  transaction: Transaction,
  input: { holdId: bigint } & Shares,
): Promise<void> {
  const { hold, locked } = await decideHold(transaction, input.holdId, 'posted');
  for (const [at, { kind, scope, amount }] of legsOf(hold.amount, input).entries()) {
    const code = paidCodes[at];
    if (code === undefined || amount === 0n) continue;
    const credit = await operatorAccountIn(transaction, kind, scope, hold.currency);
    locked.plan({ debit: hold.held, credit, amount, code, reference: input.holdId });
  }
  await writeTransfers(transaction, locked);
}

/** The held money returns to cash. Refuses `already_decided`. */
export async function voidHold(transaction: Transaction, input: { holdId: bigint }): Promise<void> {
  const { hold, locked } = await decideHold(transaction, input.holdId, 'voided');
  const { held: debit, cash: credit, amount } = hold;
  locked.plan({ debit, credit, amount, code: 'withdrawal_returned', reference: input.holdId });
  await writeTransfers(transaction, locked);
}

/**
 * What was paid by a rail came back whole: it returns to cash with tax and fee, once, as transfers
 * of their own. The caller has the rail's word that the payee does not have the money.
 */
export async function returnPaidHold(
  transaction: Transaction,
  input: { holdId: bigint } & Shares,
): Promise<void> {
  const { rows } = await transaction.query<Hold & { state: string }>(
    `SELECT cash_account_id AS cash, held_account_id AS held, amount, currency, state
       FROM holds JOIN accounts ON accounts.id = holds.held_account_id WHERE holds.id = $1`,
    [input.holdId],
  );
  const hold = rows[0];
  if (hold?.state !== 'posted') throw new Error(`The hold ${input.holdId} was not paid.`);
  const locked = await lockAccounts(transaction, [hold.cash]);
  for (const [at, { kind, scope, amount }] of legsOf(hold.amount, input).entries()) {
    const code = takenBackCodes[at];
    if (code === undefined || amount === 0n) continue;
    const debit = await operatorAccountIn(transaction, kind, scope, hold.currency);
    locked.plan({ debit, credit: hold.cash, amount, code, reference: input.holdId });
  }
  await writeTransfers(transaction, locked);
}
