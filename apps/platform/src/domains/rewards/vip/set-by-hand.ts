/** Staff set a member's level, with a reason that the audit keeps. */
import type { LevelOfMember } from '@bahati/contract/back-office/rewards/programmes.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { lockLevel, setLevel } from '#domains/members/levels/levels.ts';
import { trialType } from '#domains/members/members.ts';
import { addDays } from '#domains/rewards/programmes/programmes.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { isKept } from './level.rules.ts';
import { readMemberLevel } from './read-levels.ts';
import { readVipDay } from './vip-day.ts';

/**
 * A level that is set lower counts play anew; one that is set higher has a whole period to be kept in.
 * No gift comes with it. Refuses `not_found`, `need_true_account`, `level_unknown`.
 */
export async function setByHand(
  context: Context,
  staff: StaffActor,
  change: { memberId: bigint; rank: number; reason: string; ip: string },
): Promise<LevelOfMember> {
  const { memberId, rank, reason, ip } = change;
  return inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ type: number }>(
      'SELECT type FROM members WHERE id = $1',
      [memberId],
    );
    if (!rows[0]) throw new Refusal('not_found');
    if (rows[0].type === trialType) throw new Refusal('need_true_account');
    const { rules, today } = await readVipDay(transaction, context.config.BRAND);
    const level = rules.levels[rank - 1];
    if (rank > 0 && !level) throw new Refusal('level_unknown');
    const before = await lockLevel(transaction, memberId);
    if (before.rank === rank) return readMemberLevel(context, transaction, memberId);
    await setLevel(transaction, memberId, {
      rank,
      keepUntil: level && isKept(level) ? addDays(today, rules.keepDays - 1) : null,
      countedFrom: rank < before.rank ? today : before.countedFrom,
      isByHand: true,
    });
    await transaction.query(
      `INSERT INTO vip_moves (member_id, from_rank, to_rank, kind, actor, reason)
       VALUES ($1, $2, $3, 'hand', $4, $5)`,
      [memberId, before.rank, rank, staff.username, reason],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'vip_level.set',
      subject: `member ${memberId}`,
      reason,
      before: { rank: before.rank },
      after: { rank },
      ip,
    });
    return readMemberLevel(context, transaction, memberId);
  });
}
