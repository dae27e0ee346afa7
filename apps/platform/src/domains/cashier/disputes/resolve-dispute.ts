/** Staff settle a case: it counts as received, was paid again by hand, or the money goes back. */
import { randomUUID } from 'node:crypto';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { OutsideFault } from '@bahati/server-kit/signed-caller.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { returnPaidHold } from '#domains/wallet/wallet.ts';
import { type DisputeRow, findDispute, mostMessages } from './read-disputes.ts';
import { askRail } from '#domains/cashier/rails/rails.ts';
import {
  announceWithdrawal,
  findWithdrawal,
  lockWithdrawal,
  payoutOrder,
} from '#domains/cashier/withdrawals/withdrawals.ts';
import { lockDispute, sayInDispute, tellInbox } from './write-to-dispute.ts';

export type Resolution = {
  outcome: 'forced_receipt' | 'paid_again' | 'returned';
  /** Of the payment made again. */
  reference?: string | undefined;
  /** Told to the member. */
  reason: string;
};

/**
 * Refuses `not_found`, `dispute_closed`; for `returned` also `payout_not_returned` unless the rail
 * itself says that the payee does not have the money, `gateway_unavailable` when it says nothing.
 */
export async function resolveDispute(
  context: Context,
  staff: StaffActor,
  { disputeId, resolution, ip }: { disputeId: string; resolution: Resolution; ip: string },
): Promise<DisputeRow> {
  const asked = await findDispute(context.database, disputeId);
  if (!asked) throw new Refusal('not_found');
  if (asked.state === 'resolved') throw new Refusal('dispute_closed');
  if (resolution.outcome === 'returned') await assertCameBack(context, asked);
  const row = await inTransaction(context.database, async (transaction) => {
    const dispute = await lockDispute(transaction, disputeId);
    if (dispute.state === 'resolved') throw new Refusal('dispute_closed');
    const { outcome, reference, reason } = resolution;
    await transaction.query(
      `UPDATE withdrawal_disputes SET state = 'resolved', outcome = $2, outcome_reference = $3,
              resolved_by = $4, resolved_at = now()
        WHERE id = $1`,
      [dispute.rowId, outcome, reference ?? null, staff.username],
    );
    await tellReason(transaction, dispute, staff, reason);
    await endWithdrawal(transaction, dispute, resolution);
    await recordAudit(transaction, {
      actor: staff.username,
      action: `dispute.${outcome}`,
      subject: `withdrawal:${dispute.withdrawalId}`,
      reason,
      before: { status: 'disputed', dispute: dispute.state },
      after: { dispute: 'resolved', outcome, reference: reference ?? null },
      ip,
    });
    await announceWithdrawal(transaction, dispute.withdrawalId);
    return findDispute(transaction, disputeId);
  });
  if (!row) throw new Error(`The case ${disputeId} is gone.`);
  if (resolution.outcome === 'returned') context.announceBalance(row.memberId);
  return row;
}

/** The last word has its place even in a case that is full. */
async function tellReason(
  transaction: Transaction,
  dispute: DisputeRow,
  staff: StaffActor,
  text: string,
): Promise<void> {
  const seq = await sayInDispute(transaction, {
    dispute: { ...dispute, messageCount: Math.min(dispute.messageCount, mostMessages - 1) },
    staff: staff.username,
    words: { clientId: randomUUID(), text, imageIds: [] },
  });
  await tellInbox(transaction, dispute, { seq, isSettled: true });
}

/** A forced receipt counts as received and is not refunded (spec §4); so is one paid again. */
async function endWithdrawal(
  transaction: Transaction,
  { withdrawalId }: DisputeRow,
  { outcome, reason }: Resolution,
): Promise<void> {
  const row = await lockWithdrawal(transaction, withdrawalId);
  if (row?.status !== 'disputed')
    throw new Error(`${withdrawalId} has a case and is not disputed.`);
  if (outcome === 'returned') {
    await returnPaidHold(transaction, row);
    await transaction.query(`UPDATE withdrawals SET status = 'failed', reason = $2 WHERE id = $1`, [
      row.rowId,
      reason,
    ]);
    return;
  }
  await transaction.query(
    `UPDATE withdrawals SET status = 'confirmed', confirmed_at = now() WHERE id = $1`,
    [row.rowId],
  );
}

/** Only the rail knows whether the money left it. */
async function assertCameBack(context: Context, { withdrawalId }: DisputeRow): Promise<void> {
  const row = await findWithdrawal(context.database, withdrawalId);
  if (!row) throw new Refusal('not_found');
  const order = payoutOrder(row);
  try {
    const payout = await askRail(context, row.rail, (rail) => rail.payOutStatus(context, order));
    if (payout?.state !== 'failed') throw new Refusal('payout_not_returned');
  } catch (error) {
    if (error instanceof OutsideFault) throw new Refusal('gateway_unavailable');
    throw error;
  }
}
