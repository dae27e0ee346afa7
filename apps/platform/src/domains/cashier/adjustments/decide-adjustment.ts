/** Another member of staff approves an adjustment, which posts it once, or it is rejected. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { approve } from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { adjustBalance } from '#domains/wallet/wallet.ts';
import { type AdjustmentRow, lockAdjustment } from './read-adjustments.ts';
import { adjustmentSeen, adjustmentSubject } from './request-adjustment.ts';

const peopleNeeded = 2;

/**
 * Refuses `not_found`, `already_decided`, `second_person_needed` to whoever asked for it, and
 * `insufficient_funds` when more is taken than is there.
 */
export async function approveAdjustment(
  context: Context,
  staff: StaffActor,
  { adjustmentId, ip }: { adjustmentId: string; ip: string },
): Promise<AdjustmentRow> {
  const row = await inTransaction(context.database, async (transaction) => {
    const before = await lockUndecided(transaction, adjustmentId);
    if (before.requestedBy === staff.username) throw new Refusal('second_person_needed');
    const subject = adjustmentSubject(adjustmentId);
    const given = await approve(transaction, subject, staff, adjustmentSeen(before));
    // The word of who asked fell with an edit: this one is the first again.
    const isEnough = given >= peopleNeeded;
    if (isEnough) {
      const { memberId: ownerId, currency, amount, rowId } = before;
      await adjustBalance(transaction, { ownerId, currency, amount, adjustmentId: rowId });
      await decide(transaction, before, { state: 'posted', staff, reason: null });
    }
    await audit(transaction, before, staff, { isEnough, ip });
    return readAgain(transaction, adjustmentId);
  });
  if (row.state === 'posted') context.announceBalance(row.memberId);
  return row;
}

/** Refuses `not_found`, `already_decided`. */
export async function rejectAdjustment(
  { database }: Context,
  staff: StaffActor,
  { adjustmentId, reason, ip }: { adjustmentId: string; reason: string; ip: string },
): Promise<AdjustmentRow> {
  return inTransaction(database, async (transaction) => {
    const before = await lockUndecided(transaction, adjustmentId);
    await decide(transaction, before, { state: 'rejected', staff, reason });
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'adjustment.rejected',
      subject: `member:${before.memberId}`,
      reason,
      before: { adjustment: adjustmentId, state: before.state },
      after: { adjustment: adjustmentId, state: 'rejected' },
      ip,
    });
    return readAgain(transaction, adjustmentId);
  });
}

async function lockUndecided(transaction: Transaction, publicId: string): Promise<AdjustmentRow> {
  const row = await lockAdjustment(transaction, publicId);
  if (!row) throw new Refusal('not_found');
  if (row.state !== 'requested') throw new Refusal('already_decided');
  return row;
}

async function decide(
  transaction: Transaction,
  { rowId }: AdjustmentRow,
  {
    state,
    staff,
    reason,
  }: Pick<AdjustmentRow, 'state'> & { staff: StaffActor; reason: string | null },
): Promise<void> {
  await transaction.query(
    `UPDATE balance_adjustments SET state = $2, decided_by = $3, decision_reason = $4,
            decided_at = now() WHERE id = $1`,
    [rowId, state, staff.username, reason],
  );
}

async function audit(
  transaction: Transaction,
  row: AdjustmentRow,
  staff: StaffActor,
  { isEnough, ip }: { isEnough: boolean; ip: string },
): Promise<void> {
  await recordAudit(transaction, {
    actor: staff.username,
    action: isEnough ? 'adjustment.posted' : 'adjustment.first_approved',
    subject: `member:${row.memberId}`,
    reason: row.reason,
    before: { adjustment: row.publicId, state: row.state, requestedBy: row.requestedBy },
    after: {
      adjustment: row.publicId,
      state: isEnough ? 'posted' : row.state,
      amount: row.amount.toString(),
      currency: row.currency,
    },
    ip,
  });
}

async function readAgain(transaction: Transaction, publicId: string): Promise<AdjustmentRow> {
  const row = await lockAdjustment(transaction, publicId);
  if (!row) throw new Error(`The adjustment ${publicId} is gone.`);
  return row;
}
