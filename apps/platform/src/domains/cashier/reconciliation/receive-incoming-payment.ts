/**
 * Money that came by itself: somebody sent it to the operator's number and named an account. It is
 * the deposit the account names, or a new one of the member it names; an account nobody has is a
 * exception that staff look at. One receipt is credited once, however often it is told.
 */
import { createHash } from 'node:crypto';
import type { Currency } from '@bahati/money/currencies.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { trialType } from '#domains/members/members.ts';
import { isCredited, isDecided, lockReceipt } from '#domains/cashier/refunds/refunds.ts';
import {
  completeDeposit,
  type DepositRow,
  partsOfDeposit,
  selectDeposits,
} from '#domains/cashier/deposits/deposits.ts';
import type { IncomingPayment } from '#domains/cashier/rails/rail/rail.ts';
import { amountSaid, noteException } from '#domains/cashier/exceptions/exceptions.ts';

type Money = { amount: bigint; currency: Currency };
type IncomingPaymentOf = { incomingPayment: IncomingPayment; money: Money; memberId: bigint };

/** Refuses `invalid_input` where the amount cannot be one of ours. */
export async function receiveIncomingPayment(
  context: Context,
  incomingPayment: IncomingPayment,
): Promise<void> {
  const money = amountSaid(incomingPayment.amount, incomingPayment.currency);
  if (!money || money.amount === 0n) throw new Refusal('invalid_input');
  const credited = await inTransaction(context.database, (transaction) =>
    credit(context, transaction, incomingPayment, money),
  );
  if (credited === undefined) return;
  countEvent('deposit_completed');
  context.announceBalance(credited);
}

/** Answers whose money it is, where it was credited now. */
async function credit(
  context: Context,
  transaction: Transaction,
  incomingPayment: IncomingPayment,
  money: Money,
): Promise<bigint | undefined> {
  const { rail, receipt } = incomingPayment;
  await lockReceipt(transaction, rail, receipt);
  const isOver =
    (await isCredited(transaction, rail, receipt)) || (await isDecided(transaction, rail, receipt));
  if (isOver) return undefined;
  const named = await namedDeposit(transaction, incomingPayment);
  const isItsMoney =
    named !== undefined && named.amount === money.amount && named.currency === money.currency;
  if (isItsMoney && named.status !== 'completed') {
    await completeDeposit(transaction, named, { reference: receipt, receipt });
    return named.memberId;
  }
  // The rail's query told that it was paid, and now its books tell the receipt: the same money.
  if (isItsMoney && named.receipt === null) {
    await transaction.query('UPDATE deposits SET receipt = $2 WHERE id = $1', [
      named.rowId,
      receipt,
    ]);
    return undefined;
  }
  // Money of another currency than the order's has no wallet of that member to go to.
  const isItsCurrency = named?.currency === money.currency;
  const memberId = isItsCurrency
    ? named?.memberId
    : await findMember(transaction, incomingPayment.account, money);
  const row =
    memberId &&
    (await creditIncomingPayment(context, transaction, { incomingPayment, money, memberId }));
  if (row) return row.memberId;
  await noteUnknown(context, transaction, incomingPayment, money);
  return undefined;
}

/** Credits the member; undefined where the rail has no way of paying in for this currency. */
export async function creditIncomingPayment(
  context: Context,
  transaction: Transaction,
  input: IncomingPaymentOf,
): Promise<DepositRow | undefined> {
  const { receipt } = input.incomingPayment;
  const row = await insert(context, transaction, input);
  if (row) await completeDeposit(transaction, row, { reference: receipt, receipt });
  return row;
}

