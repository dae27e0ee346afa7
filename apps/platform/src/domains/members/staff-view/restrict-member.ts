/** Keeping a member from parts of the wallet: bets, deposits, withdrawals or transfers. */
import {
  type MemberRestriction,
  memberRestrictions,
} from '@bahati/contract/back-office/members/members.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { setBlocks } from '#domains/wallet/wallet.ts';

export type Decision = { staffUsername: string; reason: string; ip?: string | undefined };

/**
 * From now on exactly these; what is open is still paid, and wins pass. Setting what stands changes
 * nothing. Refuses `not_found`, `member_closed`.
 */
export async function restrictMember(
  { database }: Context,
  memberId: bigint,
  wanted: readonly MemberRestriction[],
  decision: Decision,
): Promise<MemberRestriction[]> {
  const restrictions = memberRestrictions.filter((one) => wanted.includes(one));
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ status: string; before: MemberRestriction[] }>(
      'SELECT status, restrictions AS before FROM members WHERE id = $1 FOR UPDATE',
      [memberId],
    );
    const row = rows[0];
    if (!row) throw new Refusal('not_found');
    if (row.status === 'closed') throw new Refusal('member_closed');
    if (row.before.toString() === restrictions.toString()) return restrictions;
    await transaction.query('UPDATE members SET restrictions = $2 WHERE id = $1', [
      memberId,
      restrictions,
    ]);
    // A blocked member is kept from everything as it is; these hold once the block is lifted.
    if (row.status === 'active') await applyRestrictions(transaction, memberId, restrictions);
    await recordAudit(transaction, {
      actor: decision.staffUsername,
      action: 'member.restricted',
      subject: `member:${memberId}`,
      reason: decision.reason,
      before: { restrictions: row.before },
      after: { restrictions },
      ip: decision.ip,
    });
    return restrictions;
  });
}

/** The wallet refuses exactly these. */
export async function applyRestrictions(
  transaction: Transaction,
  memberId: bigint,
  restrictions: readonly MemberRestriction[],
): Promise<void> {
  const isRefused = (one: MemberRestriction) => restrictions.includes(one);
  await setBlocks(transaction, memberId, {
    stake: isRefused('stake'),
    deposit: isRefused('deposit'),
    withdraw: isRefused('withdraw'),
    transfer: isRefused('transfer'),
  });
}
