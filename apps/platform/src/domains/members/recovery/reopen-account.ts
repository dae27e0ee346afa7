/** Opening an account again that its member had closed; not while he has excluded himself. */
import {
  type MemberRestriction,
  memberRestrictions,
} from '@bahati/contract/back-office/members/members.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import { tellAccountChange } from '#domains/identity/contacts/contacts.ts';
import { setLoginBlocked } from '#domains/identity/identity.ts';
import { trialType } from '#domains/members/members.ts';
import { applyRestrictions } from '#domains/members/staff-view/staff-view.ts';
import { askChange, type ChangeKind } from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { readExclusion } from '#domains/wallet/limits/limits.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { type ChangedMember, findMember, memberIdOf, memberSubject } from './member-of-change.ts';
import type { StaffWish } from './lost-secrets.ts';

const wanted = z.strictObject({ status: z.literal('active') });

export const reopeningKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: 'account_reopening',
  permission: 'members.recover',
  wanted,
  async look({ now }, transaction, { subject }, lock) {
    const member = await findMember(transaction, memberIdOf(subject), lock);
    if (await problemOf(transaction, member, now())) throw new Refusal('cannot_apply');
    return { username: member.username, status: member.status };
  },
  async apply(context, transaction, { subject, reason, staff, ip }) {
    const member = await findMember(transaction, memberIdOf(subject), 'FOR UPDATE');
    const { memberId } = member;
    const { rows } = await transaction.query<{ restrictions: MemberRestriction[] }>(
      `UPDATE members SET status = 'active' WHERE id = $1 AND status = 'closed'
       RETURNING restrictions`,
      [memberId],
    );
    await setLoginBlocked(transaction, memberId, false);
    // What staff kept the member from before holds again.
    await applyRestrictions(transaction, memberId, rows[0]?.restrictions ?? memberRestrictions);
    const change = { event: 'account_reopened', holdsPayouts: false } as const;
    await tellAccountChange(context, transaction, member, change);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'member.reopened',
      subject,
      reason,
      before: { status: 'closed' },
      after: { status: 'active' },
      ip,
    });
  },
};

/** Why it stays closed; undefined: it need not. */
async function problemOf(
  transaction: Transaction,
  { memberId, status, type }: ChangedMember,
  now: Date,
): Promise<Refusal | undefined> {
  if (status !== 'closed' || type === trialType) return new Refusal('member_not_closed');
  const exclusion = await readExclusion(transaction, memberId);
  if (exclusion?.kind !== 'self_exclusion') return undefined;
  const { endsAt } = exclusion;
  // Over but not returned from: he has to log in to ask for play again.
  if (endsAt !== null && endsAt.getTime() <= now.getTime()) return undefined;
  return new Refusal('exclusion_stands', { endsAt: endsAt?.toISOString() ?? null });
}

/** Answers the id of the wish. Refuses `not_found`, `member_not_closed`, `exclusion_stands`. */
export async function askReopening(
  context: Context,
  staff: StaffActor,
  { memberId, reason, ip }: StaffWish,
): Promise<string> {
  return inTransaction(context.database, async (transaction) => {
    const member = await findMember(transaction, memberId, 'FOR UPDATE');
    const problem = await problemOf(transaction, member, context.now());
    if (problem) throw problem;
    const wish = { subject: memberSubject(memberId), reason, ip };
    return askChange(context, transaction, staff, reopeningKind, {
      ...wish,
      wanted: { status: 'active' },
    });
  });
}
