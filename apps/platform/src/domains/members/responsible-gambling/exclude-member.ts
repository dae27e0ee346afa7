/**
 * Breaks from play. What begins at once: no stake and no deposit, every session ends. What goes
 * on: logging in again to withdraw, and being paid what is open.
 */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { endSessions, isOwnPassword } from '#domains/identity/identity.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import {
  askToReturn,
  exclude,
  type Exclusion,
  type ExclusionKind,
} from '#domains/wallet/limits/limits.ts';
import { type Asker, audited } from './change-limit.ts';
import { queueRecall } from '#domains/members/staff-view/staff-view.ts';

/** Refuses `exclusion_stands` where one lasts as long already: none is ever made shorter. */
export async function excludeMember(
  { database, config }: Context,
  memberId: bigint,
  asker: Asker,
  /** `lasts` in PostgreSQL's words; null: for ever. */
  wanted: { kind: ExclusionKind; lasts: string | null },
): Promise<Exclusion> {
  return inTransaction(database, async (transaction) => {
    const exclusion = await exclude(transaction, config.BRAND, {
      ownerId: memberId,
      source: asker.source,
      ...wanted,
    });
    await endSessions(transaction, memberId);
    await queueRecall(transaction, memberId);
    const { kind, endsAt } = exclusion;
    await recordAudit(transaction, {
      ...audited(memberId, asker),
      action: kind === 'time_out' ? 'member.timed_out' : 'member.excluded',
      after: { kind, endsAt: endsAt?.toISOString() ?? null, source: asker.source },
    });
    return exclusion;
  });
}

/** Refuses `password_wrong`, `too_many_requests`, `exclusion_stands`. */
export async function excludeOneself(
  context: Context,
  { memberId, username }: MemberActor,
  input: { password: string; months: number | null; ip: string },
): Promise<Exclusion> {
  const { password, months, ip } = input;
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  const lasts = months === null ? null : `${months} months`;
  const asker: Asker = { username, source: 'member', ip };
  return excludeMember(context, memberId, asker, { kind: 'self_exclusion', lasts });
}

/** Refuses `not_excluded`, `exclusion_not_over`. */
export async function returnToPlay(
  { database }: Context,
  { memberId, username }: MemberActor,
  ip: string,
): Promise<Exclusion> {
  return inTransaction(database, async (transaction) => {
    const exclusion = await askToReturn(transaction, memberId);
    await recordAudit(transaction, {
      actor: username,
      action: 'member.return_asked',
      subject: `member:${memberId}`,
      after: { opensAt: exclusion.opensAt?.toISOString() ?? null },
      ip,
    });
    return exclusion;
  });
}
