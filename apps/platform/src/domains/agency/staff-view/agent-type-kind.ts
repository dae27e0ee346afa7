/** The type of an agent, changed by two people. */
import { type AgentType, agentType } from '@bahati/contract/back-office/agency/agents.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import { lockEveryKind } from '#domains/agency/contracts/contracts.ts';
import { changeAgentType, agentTypes } from '#domains/members/members.ts';
import {
  askChange,
  type ChangeKind,
  lockChanges,
  type LookLock,
} from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';

const wanted = z.strictObject({ type: agentType });

/** Types whose line settles outside the platform. */
const outsideTypes: readonly number[] = [41, 42];

export const agentSubject = (id: bigint): string => `member:${id}`;
const agentIdOf = (subject: string): bigint => BigInt(subject.replace(/^member:/, ''));

export const agentTypeKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: 'agent_type',
  permission: 'agency.change',
  wanted,
  async look(_context, transaction, { subject, wanted: { type } }, lock) {
    const id = agentIdOf(subject);
    try {
      return await lookAtAgent(transaction, { id, type }, lock);
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal('cannot_apply');
      throw error;
    }
  },
  async apply(_context, transaction, { subject, wanted: { type }, reason, staff, ip }) {
    const id = agentIdOf(subject);
    const before = await lookAtAgent(transaction, { id, type }, 'FOR UPDATE');
    await changeAgentType(transaction, id, type);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'member.agent_type_changed',
      subject,
      reason,
      before: { type: before.type },
      after: { type },
      ip,
    });
  },
};

type Asked = { id: bigint; type: AgentType };

/** Refuses `not_found`, `need_agent`, `agent_type_same`, `contracts_in_force`. */
async function lookAtAgent(transaction: Transaction, { id, type }: Asked, lock: LookLock) {
  // No contract is made meanwhile.
  if (lock) await lockEveryKind(transaction);
  const { rows } = await transaction.query<{ member: string; type: number }>(
    `SELECT username AS member, type FROM members JOIN credentials ON member_id = members.id
      WHERE members.id = $1 ${lock && 'FOR NO KEY UPDATE OF members'}`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  if (!agentTypes.includes(row.type)) throw new Refusal('need_agent');
  if (row.type === type) throw new Refusal('agent_type_same');
  if (outsideTypes.includes(type)) await assertNoContracts(transaction, id);
  return row;
}

/** Ended ones may still be settled; those that hold, or are offered, have to end first. */
async function assertNoContracts(transaction: Transaction, id: bigint): Promise<void> {
  const { rows } = await transaction.query(
    `SELECT FROM agency_contracts
      WHERE (agent_id = $1 OR upline_id = $1) AND (ended_from IS NULL OR ended_from > now())
     UNION ALL
     SELECT FROM contract_requests
      WHERE (agent_id = $1 OR upline_id = $1) AND state = 'requested' LIMIT 1`,
    [id],
  );
  if (rows.length > 0) throw new Refusal('contracts_in_force');
}

type Wish = Asked & { reason: string; ip: string };

/** Answers the id of the request that waits. Refuses as `lookAtAgent`. */
export async function askAgentType(
  context: Context,
  staff: StaffActor,
  { id, type, reason, ip }: Wish,
): Promise<{ requestId: string }> {
  const subject = agentSubject(id);
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, agentTypeKind.kind, subject);
    await lookAtAgent(transaction, { id, type }, 'FOR UPDATE');
    const wish = { subject, wanted: { type }, reason, ip };
    return { requestId: await askChange(context, transaction, staff, agentTypeKind, wish) };
  });
}
