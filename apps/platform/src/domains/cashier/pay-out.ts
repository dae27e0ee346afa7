/**
 * Sends an approved withdrawal to its rail. Safe to run again and again: the gateway knows the
 * withdrawal by our id, and an unknown result moves nothing here.
 */
import { toDecimal } from '@bahati/money/money.ts';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { findPayout, type Payout, sendPayout } from './gateways/payment-gateway.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { findWithdrawal, type WithdrawalRow } from './withdrawals.ts';

export async function payOut(context: Context, withdrawalId: string): Promise<void> {
  const row = await findWithdrawal(context.database, withdrawalId);
  if (row?.status !== 'approved') return;
  const payout = await send(context, row);
  await context.database.query(
    `UPDATE withdrawals SET gateway_reference = coalesce(gateway_reference, $2)
      WHERE id = $1 AND status = 'approved'`,
    [row.rowId, payout.reference || null],
  );
  await settleWithdrawal(context, { ...payout, source: 'status' });
}

/**
 * A gateway that refuses may still have taken an earlier try whose answer was lost, so it is
 * asked; only "never heard of it" makes the refusal a definite failure.
 */
async function send({ config, log }: Context, row: WithdrawalRow): Promise<Payout> {
  const money = { currency: row.currency, amount: toDecimal(row.amount, row.currency) };
  try {
    return await sendPayout(config, {
      withdrawalId: row.publicId,
      rail: row.rail,
      ...money,
      payee: row.payee,
      callbackUrl: `${config.PLAYER_ORIGIN}/gateway-callbacks/${row.rail}`,
    });
  } catch (error) {
    if (!(error instanceof OutsideRefusal) || isPassing(error.code)) throw error;
    log.warn({ err: error, withdrawalId: row.publicId }, 'the gateway refused a payout');
    const known = await findPayout(config, row.publicId);
    if (known) return known;
    if (error.code === 'payout_conflict') throw new OutsideFault('The gateway contradicts itself.');
    const withdrawalId = row.publicId;
    return { withdrawalId, ...money, reference: '', state: 'failed', reason: 'gateway_refused' };
  }
}

/** Refusals that say nothing of the payout: wrong key, too many requests. */
function isPassing(code: string): boolean {
  return ['unauthenticated', 'forbidden', 'too_many_requests', 'not_found'].includes(code);
}
