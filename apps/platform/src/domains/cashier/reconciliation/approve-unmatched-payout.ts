/** Money that left and was no withdrawal is booked as the operator's cost once two have said so. */
import type { ReconciliationException } from '@bahati/contract/back-office/cashier/cashier.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { approve } from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { bookUnmatchedPayout } from '#domains/wallet/wallet.ts';
import {
  exceptionSubject,
  closeException,
  lockOpenException,
  readException,
} from '#domains/cashier/exceptions/exceptions.ts';

const peopleNeeded = 2;

/** Refuses `not_found`, `already_decided`, `nothing_left`, `second_person_needed`. */
export async function approveUnmatchedPayout(
  { database }: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: bigint; reason: string; ip: string },
): Promise<ReconciliationException> {
  return inTransaction(database, async (transaction) => {
    const { rail, reference, currency, theirs, isUnmatchedPayout } = await lockOpenException(
      transaction,
      id,
    );
    if (!isUnmatchedPayout || theirs === null) throw new Refusal('nothing_left');
    const seen = { rail, reference, currency, amount: theirs.toString() };
    const isEnough =
      (await approve(transaction, exceptionSubject(id), staff, seen)) >= peopleNeeded;
    if (isEnough) {
      await bookUnmatchedPayout(transaction, { rail, currency, amount: theirs, exceptionId: id });
      const by = staff.username;
      await closeException(transaction, { id, by, resolution: reason, subject: null });
    }
    await recordAudit(transaction, {
      actor: staff.username,
      action: isEnough ? 'reconciliation.booked' : 'reconciliation.booking_first_approved',
      subject: exceptionSubject(id),
      reason,
      before: { isOpen: true },
      after: { isOpen: !isEnough, ...seen },
      ip,
    });
    return readException(transaction, id);
  });
}
