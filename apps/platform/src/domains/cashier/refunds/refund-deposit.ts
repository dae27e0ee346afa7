/**
 * A deposit goes back to its payer, whole, once two members of staff have said so. What it had
 * brought is held from then on; it is taken only if it is there.
 */
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import {
  askChange,
  type ChangeKind,
  lockChanges,
  type LookLock,
} from '#domains/system/approvals/approvals.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { holdForRefund } from '#domains/wallet/wallet.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import {
  creditedOf,
  type DepositRow,
  findDeposit,
  lockDeposit,
  receiptOf,
} from '#domains/cashier/deposits/deposits.ts';
import { railOf } from '#domains/cashier/rails/rails.ts';
import { countReversals } from './reversals.ts';

export const refundKindName = 'deposit_refund';

export const depositSubject = (publicId: string): string => `deposit:${publicId}`;

const wanted = z.strictObject({ isReturned: z.literal(true) });

export const depositRefundKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: refundKindName,
  permission: 'deposits.decide',
  wanted,
  async look(_, transaction, { subject }, lock) {
    const { row, failed } = await readRefundable(transaction, subject, {
      lock,
      code: 'cannot_apply',
    });
    const { memberId, method, currency, amount } = row;
    return {
      member: memberId.toString(),
      method,
      receipt: receiptOf(row),
      currency,
      amount: toDecimal(amount, currency),
      credited: toDecimal(creditedOf(row), currency),
      // After a failure both words are needed anew.
      attempt: failed + 1,
      isReturned: false,
    };
  },
  async apply(context, transaction, { subject, reason, staff }) {
    const { row } = await readRefundable(transaction, subject, {
      lock: 'FOR UPDATE',
      code: 'cannot_apply',
    });
    const { rowId, memberId: ownerId, currency } = row;
    const held = { ownerId, currency, amount: creditedOf(row) };
    const holdId = await holdForRefund(transaction, held);
    const { rows } = await transaction.query<{ id: string }>(
      `INSERT INTO reversals (deposit_id, hold_id, reason, decided_by) VALUES ($1, $2, $3, $4)
       RETURNING public_id AS id`,
      [rowId, holdId, reason, staff.username],
    );
    const reversalId = rows[0]?.id ?? '';
    await queueJob(
      transaction,
      'cashier.return_to_payer',
      { reversalId },
      { key: `back ${reversalId}` },
    );
    return () => context.announceBalance(ownerId);
  },
};

type Problem = 'nothing_arrived' | 'reversal_impossible' | 'reversal_under_way';

/** Refuses `not_found`, and with its problem, or with the code given, what cannot go back. */
async function readRefundable(
  transaction: Transaction,
  subject: string,
  { lock, code }: { lock: LookLock; code?: 'cannot_apply' },
): Promise<{ row: DepositRow; failed: number }> {
  const read = lock ? lockDeposit : findDeposit;
  const row = await read(transaction, subject.slice(depositSubject('').length));
  if (!row) throw new Refusal('not_found');
  const { failed, standing } = await countReversals(transaction, { depositId: row.rowId });
  const problem = refundProblem(row, standing);
  if (problem) throw new Refusal(code ?? problem);
  return { row, failed };
}

/** Why it cannot be sent back; undefined: it can. */
export function refundProblem(row: DepositRow, standing: number): Problem | undefined {
  if (row.status !== 'completed' || receiptOf(row) === null) return 'nothing_arrived';
  if (row.flow === 'transfer' || !railOf(row.rail).reversals) return 'reversal_impossible';
  return standing > 0 ? 'reversal_under_way' : undefined;
}

/** Refuses `not_found`, `nothing_arrived`, `reversal_impossible`, `reversal_under_way`. */
export async function askRefund(
  context: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: string; reason: string; ip: string },
): Promise<void> {
  const subject = depositSubject(id);
  await inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, refundKindName, subject);
    await readRefundable(transaction, subject, { lock: 'FOR UPDATE' });
    const wish = { subject, wanted: { isReturned: true } as const, reason, ip };
    await askChange(context, transaction, staff, depositRefundKind, wish);
  });
}
