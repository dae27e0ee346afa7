/** An agent asks staff to block a member of the team. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertAgent } from '#domains/members/members.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { findInTeam } from './in-team.ts';

/** Refuses `need_agent`, `member_not_found`, `already_requested` while a wish of anybody waits. */
export async function askFreeze(
  { database }: Context,
  actor: MemberActor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  assertAgent(actor);
  await inTransaction(database, async (transaction) => {
    const place = await findInTeam(transaction, actor.memberId, BigInt(id));
    if (place.depth === 0) throw new Refusal('member_not_found');
    const { rowCount } = await transaction.query(
      `INSERT INTO freeze_requests (agent_id, member_id, reason) VALUES ($1, $2, $3)
       ON CONFLICT (member_id) WHERE state = 'requested' DO NOTHING`,
      [actor.memberId, place.id, reason],
    );
    if (rowCount === 0) throw new Refusal('already_requested');
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'member.freeze_asked',
      subject: `member:${place.id}`,
      reason,
    });
  });
}
