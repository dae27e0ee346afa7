/** Blocking a member: nothing new begins, what is open is still paid, every session ends. */
import {
  type MemberRestriction,
  memberRestrictions,
} from '@bahati/contract/back-office/members/members.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { endSessions, setLoginBlocked } from '#domains/identity/identity.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { applyRestrictions, type Decision } from './restrict-member.ts';
import { queueRecall } from './queue-recall.ts';

/** Refuses `not_found`, `member_closed`. Blocking a blocked member changes nothing. */
export async function blockMember(
  context: Context,
  memberId: bigint,
  decision: Decision,
): Promise<void> {
  await changeStatus(context, memberId, 'blocked', decision);
}

/** Refuses `not_found`, `member_closed`. Unblocking who is not blocked changes nothing. */
export async function unblockMember(
  context: Context,
  memberId: bigint,
  decision: Decision,
): Promise<void> {
  await changeStatus(context, memberId, 'active', decision);
}

/** The same in the transaction of a decision it follows from. Refuses as blocking does. */
export async function blockWithin(
  transaction: Transaction,
  memberId: bigint,
  decision: Decision,
): Promise<void> {
  await changeStatusWithin(transaction, memberId, 'blocked', decision);
}

async function changeStatus(
  { database }: Context,
  memberId: bigint,
  status: 'active' | 'blocked',
  decision: Decision,
): Promise<void> {
  await inTransaction(database, (transaction) =>
    changeStatusWithin(transaction, memberId, status, decision),
  );
}

async function changeStatusWithin(
  transaction: Transaction,
  memberId: bigint,
  status: 'active' | 'blocked',
  decision: Decision,
): Promise<void> {
  const isBlocked = status === 'blocked';
  const { rows } = await transaction.query<{ status: string; restrictions: MemberRestriction[] }>(
    'SELECT status, restrictions FROM members WHERE id = $1 FOR UPDATE',
    [memberId],
  );
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  const before = row.status;
  if (before === 'closed') throw new Refusal('member_closed');
  if (before === status) return;
  await transaction.query('UPDATE members SET status = $2 WHERE id = $1', [memberId, status]);
  await setLoginBlocked(transaction, memberId, isBlocked);
  await applyRestrictions(transaction, memberId, isBlocked ? memberRestrictions : row.restrictions);
  if (isBlocked) {
    await endSessions(transaction, memberId);
    await queueRecall(transaction, memberId);
  }
  await recordAudit(transaction, {
    actor: decision.staffUsername,
    action: isBlocked ? 'member.blocked' : 'member.unblocked',
    subject: `member:${memberId}`,
    reason: decision.reason,
    before: { status: before },
    after: { status },
    ip: decision.ip,
  });
}
