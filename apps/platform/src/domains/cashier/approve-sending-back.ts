/** An unallocated deposit goes back to its payer once two members of staff have said so. */
import type { ReconciliationBreak } from '@bahati/contract/back-office/cashier.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { approve } from '#domains/system/approvals.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { queueJob } from '#domains/system/job-queue.ts';
import { railOf } from './rails/rails.ts';
import { lockArrivedBreak } from './arrived-breaks.ts';
import { type BreakRow, breakSubject, readBreak } from './reconciliation-breaks.ts';
import { countReversals } from './reversals.ts';

const peopleNeeded = 2;

/**
 * Refuses `not_found`, `already_decided`, `nothing_arrived`, `receipt_known`,
 * `reversal_under_way`, `reversal_impossible`, `second_person_needed`.
 */
export async function approveSendingBack(
  { database }: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: bigint; reason: string; ip: string },
): Promise<ReconciliationBreak> {
  return inTransaction(database, async (transaction) => {
    const found = await lockArrivedBreak(transaction, id);
    if (!railOf(found.rail).reversals) throw new Refusal('reversal_impossible');
    const { failed } = await countReversals(transaction, { breakId: id });
    // After a failure both words are needed anew.
    const seen = { ...amountOf(found), attempt: failed + 1 };
    const given = await approve(transaction, breakSubject(id), staff, seen);
    const isEnough = given >= peopleNeeded;
    if (isEnough) await begin(transaction, staff, id, reason);
    await recordAudit(transaction, {
      actor: staff.username,
      action: isEnough ? 'reconciliation.return_approved' : 'reconciliation.return_first_approved',
      subject: breakSubject(id),
      reason,
      before: { isOpen: true },
      after: amountOf(found),
      ip,
    });
    return readBreak(transaction, id);
  });
}

function amountOf({ rail, reference, currency, theirs }: BreakRow) {
  return { rail, reference, currency, amount: theirs?.toString() ?? null };
}

async function begin(
  transaction: Transaction,
  staff: StaffActor,
  breakId: bigint,
  reason: string,
): Promise<void> {
  const { rows } = await transaction.query<{ id: string }>(
    `INSERT INTO reversals (break_id, reason, decided_by) VALUES ($1, $2, $3)
     RETURNING public_id AS id`,
    [breakId, reason, staff.username],
  );
  const reversalId = rows[0]?.id ?? '';
  await queueJob(transaction, 'cashier.send_back', { reversalId }, { key: `back ${reversalId}` });
}
