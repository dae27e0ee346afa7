/** How often play is interrupted to tell of time and money, and what the member does then. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { checkChoices } from '#domains/members/members.ts';

/** Null: as often as the brand says. Refuses `interval_not_offered`. */
export async function chooseRealityCheck(
  { database, config }: Context,
  { memberId, username }: MemberActor,
  { minutes, ip }: { minutes: number | null; ip: string },
): Promise<void> {
  const { realityCheckMinutes } = await readBrand(database, config.BRAND);
  const isOffered = minutes === null || checkChoices(realityCheckMinutes).includes(minutes);
  if (!isOffered) throw new Refusal('interval_not_offered');
  await inTransaction(database, async (transaction) => {
    await transaction.query('UPDATE members SET reality_check_minutes = $2 WHERE id = $1', [
      memberId,
      minutes,
    ]);
    await recordAudit(transaction, {
      actor: username,
      action: 'member.reality_check_changed',
      subject: `member:${memberId}`,
      after: { minutes },
      ip,
    });
  });
}

export async function noteRealityCheck(
  { database }: Context,
  { memberId, username }: MemberActor,
  { answer, ip }: { answer: 'go_on' | 'leave'; ip: string },
): Promise<void> {
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, {
      actor: username,
      action: 'member.reality_check_answered',
      subject: `member:${memberId}`,
      after: { answer },
      ip,
    }),
  );
}

/** The member was asked for a deposit limit, which happens once. */
export async function noteLimitOffered({ database }: Context, memberId: bigint): Promise<void> {
  await database.query(
    'UPDATE members SET limit_asked_at = now() WHERE id = $1 AND limit_asked_at IS NULL',
    [memberId],
  );
}
