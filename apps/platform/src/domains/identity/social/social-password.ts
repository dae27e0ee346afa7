/**
 * The first login password of who registered through a provider. There is no earlier one to ask
 * for; a session that has just begun stands for it, since only the provider can have opened it.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import { replacePassword } from '#domains/identity/passwords/passwords.ts';
import { endSessions } from '#domains/identity/identity.ts';
import { assertNewPassword } from '#domains/identity/registration/registration.ts';

/**
 * Refuses `password_invalid`, `password_too_common`, `passwords_differ`, `password_already_set`,
 * `social_login_too_old`.
 */
export async function setFirstPassword(
  context: Context,
  { memberId, sessionId, username, language }: MemberActor,
  input: { newPassword: string; confirmNewPassword: string; ip: string },
): Promise<void> {
  const { newPassword, confirmNewPassword, ip } = input;
  await assertNewPassword(context, newPassword, username);
  if (newPassword !== confirmNewPassword) throw new Refusal('passwords_differ');
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(context.database, async (transaction) => {
    await assertNone(transaction, memberId);
    await assertFresh(transaction, sessionId);
    await replacePassword(context, transaction, { memberId, username, passwordHash, language, ip });
    await endSessions(transaction, memberId, { exceptId: sessionId });
  });
}

/** Locks, so that of two at once the later finds the password of the first. */
async function assertNone(transaction: Transaction, memberId: bigint): Promise<void> {
  const { rows } = await transaction.query<{ isSet: boolean }>(
    'SELECT has_password AS "isSet" FROM credentials WHERE member_id = $1 FOR UPDATE',
    [memberId],
  );
  if (rows[0]?.isSet !== false) throw new Refusal('password_already_set');
}

async function assertFresh(transaction: Transaction, sessionId: bigint): Promise<void> {
  const { rowCount } = await transaction.query(
    `SELECT 1 FROM sessions WHERE id = $1 AND created_at > now() - interval '10 minutes'`,
    [sessionId],
  );
  if (rowCount !== 1) throw new Refusal('social_login_too_old');
}
