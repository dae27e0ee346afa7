/** Whether a member may be moved to an upline, as the tree stands. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { lockEveryKind } from '#domains/agency/contracts/contracts.ts';
import { agentTypes, trialType } from '#domains/members/members.ts';
import type { LookLock } from '#domains/system/approvals/approvals.ts';

/** As `team_members` has it. */
const deepest = 64;

export type Moved = {
  memberId: bigint;
  username: string;
  type: number;
  status: 'active' | 'blocked' | 'closed';
  currency: Currency;
  uplineId: bigint | null;
};

export type Move = { member: Moved; upline: Moved | null };

/**
 * The member and the new upline; null: the top of a line. Moves happen one at a time, so that two of
 * them make no circle. Refuses `not_found`, `move_trial`, `upline_same`, `upline_below`,
 * `upline_not_agent`, `upline_not_active`, `upline_other_currency`, `line_too_deep`.
 */
export async function lookAtMove(
  transaction: Transaction,
  { memberId, uplineId }: { memberId: bigint; uplineId: bigint | null },
  lock: LookLock,
): Promise<Move> {
  if (lock) {
    // In this order: contracts before the audit log, and the tree as its trigger locks it.
    await lockEveryKind(transaction);
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('agency tree'))`);
  }
  const rows = await readMembers(transaction, [memberId, uplineId ?? memberId], lock);
  const member = rows.find((row) => row.memberId === memberId);
  if (!member) throw new Refusal('not_found');
  if (member.type === trialType) throw new Refusal('move_trial');
  if (member.uplineId === uplineId) throw new Refusal('upline_same');
  if (uplineId === null) return { member, upline: null };
  if (uplineId === memberId) throw new Refusal('upline_below');
  const upline = rows.find((row) => row.memberId === uplineId);
  if (!upline) throw new Refusal('not_found');
  assertUpline(upline, member);
  await assertPlace(transaction, member, upline);
  return { member, upline };
}

/**
 * By id, so that two moves wait for each other and never both. The keys stay open to who writes a row
 * that refers to a member, as an accepted contract does.
 */
async function readMembers(
  transaction: Transaction,
  ids: readonly bigint[],
  lock: LookLock,
): Promise<Moved[]> {
  const { rows } = await transaction.query<Moved>(
    `SELECT members.id AS "memberId", username, type, status, currency, upline_id AS "uplineId"
       FROM members JOIN credentials ON member_id = members.id
      WHERE members.id = ANY($1::bigint[]) ORDER BY members.id ${lock && 'FOR NO KEY UPDATE OF members'}`,
    [ids],
  );
  return rows;
}

function assertUpline(upline: Moved, member: Moved): void {
  if (!agentTypes.includes(upline.type)) throw new Refusal('upline_not_agent');
  if (upline.status !== 'active') throw new Refusal('upline_not_active');
  if (upline.currency !== member.currency) throw new Refusal('upline_other_currency');
}

async function assertPlace(transaction: Transaction, member: Moved, upline: Moved): Promise<void> {
  const { rows } = await transaction.query<{ isBelow: boolean; depth: number }>(
    `SELECT EXISTS (SELECT FROM team_members WHERE agent_id = $1 AND member_id = $2
                      AND until_day = 'infinity') AS "isBelow",
            1 + coalesce((SELECT max(depth) FROM team_members
                           WHERE member_id = $2 AND until_day = 'infinity'), 0)
              + coalesce((SELECT max(depth) FROM team_members
                           WHERE agent_id = $1 AND until_day = 'infinity'), 0) AS depth`,
    [member.memberId, upline.memberId],
  );
  if (rows[0]?.isBelow) throw new Refusal('upline_below');
  if ((rows[0]?.depth ?? 0) > deepest) throw new Refusal('line_too_deep');
}
