/** Staff found out whose unallocated deposit it is: it becomes a deposit of that member, once. */
import type { ReconciliationException } from '@bahati/contract/back-office/cashier/cashier.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { trialType } from '#domains/members/members.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { creditIncomingPayment } from './receive-incoming-payment.ts';
import { lockUnallocatedDeposit } from '#domains/cashier/refunds/refunds.ts';
import {
  type ExceptionRow,
  exceptionSubject,
  closeException,
  readException,
} from '#domains/cashier/exceptions/exceptions.ts';

type Act = { id: bigint; username: string; reason: string; ip: string };

/**
 * Refuses `not_found`, `already_decided`, `nothing_arrived`, `receipt_known`,
 * `reversal_under_way`, `member_not_found`, `method_not_available`.
 */
export async function allocateDeposit(
  context: Context,
  staff: StaffActor,
  { id, username, reason, ip }: Act,
): Promise<ReconciliationException> {
  const done = await inTransaction(context.database, async (transaction) => {
    const found = await lockUnallocatedDeposit(transaction, id);
    const memberId = await findMember(transaction, username, found);
    const depositId = await credit(context, transaction, found, memberId);
    const subject = `deposit:${depositId}`;
    await closeException(transaction, { id, by: staff.username, resolution: reason, subject });
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'reconciliation.assigned',
      subject: exceptionSubject(id),
      reason,
      before: { isOpen: true, rail: found.rail, reference: found.reference },
      after: { isOpen: false, member: memberId.toString(), deposit: depositId },
      ip,
    });
    return { memberId, value: await readException(transaction, id) };
  });
  countEvent('deposit_completed');
  context.announceBalance(done.memberId);
  return done.value;
}

async function findMember(
  transaction: Transaction,
  username: string,
  { currency }: ExceptionRow,
): Promise<bigint> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT members.id FROM credentials JOIN members ON members.id = member_id
      WHERE username = $1 AND currency = $2 AND type <> $3 AND status <> 'closed'`,
    [username.toLowerCase(), currency, trialType],
  );
  if (!rows[0]) throw new Refusal('member_not_found');
  return rows[0].id;
}

async function credit(
  context: Context,
  transaction: Transaction,
  found: ExceptionRow,
  memberId: bigint,
): Promise<string> {
  const { rail, reference: receipt, currency, theirs, account, party: payer } = found;
  if (theirs === null) throw new Error(`Nothing arrived by the exception ${found.id}.`);
  const row = await creditIncomingPayment(context, transaction, {
    incomingPayment: {
      rail,
      receipt,
      currency,
      amount: toDecimal(theirs, currency),
      account: account ?? '',
      payer,
      at: found.happenedAt,
    },
    money: { amount: theirs, currency },
    memberId,
  });
  if (!row) throw new Refusal('method_not_available');
  return row.publicId;
}
