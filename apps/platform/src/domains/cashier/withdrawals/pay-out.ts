/**
 * Sends an approved withdrawal to its rail. Safe to run again and again: the gateway knows the
 * withdrawal by our id, and an unknown result moves nothing here.
 */
import { toDecimal } from '@bahati/money/money.ts';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { isOpenNow } from '#domains/cashier/payment-methods/payment-methods.ts';
import type { Payout } from '#domains/cashier/rails/rail/rail.ts';
import { askRail } from '#domains/cashier/rails/rails.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { findWithdrawal, payoutOrder, type WithdrawalRow } from './read-withdrawals.ts';

export async function payOut(context: Context, withdrawalId: string): Promise<void> {
  const row = await findWithdrawal(context.database, withdrawalId);
  if (row?.status !== 'approved' || (await waitsForOpening(context, row))) return;
  const payout = await send(context, row);
  await context.database.query(
    `UPDATE withdrawals SET gateway_reference = coalesce(gateway_reference, $2)
      WHERE id = $1 AND status = 'approved'`,
    [row.rowId, payout.reference || null],
  );
  await settleWithdrawal(context, { ...payout, source: 'status' });
}

/**
 * Approved after its method closed, it is sent as the method opens. Looked at each hour before, as
 * staff may change the hours. What the rail took once is followed at any hour.
 */
async function waitsForOpening(
  { database, config }: Context,
  { rowId }: WithdrawalRow,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `UPDATE withdrawals SET ask_count = 0, next_ask_at = least(now() + interval '1 hour',
            (clock.today + opens_at + CASE WHEN clock.now < opens_at THEN interval '0'
               ELSE interval '1 day' END) AT TIME ZONE clock.time_zone)
       FROM payment_methods,
            (SELECT (now() AT TIME ZONE time_zone)::time AS now,
                    (now() AT TIME ZONE time_zone)::date AS today, time_zone
               FROM brands WHERE code = $2) AS clock
      WHERE withdrawals.id = $1 AND payment_methods.code = method AND status = 'approved'
        AND gateway_reference IS NULL AND NOT ${isOpenNow}`,
    [rowId, config.BRAND],
  );
  return rowCount === 1;
}

/**
 * A gateway that refuses may still have taken an earlier try whose answer was lost, so it is
 * asked; only "never heard of it" makes the refusal a definite failure.
 */
async function send(context: Context, row: WithdrawalRow): Promise<Payout> {
  const order = payoutOrder(row);
  try {
    return await askRail(context, row.rail, (rail) => rail.payOut(context, order));
  } catch (error) {
    if (!(error instanceof OutsideRefusal) || isPassing(error.code)) throw error;
    context.log.warn({ err: error, withdrawalId: row.publicId }, 'the rail refused a payout');
    const known = await askRail(context, row.rail, (rail) => rail.payOutStatus(context, order));
    if (known) return known;
    if (error.code === 'payout_conflict') throw new OutsideFault('The rail contradicts itself.');
    const { withdrawalId, currency } = order;
    const amount = toDecimal(order.amount, currency);
    const reason = 'gateway_refused';
    return { withdrawalId, currency, amount, reference: '', state: 'failed', reason };
  }
}

/** Refusals that say nothing of the payout: wrong key, too many requests. */
function isPassing(code: string): boolean {
  return ['unauthenticated', 'forbidden', 'too_many_requests', 'not_found'].includes(code);
}
