/** Staff decide on a withdrawal, once: approved it goes to the rail, rejected its money returns. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { queueJob } from '#domains/system/job-queue.ts';
import { voidHold } from '#domains/wallet/wallet.ts';
import { announceWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawals.ts';

export type Decision =
  | { kind: 'approve'; withdrawalId: string; ip: string }
  | { kind: 'reject'; withdrawalId: string; ip: string; reason: string };

/** Refuses `not_found`, `already_decided`. */
export async function decideWithdrawal(
  context: Context,
  staff: StaffActor,
  decision: Decision,
): Promise<WithdrawalRow> {
  const { withdrawalId: publicId } = decision;
  const row = await inTransaction(context.database, async (transaction) => {
    const before = await lockWithdrawal(transaction, publicId);
    if (!before) throw new Refusal('not_found');
    if (before.status !== 'requested') throw new Refusal('already_decided');
    const reason = decision.kind === 'reject' ? decision.reason : null;
    const status = decision.kind === 'reject' ? 'rejected' : 'approved';
    await transaction.query(
      `UPDATE withdrawals SET status = $2, reason = $3, decided_by = $4, decided_at = now(),
              next_ask_at = CASE WHEN $2 = 'approved' THEN now() + interval '1 minute' END
        WHERE id = $1`,
      [before.rowId, status, reason, staff.username],
    );
    if (decision.kind === 'reject') await voidHold(transaction, { holdId: before.holdId });
    else await queuePayout(transaction, publicId);
    await recordAudit(transaction, {
      actor: staff.username,
      action: `withdrawal.${status}`,
      subject: `withdrawal:${publicId}`,
      reason: reason ?? undefined,
      before: { status: before.status },
      after: { status, amount: before.amount.toString(), currency: before.currency },
      ip: decision.ip,
    });
    return announceWithdrawal(transaction, publicId);
  });
  if (decision.kind === 'reject') context.announceBalance(row.memberId);
  return row;
}

/** In the approval's own transaction: neither stands without the other. */
async function queuePayout(
  transaction: Parameters<typeof queueJob>[0],
  withdrawalId: string,
): Promise<void> {
  const key = `payout ${withdrawalId}`;
  await queueJob(transaction, 'cashier.pay_out', { withdrawalId }, { key });
}
