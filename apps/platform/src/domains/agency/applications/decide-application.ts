/** Staff making an applicant an agent, or declining; the sender is told either way. */
import type { AgentApplication } from '@bahati/contract/back-office/agency/wishes.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { answerFeedbackWithin } from '#domains/content/feedback/feedback.ts';
import { makeAgentWithin } from '#domains/members/registration/registration.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { readApplication } from './list-applications.ts';

type Decision = { answer: string; ip: string } & (
  | { decision: 'approve'; type: 1 | 2 }
  | { decision: 'decline' }
);

/** Refuses `not_found`, `already_answered`, `applicant_unknown`, `applicant_unfit`. */
export async function decideApplication(
  context: Context,
  staff: StaffActor,
  ticket: string,
  decision: Decision,
): Promise<AgentApplication> {
  if (!(await readApplication(context, ticket))) throw new Refusal('not_found');
  await inTransaction(context.database, async (transaction) => {
    const { answer, ip } = decision;
    const given = { id: ticket, answer, ip };
    const { memberId } = await answerFeedbackWithin(context, transaction, staff, given);
    if (decision.decision === 'decline') return;
    if (memberId === null) throw new Refusal('applicant_unknown');
    await assertFit(transaction, BigInt(memberId));
    const code = await makeAgentWithin(transaction, BigInt(memberId), { type: decision.type });
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'member.made_agent',
      subject: `member:${memberId}`,
      reason: answer,
      before: { type: 0 },
      after: { type: decision.type, code },
      ip,
    });
  });
  const decided = await readApplication(context, ticket);
  if (!decided) throw new Error(`The application ${ticket} is gone.`);
  return decided;
}

/** An ordinary member whose account is open. */
async function assertFit(transaction: Transaction, memberId: bigint): Promise<void> {
  const { rows } = await transaction.query(
    `SELECT FROM members WHERE id = $1 AND type = 0 AND status = 'active' FOR UPDATE`,
    [memberId],
  );
  if (rows.length === 0) throw new Refusal('applicant_unfit');
}
