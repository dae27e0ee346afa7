/** The member a change request is about. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { LookLock } from '#domains/system/approvals/approvals.ts';

export const memberSubject = (memberId: bigint): string => `member:${memberId}`;

export function memberIdOf(subject: string): bigint {
  return BigInt(subject.replace(/^member:/, ''));
}

export type ChangedMember = {
  memberId: bigint;
  username: string;
  language: 'en' | 'sw';
  type: number;
  status: 'active' | 'blocked' | 'closed';
};

/** Refuses `not_found`. */
export async function findMember(
  transaction: Transaction,
  memberId: bigint,
  lock: LookLock,
): Promise<ChangedMember> {
  const { rows } = await transaction.query<ChangedMember>(
    `SELECT members.id AS "memberId", username, language, type, status
       FROM members JOIN credentials ON member_id = members.id
      WHERE members.id = $1 ${lock}`,
    [memberId],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}
