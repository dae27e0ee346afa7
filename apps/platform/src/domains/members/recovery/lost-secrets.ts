/** Taking a lost payment password or authenticator away, for its member to set another. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import { tellAccountChange } from '#domains/identity/contacts/contacts.ts';
import {
  dropPaymentPassword,
  endSessions,
  forgivePaymentPassword,
  hasPaymentPassword,
} from '#domains/identity/identity.ts';
import { holdPayouts } from '#domains/identity/payout-accounts/payout-accounts.ts';
import { forgetAuthenticator, hasAuthenticator } from '#domains/identity/step-up/step-up.ts';
import { askChange, type ChangeKind } from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { findMember, memberIdOf, memberSubject } from './member-of-change.ts';

export type StaffWish = { memberId: bigint; reason: string; ip: string };

const noPaymentPassword = z.strictObject({ hasPaymentPassword: z.literal(false) });

export const paymentPasswordResetKind: ChangeKind<z.infer<typeof noPaymentPassword>> = {
  kind: 'payment_password_reset',
  permission: 'members.recover',
  wanted: noPaymentPassword,
  async look(_, transaction, { subject }, lock) {
    const { memberId, username } = await findMember(transaction, memberIdOf(subject), lock);
    if (!(await hasPaymentPassword(transaction, memberId))) throw new Refusal('cannot_apply');
    return { username, hasPaymentPassword: true };
  },
  async apply(context, transaction, { subject, reason, staff, ip }) {
    const member = await findMember(transaction, memberIdOf(subject), 'FOR UPDATE');
    const { memberId } = member;
    if (!(await dropPaymentPassword(transaction, memberId))) throw new Refusal('cannot_apply');
    await holdPayouts(context, transaction, memberId);
    await endSessions(transaction, memberId);
    await forgivePaymentPassword(transaction, memberId);
    const change = { event: 'payment_password_reset', holdsPayouts: true } as const;
    await tellAccountChange(context, transaction, member, change);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'member.payment_password_reset',
      subject,
      reason,
      ip,
    });
  },
};

const noAuthenticator = z.strictObject({ hasAuthenticator: z.literal(false) });

export const authenticatorRemovalKind: ChangeKind<z.infer<typeof noAuthenticator>> = {
  kind: 'authenticator_removal',
  permission: 'members.recover',
  wanted: noAuthenticator,
  async look(_, transaction, { subject }, lock) {
    const { memberId, username } = await findMember(transaction, memberIdOf(subject), lock);
    if (!(await isBound(transaction, memberId))) throw new Refusal('cannot_apply');
    return { username, hasAuthenticator: true };
  },
  async apply(context, transaction, { subject, reason, staff, ip }) {
    const member = await findMember(transaction, memberIdOf(subject), 'FOR UPDATE');
    const { memberId } = member;
    await holdPayouts(context, transaction, memberId);
    const removal = { by: staff.username, way: 'staff', ip, reason, holdsPayouts: true };
    await forgetAuthenticator(context, transaction, member, removal);
    await endSessions(transaction, memberId);
  },
};

const isBound = (transaction: Transaction, memberId: bigint) =>
  hasAuthenticator({ database: transaction }, memberId);

/** Answers the id of the wish. Refuses `not_found`, `payment_password_not_set`. */
export async function askPaymentPasswordReset(
  context: Context,
  staff: StaffActor,
  { memberId, reason, ip }: StaffWish,
): Promise<string> {
  return inTransaction(context.database, async (transaction) => {
    await findMember(transaction, memberId, '');
    const isSet = await hasPaymentPassword(transaction, memberId);
    if (!isSet) throw new Refusal('payment_password_not_set');
    const wanted = { hasPaymentPassword: false } as const;
    const wish = { subject: memberSubject(memberId), wanted, reason, ip };
    return askChange(context, transaction, staff, paymentPasswordResetKind, wish);
  });
}

/** Answers the id of the wish. Refuses `not_found`, `authenticator_not_bound`. */
export async function askAuthenticatorRemoval(
  context: Context,
  staff: StaffActor,
  { memberId, reason, ip }: StaffWish,
): Promise<string> {
  return inTransaction(context.database, async (transaction) => {
    await findMember(transaction, memberId, '');
    if (!(await isBound(transaction, memberId))) throw new Refusal('authenticator_not_bound');
    const wanted = { hasAuthenticator: false } as const;
    const wish = { subject: memberSubject(memberId), wanted, reason, ip };
    return askChange(context, transaction, staff, authenticatorRemovalKind, wish);
  });
}
