/** Staff end a grant; rounds that were begun are paid all the same. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { queueAsking } from './add-grant.ts';

type Row = { id: bigint; memberId: bigint; state: string; played: number; rounds: number };

/** Refuses `not_found`, and `free_rounds_ended` where they ended or are ending already. */
export async function cancelGrant(
  context: Context,
  staff: StaffActor,
  { id: publicId, reason, ip }: { id: string; reason: string; ip: string },
): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<Row>(
      `SELECT id, member_id AS "memberId", state, played, rounds FROM free_round_grants
        WHERE public_id = $1 FOR UPDATE`,
      [publicId],
    );
    const [grant] = rows;
    if (!grant) throw new Refusal('not_found');
    if (grant.state !== 'asked' && grant.state !== 'active') {
      throw new Refusal('free_rounds_ended');
    }
    await transaction.query(
      `UPDATE free_round_grants SET state = 'closing', closes_as = 'cancelled', asks = 0,
              due_at = now(), cancelled_by = $2, cancel_reason = $3 WHERE id = $1`,
      [grant.id, staff.username, reason],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'free_rounds.cancelled',
      subject: `member:${grant.memberId}`,
      reason,
      before: { grant: publicId, state: grant.state, played: grant.played, rounds: grant.rounds },
      after: { grant: publicId, state: 'closing' },
      ip,
    });
    await queueAsking(transaction, publicId);
  });
}
