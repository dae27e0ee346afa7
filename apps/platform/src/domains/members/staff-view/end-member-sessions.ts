/** Staff sign a member out everywhere, as after a lost phone. Logging in again stays open. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { endSessions } from '#domains/identity/identity.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';

/** Answers how many sessions could still be used. Refuses `not_found`. */
export async function endMemberSessions(
  { database }: Context,
  memberId: bigint,
  staff: StaffActor,
  ip: string,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query('SELECT 1 FROM members WHERE id = $1 FOR UPDATE', [
      memberId,
    ]);
    if (rows.length === 0) throw new Refusal('not_found');
    const ended = await endSessions(transaction, memberId);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'member.sessions_ended',
      subject: `member:${memberId}`,
      after: { ended },
      ip,
    });
    return ended;
  });
}
