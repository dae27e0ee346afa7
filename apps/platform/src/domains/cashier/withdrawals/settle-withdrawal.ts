/**
 * What the gateway says of a payout becomes the state of the withdrawal. A paid one stays paid;
 * held money returns only when the rail says definitely that it failed.
 */
import type { PayoutState } from '@bahati/contract/payment-gateway/gateway.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { type BrandSettings, readBrand } from '#domains/system/brand/brand.ts';
import { postHold, voidHold } from '#domains/wallet/wallet.ts';
import { autoConfirmHoursOf } from '#domains/cashier/withdrawal-rules/withdrawal-rules.ts';
import { askRail } from '#domains/cashier/rails/rails.ts';
import { auditOnce } from '#domains/cashier/exceptions/exceptions.ts';
import {
  announceWithdrawal,
  findWithdrawal,
  lockWithdrawal,
  netOf,
  payoutOrder,
  type WithdrawalRow,
} from './read-withdrawals.ts';

export type PayoutReport = {
  withdrawalId: string;
  currency: string;
  amount: string;
  state: PayoutState;
  reference: string;
  reason: string | null;
  source: 'callback' | 'status';
  /** Whose callback it is; absent: we asked the withdrawal's own rail. */
  rail?: string;
  /** Whether the rail names a payout once, so that another reference is another payout. */
  isReferenceFixed?: boolean;
};

type Outcome =
  | 'unknown'
  | 'reference_differs'
  | 'amount_differs'
  | 'unchanged'
  | { movedFor: bigint };

/** Refuses `not_found`, `reference_differs`, `amount_differs`; nothing moves then. */
export async function settleWithdrawal(context: Context, report: PayoutReport): Promise<void> {
  const brand = await readBrand(context.database, context.config.BRAND);
  const outcome = await inTransaction(context.database, (transaction) =>
    decide(transaction, report, brand),
  );
  if (outcome === 'unknown') throw new Refusal('not_found');
  if (outcome === 'amount_differs' || outcome === 'reference_differs') throw new Refusal(outcome);
  if (typeof outcome === 'object') context.announceBalance(outcome.movedFor);
}

/**
 * Settles what a callback reports. Money is returned only once, so a reported failure is held
 * against the rail's own books first; when these cannot be read the report is refused with
 * `retry`, and the rail repeats it.
 */
export async function settleReportedPayout(
  context: Context,
  report: Omit<PayoutReport, 'source'>,
): Promise<void> {
  if (report.state !== 'failed') {
    return settleWithdrawal(context, { ...report, source: 'callback' });
  }
  const inBooks = await readRailsBooks(context, report);
  if (!inBooks) throw new Refusal('not_found');
  const reason = inBooks.state === 'failed' ? (inBooks.reason ?? report.reason) : null;
  return settleWithdrawal(context, { ...inBooks, reason, source: 'status' });
}

async function readRailsBooks(
  context: Context,
  { withdrawalId, rail: told }: Pick<PayoutReport, 'withdrawalId' | 'rail'>,
) {
  const row = await findWithdrawal(context.database, withdrawalId);
  if (!row || (told !== undefined && told !== row.rail)) return undefined;
  try {
    const order = payoutOrder(row);
    return await askRail(context, row.rail, (rail) => rail.payOutStatus(context, order));
  } catch (error) {
    context.log.warn({ err: error, withdrawalId }, 'a reported failure could not be confirmed');
    throw new Refusal('retry');
  }
}

async function decide(
  transaction: Transaction,
  report: PayoutReport,
  brand: BrandSettings,
): Promise<Outcome> {
  const row = await lockWithdrawal(transaction, report.withdrawalId);
  // A rail speaks of its own payouts alone.
  if (!row || (report.rail !== undefined && report.rail !== row.rail)) return 'unknown';
  const isAnother = row.gatewayReference !== null && row.gatewayReference !== report.reference;
  if (report.isReferenceFixed === true && isAnother) {
    await auditOnce(transaction, auditOf(row, 'withdrawal.reference_differed', report));
    return 'reference_differs';
  }
  if (report.currency !== row.currency || parseAmount(report.amount, row.currency) !== netOf(row)) {
    await auditOnce(transaction, auditOf(row, 'withdrawal.amount_differed', report));
    return 'amount_differs';
  }
  if (row.status === 'approved' && report.state !== 'pending') {
    if (report.state === 'paid') await pay(transaction, row, report, brand);
    else await fail(transaction, row, report);
    await recordAudit(transaction, auditOf(row, `withdrawal.${report.state}`, report));
    await announceWithdrawal(transaction, row.publicId);
    return { movedFor: row.memberId };
  }
  if (contradicts(row, report)) {
    await auditOnce(transaction, auditOf(row, 'withdrawal.contradicted', report));
  }
  return 'unchanged';
}

/** Money that left after we gave it back, or never left after we said it did: staff must look. */
function contradicts({ status }: WithdrawalRow, { state }: PayoutReport): boolean {
  if (state === 'pending') return false;
  const isPaid = status === 'paid' || status === 'disputed' || status === 'confirmed';
  return state === 'paid' ? !isPaid : status !== 'failed';
}

async function pay(
  transaction: Transaction,
  row: WithdrawalRow,
  report: PayoutReport,
  brand: BrandSettings,
): Promise<void> {
  await postHold(transaction, row);
  const hours = await autoConfirmHoursOf(transaction, row.rail, brand);
  await transaction.query(
    `UPDATE withdrawals SET status = 'paid', paid_at = now(), gateway_reference = $2,
            auto_confirm_at = now() + make_interval(hours => $3)
      WHERE id = $1`,
    [row.rowId, report.reference, hours],
  );
}

async function fail(
  transaction: Transaction,
  row: WithdrawalRow,
  report: PayoutReport,
): Promise<void> {
  await voidHold(transaction, row);
  await transaction.query(
    `UPDATE withdrawals SET status = 'failed', reason = $2, gateway_reference = $3 WHERE id = $1`,
    [row.rowId, report.reason ?? 'failed', report.reference || null],
  );
}

function auditOf(row: WithdrawalRow, action: string, report: PayoutReport) {
  const { state, amount, currency, reference, source } = report;
  return {
    actor: 'system',
    action,
    subject: `withdrawal:${row.publicId}`,
    reason: report.reason ?? undefined,
    before: { status: row.status, amount: row.amount.toString(), currency: row.currency },
    after: { state, amount, currency, reference, source },
  };
}
