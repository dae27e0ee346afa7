/** Changing a password that is known, and what follows whenever a password becomes another. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { sendMessage } from '#domains/messaging/messaging.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import { endPasswordLinks } from '#domains/identity/contacts/contacts.ts';
import { endSessions, isOwnPassword } from '#domains/identity/identity.ts';
import { assertNewPassword } from '#domains/identity/registration/registration.ts';

export type ChangePasswordInput = {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
  ip: string;
};

/**
 * Changes the own password; every other session ends. Refuses `password_invalid`,
 * `password_too_common`, `passwords_differ`, `password_unchanged`, `password_wrong`, and
 * `too_many_requests` to who guesses the old one.
 */
export async function changePassword(
  context: Context,
  actor: MemberActor,
  input: ChangePasswordInput,
): Promise<void> {
  const { memberId, sessionId, username, language } = actor;
  const { oldPassword, newPassword, confirmNewPassword, ip } = input;
  await assertNewPassword(context, newPassword, username);
  if (newPassword !== confirmNewPassword) throw new Refusal('passwords_differ');
  if (newPassword === oldPassword) throw new Refusal('password_unchanged');
  const { rows } = await context.database.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM credentials WHERE member_id = $1',
    [memberId],
  );
  const provenHash = rows[0]?.hash;
  const isProven = await isOwnPassword(context, memberId, oldPassword);
  if (!isProven || provenHash === undefined) throw new Refusal('password_wrong');
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(context.database, async (transaction) => {
    // Of two changes at once the later no longer knows the old password.
    const isStillTrue = await lockCredentials(transaction, memberId, provenHash);
    if (!isStillTrue) throw new Refusal('password_wrong');
    await replacePassword(context, transaction, { memberId, username, passwordHash, language, ip });
    await endSessions(transaction, memberId, { exceptId: sessionId });
  });
}

async function lockCredentials(
  transaction: Transaction,
  memberId: bigint,
  provenHash: string,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    'SELECT 1 FROM credentials WHERE member_id = $1 AND password_hash = $2 FOR UPDATE',
    [memberId, provenHash],
  );
  return rowCount === 1;
}

export type NewPassword = {
  memberId: bigint;
  username: string;
  passwordHash: string;
  language: 'en' | 'sw';
  ip: string;
};

/**
 * Writes the new password, takes back links that would set another, tells the member at a bound
 * address or else number, and notes it. Which sessions end is the caller's next line.
 */
export async function replacePassword(
  context: Pick<Context, 'config'>,
  transaction: Transaction,
  { memberId, username, passwordHash, language, ip }: NewPassword,
): Promise<void> {
  const { rows } = await transaction.query<{ mobile: string | null; email: string | null }>(
    `UPDATE credentials
        SET password_hash = $2, password_changed_at = now(), must_change_password = false,
            has_password = true
      WHERE member_id = $1 RETURNING mobile_number AS mobile, email`,
    [memberId, passwordHash],
  );
  await transaction.query(
    `UPDATE sessions SET needs_password_change = false
      WHERE member_id = $1 AND needs_password_change AND ended_at IS NULL`,
    [memberId],
  );
  await endPasswordLinks(transaction, memberId);
  const { mobile = null, email = null } = rows[0] ?? {};
  const recipient = email ?? mobile;
  if (recipient !== null) {
    const channel = email === null ? 'sms' : 'email';
    const message = { purpose: 'password_changed', channel, recipient, language } as const;
    await sendMessage(context, transaction, message);
  }
  await recordAudit(transaction, {
    actor: username,
    action: 'member.password_changed',
    subject: `member:${memberId}`,
    ip,
  });
}
