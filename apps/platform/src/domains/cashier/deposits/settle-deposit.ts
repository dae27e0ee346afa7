/**
 * What the gateway says of a charge, by callback or by answer, becomes the state of the deposit.
 * It may come twice, late, in any order or contradict itself: money is credited once, and a
 * completed deposit stays completed.
 */
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { creditDeposit } from '#domains/wallet/wallet.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { announceDeposit, creditedOf, type DepositRow, lockDeposit } from './read-deposits.ts';
import { auditOnce } from '#domains/cashier/exceptions/exceptions.ts';

export type ChargeReport = {
  depositId: string;
  currency: string;
  amount: string;
  state: ChargeState;
  reference: string;
  /** The payer's receipt, once there is one. */
  receipt?: string | undefined;
  source: 'callback' | 'status' | 'statement';
  /** Whose callback it is; absent: we asked the deposit's own rail. */
  rail?: string;
};

type Outcome =
  | { kind: 'settled'; memberId: bigint; isCredited: boolean }
  | { kind: 'unknown' }
  | { kind: 'reference_differs' }
  | { kind: 'amount_differs' };

/** Refuses `not_found`, `reference_differs`, `amount_differs`; nothing is credited then. */
export async function settleDeposit(context: Context, report: ChargeReport): Promise<void> {
  const outcome = await inTransaction(context.database, (transaction) =>
    decide(transaction, report),
  );
  if (outcome.kind === 'unknown') throw new Refusal('not_found');
  if (outcome.kind !== 'settled') throw new Refusal(outcome.kind);
  if (!outcome.isCredited) return;
  countEvent('deposit_completed');
  context.announceBalance(outcome.memberId);
}

async function decide(transaction: Transaction, report: ChargeReport): Promise<Outcome> {
  const row = await lockDeposit(transaction, report.depositId);
  // A rail speaks of its own deposits alone.
  if (!row || (report.rail !== undefined && report.rail !== row.rail)) return { kind: 'unknown' };
  if (await isOfAnotherCharge(transaction, row, report)) {
    await audit(transaction, row, 'deposit.reference_differed', report);
    return { kind: 'reference_differs' };
  }
  const amount = parseAmount(report.amount, row.currency);
  if (report.currency !== row.currency || amount !== row.amount) {
    await audit(transaction, row, 'deposit.amount_differed', report);
    return { kind: 'amount_differs' };
  }
  const isCredited = await apply(transaction, row, report);
  return { kind: 'settled', memberId: row.memberId, isCredited };
}

/** A reference we did not store for this deposit, or one that stands for another deposit. */
async function isOfAnotherCharge(
  transaction: Transaction,
  { rowId, rail, gatewayReference }: DepositRow,
  { reference, source }: ChargeReport,
): Promise<boolean> {
  if (source === 'statement' || reference === '') return false;
  if (gatewayReference !== null) return source === 'callback' && gatewayReference !== reference;
  const { rowCount } = await transaction.query(
    `SELECT FROM deposits JOIN payment_methods ON payment_methods.code = method
      WHERE gateway_reference = $1 AND rail = $2 AND deposits.id <> $3 LIMIT 1`,
    [reference, rail, rowId],
  );
  return rowCount === 1;
}

/** Answers whether money was credited now. */
async function apply(
  transaction: Transaction,
  row: DepositRow,
  report: ChargeReport,
): Promise<boolean> {
  const { state } = report;
  if (state === 'pending') return false;
  if (state === 'paid') {
    if (row.status === 'completed') return false;
    // The money arrived, however late: it is the member's.
    if (row.status !== 'pending') await audit(transaction, row, 'deposit.paid_late', report);
    await completeDeposit(transaction, row, report);
    return true;
  }
  if (row.status === 'completed') await audit(transaction, row, 'deposit.contradicted', report);
  if (row.status === 'pending') await close(transaction, row, state);
  return false;
}

/** Credits the deposit, tax and fee taken, and tells the member by screen and inbox; the row is locked. */
export async function completeDeposit(
  transaction: Transaction,
  row: DepositRow,
  { reference, receipt }: Pick<ChargeReport, 'reference' | 'receipt'>,
): Promise<void> {
  await creditDeposit(transaction, {
    ownerId: row.memberId,
    currency: row.currency,
    amount: row.amount,
    rail: row.rail,
    depositId: row.rowId,
    fee: row.fee,
    tax: row.taxCode === null ? undefined : { amount: row.tax, code: row.taxCode },
  });
  await transaction.query(
    `UPDATE deposits SET status = 'completed', completed_at = now(), failure_reason = NULL,
            gateway_reference = coalesce(gateway_reference, $2), receipt = coalesce($3, receipt)
      WHERE id = $1`,
    [row.rowId, reference || null, receipt ?? null],
  );
  await announceDeposit(transaction, row.rowId);
  await queueInboxMessage(transaction, row);
  // Rewards are above: an offer chosen for this deposit is given by a job.
  const { publicId, memberId } = row;
  const arrived = { memberId: memberId.toString() };
  await queueJob(transaction, 'rewards.deposit_arrived', arrived, { key: `rewards ${publicId}` });
}

/** The inbox is content's, on the cashier's own level: it hears of the credit by a job. */
async function queueInboxMessage(transaction: Transaction, row: DepositRow): Promise<void> {
  const { publicId, memberId, amount, currency } = row;
  const told = {
    memberId: memberId.toString(),
    depositId: publicId,
    amount: toDecimal(amount, currency),
    credited: toDecimal(creditedOf(row), currency),
    currency,
  };
  await queueJob(transaction, 'content.tell_of_deposit', told, {
    key: `inbox deposit ${publicId}`,
  });
}

async function close(
  transaction: Transaction,
  row: DepositRow,
  state: 'cancelled' | 'failed' | 'expired',
): Promise<void> {
  await transaction.query('UPDATE deposits SET status = $2, failure_reason = $3 WHERE id = $1', [
    row.rowId,
    state === 'expired' ? 'expired' : 'failed',
    state,
  ]);
  await announceDeposit(transaction, row.rowId);
}

async function audit(
  transaction: Transaction,
  row: DepositRow,
  action: string,
  { state, amount, currency, reference, source }: ChargeReport,
): Promise<void> {
  await auditOnce(transaction, {
    actor: 'system',
    action,
    subject: `deposit:${row.publicId}`,
    before: { status: row.status, amount: row.amount.toString(), currency: row.currency },
    after: { state, amount, currency, reference, source },
  });
}

/**
 * The gateway never heard of a deposit a day old: a definite answer, it expires. Younger ones
 * wait, since the member may take them up again.
 */
export async function expireUnknownDeposit(context: Context, depositId: string): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    const row = await lockDeposit(transaction, depositId);
    if (row?.status === 'pending' && row.isDayOld) await close(transaction, row, 'expired');
  });
}
