/** What the gateway says of a refund, whatever it repeats, delays or takes back. */
import type { RefundState } from '@bahati/contract/payment-gateway/gateway.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { amountSaid } from '#domains/cashier/exceptions/exceptions.ts';
import { findReversal } from './reversals.ts';
import { noteRefusal, settleReversal } from './return-to-payer.ts';

type RefundReport = {
  /** Whose callback it is. */
  rail: string;
  refundId: string;
  reference: string;
  currency: string;
  amount: string;
  state: RefundState;
  reason: string | null;
};

/** That it would not is believed once its books say so. Refuses `not_found`, `amount_differs`. */
export async function settleReportedRefund(context: Context, report: RefundReport): Promise<void> {
  const { refundId: reversalId, state, reason } = report;
  const row = await findReversal(context.database, reversalId);
  if (row?.rail !== report.rail || row.receipt !== report.reference) throw new Refusal('not_found');
  const money = amountSaid(report.amount, report.currency);
  if (money?.amount !== row.amount || money.currency !== row.currency) {
    throw new Refusal('amount_differs');
  }
  const attempt = row.attempts;
  if (state === 'done') await settleReversal(context, { reversalId, attempt, state });
  if (state !== 'refused') return;
  try {
    await noteRefusal(context, { reversalId, attempt, reason: reason ?? state });
  } catch (error) {
    const isOutside = error instanceof OutsideFault || error instanceof OutsideRefusal;
    if (!isOutside) throw error;
    context.log.warn({ err: error, reversalId }, 'a refused refund could not be confirmed');
    throw new Refusal('retry');
  }
}