/** A request for money tells the payer "BH" and the deposit's number as the account. */
async function namedDeposit(
  transaction: Transaction,
  { rail, account }: IncomingPayment,
): Promise<DepositRow | undefined> {
  const [, id] = /^\s*BH(\d{1,10})\s*$/i.exec(account) ?? [];
  if (id === undefined) return undefined;
  const { rows } = await transaction.query<DepositRow>(
    `${selectDeposits} WHERE deposits.id = $1 AND rail = $2 FOR UPDATE OF deposits`,
    [BigInt(id), rail],
  );
  return rows[0];
}

/** A member's bound number, however it is written, or user name. */
async function findMember(
  transaction: Pick<Transaction, 'query'>,
  account: string,
  { currency }: Pick<Money, 'currency'>,
): Promise<bigint | undefined> {
  const text = account.replaceAll(/[\s-]/g, '').toLowerCase();
  const [, local] = /^\+?(?:254|0)?([17]\d{8})$/.exec(text) ?? [];
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT members.id FROM credentials JOIN members ON members.id = member_id
      WHERE (mobile_number = $1 OR username = $2) AND type <> $3 AND currency = $4
      ORDER BY mobile_number = $1 DESC NULLS LAST LIMIT 1`,
    [local ? `+254${local}` : null, text, trialType, currency],
  );
  return rows[0]?.id;
}

/** Would money that names this account find its member? */
export async function isAccountKnown({ database }: Context, account: string): Promise<boolean> {
  const [, id] = /^\s*BH(\d{1,10})\s*$/i.exec(account) ?? [];
  if (id !== undefined) {
    const { rows } = await database.query('SELECT 1 FROM deposits WHERE id = $1', [BigInt(id)]);
    return rows.length > 0;
  }
  return (await findMember(database, account, { currency: 'KES' })) !== undefined;
}

/** Undefined where the rail has no way of paying in for this currency. */
async function insert(
  context: Context,
  transaction: Transaction,
  { incomingPayment, money, memberId }: IncomingPaymentOf,
): Promise<DepositRow | undefined> {
  const { rows: methods } = await transaction.query<Method>(
    `SELECT code, fee_fixed AS "feeFixed", fee_bps AS "feeBps" FROM payment_methods
      WHERE rail = $1 AND direction = 'deposit' AND currency = $2 ORDER BY position LIMIT 1`,
    [incomingPayment.rail, money.currency],
  );
  const method = methods[0];
  if (!method) return undefined;
  const parts = await partsOfDeposit(context, transaction, method, money.amount);
  // Less than its own fee is not worth refusing: it is taken without one.
  const fee = parts.fee + parts.tax < money.amount ? parts.fee : 0n;
  const id = stableId(incomingPayment);
  await transaction.query(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount, payer,
       fee, tax, tax_code, tax_name, tax_bps)
     VALUES ($1, $2, $1, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      memberId,
      method.code,
      money.currency,
      money.amount,
      incomingPayment.payer,
      fee,
      parts.tax,
      parts.taxCode,
      parts.taxName,
      parts.taxBps,
    ],
  );
  const { rows } = await transaction.query<DepositRow>(`${selectDeposits} WHERE public_id = $1`, [
    id,
  ]);
  return rows[0];
}

type Method = { code: string; feeFixed: bigint; feeBps: number };

/** The same incoming payment always has the same id, so that it can be written once only. */
function stableId({ rail, receipt }: IncomingPayment): string {
  const hex = createHash('sha256').update(`incoming_payment ${rail} ${receipt}`).digest('hex');
  const version = `4${hex.slice(13, 16)}-8${hex.slice(17, 20)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}-${hex.slice(20, 32)}`;
}

async function noteUnknown(
  context: Context,
  transaction: Transaction,
  { rail, receipt, account, payer, at }: IncomingPayment,
  { amount, currency }: Money,
): Promise<void> {
  await noteException(context, transaction, {
    rail,
    kind: 'missing_here',
    reference: receipt,
    subject: null,
    currency,
    ours: null,
    theirs: amount,
    account,
    party: payer,
    happenedAt: at,
    isUnallocatedDeposit: true,
  });
}
