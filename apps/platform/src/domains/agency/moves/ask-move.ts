/** Staff asking to move a member to another upline. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { askChange, lockChanges } from '#domains/system/approvals/approvals.ts';
import { moveKind, movedSubject, newLineOf } from './move-kind.ts';
import { lookAtMove } from './move-rules.ts';

type Wish = { memberId: bigint; uplineId: bigint | null; reason: string; ip: string };

/** Answers the id of the request that waits. Refuses as `lookAtMove`. */
export async function askMove(
  context: Context,
  staff: StaffActor,
  { memberId, uplineId, reason, ip }: Wish,
): Promise<{ requestId: string }> {
  const subject = movedSubject(memberId);
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, moveKind.kind, subject);
    const move = await lookAtMove(transaction, { memberId, uplineId }, 'FOR UPDATE');
    const line = await newLineOf(transaction, move);
    const wanted = { uplineId: uplineId?.toString() ?? null, line };
    const wish = { subject, wanted, reason, ip };
    return { requestId: await askChange(context, transaction, staff, moveKind, wish) };
  });
}
