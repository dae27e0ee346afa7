/** An unallocated deposit goes back to its payer once two members of staff have said so. */
import type { ReconciliationException } from '@bahati/contract/back-office/cashier/cashier.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { approve } from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { railOf } from '#domains/cashier/rails/rails.ts';
import { lockUnallocatedDeposit } from './lock-unallocated-deposit.ts';
import {
  type ExceptionRow,
  exceptionSubject,
  readException,
} from '#domains/cashier/exceptions/exceptions.ts';
import { countReversals } from './reversals.ts';

const peopleNeeded = 2;

/**
 * Refuses `not_found`, `already_decided`, `nothing_arrived`, `receipt_known`,
 * `reversal_under_way`, `reversal_impossible`, `second_person_needed`.
 */
export async function approveReturn(
  { database }: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: bigint; reason: string; ip: string },
): Promise<ReconciliationException> {
  return inTransaction(database, async (transaction) => {
    const found = await lockUnallocatedDeposit(transaction, id);
    if (!railOf(found.rail).reversals) throw new Refusal('reversal_impossible');
    const { failed } = await countReversals(transaction, { exceptionId: id });
    // After a failure both words are needed anew.
    const seen = { ...amountOf(found), attempt: failed + 1 };
    const given = await approve(transaction, exceptionSubject(id), staff, seen);
    const isEnough = given >= peopleNeeded;
    if (isEnough) await begin(transaction, staff, id, reason);
    await recordAudit(transaction, {
      actor: staff.username,
      action: isEnough ? 'reconciliation.return_approved' : 'reconciliation.return_first_approved',
      subject: exceptionSubject(id),
      reason,
      before: { isOpen: true },
      after: amountOf(found),
      ip,
    });
    return readException(transaction, id);
  });
}

function amountOf({ rail, reference, currency, theirs }: ExceptionRow) {
  return { rail, reference, currency, amount: theirs?.toString() ?? null };
}

async function begin(
  transaction: Transaction,
  staff: StaffActor,
  exceptionId: bigint,
  reason: string,
): Promise<void> {
  const { rows } = await transaction.query<{ id: string }>(
    `INSERT INTO reversals (exception_id, reason, decided_by) VALUES ($1, $2, $3)
     RETURNING public_id AS id`,
    [exceptionId, reason, staff.username],
  );
  const reversalId = rows[0]?.id ?? '';
  await queueJob(
    transaction,
    'cashier.return_to_payer',
    { reversalId },
    { key: `back ${reversalId}` },
  );
}
