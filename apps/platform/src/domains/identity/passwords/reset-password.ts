/** Setting a forgotten password anew, by the link or by the code that was sent. */
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { assertOffered, readBrand } from '#domains/system/brand/brand.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import { tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { replacePassword } from './change-password.ts';
import { canonicalMobile, useCode } from '#domains/identity/contacts/contacts.ts';
import { endSessions, type Visitor } from '#domains/identity/identity.ts';
import { openSession } from '#domains/identity/login/login.ts';
import { assertNewPassword } from '#domains/identity/registration/registration.ts';

type Language = 'en' | 'sw';

type Forgetful = { memberId: bigint; username: string; isBlocked: boolean; isFirst: boolean };

const forgetfulColumns = `credentials.member_id AS "memberId", username,
  is_login_blocked AS "isBlocked", is_first_login AS "isFirst"`;

export type ResetByLinkInput = Visitor & {
  token: string;
  newPassword: string;
  confirmNewPassword: string;
  language: Language;
};

/**
 * Sets a new password with a link, which is used up; logs in and ends every other session.
 * Refuses `function_not_enabled`, `reset_link_invalid`, `member_blocked`, `password_invalid`, `password_too_common`,
 * `passwords_differ`.
 */
export async function resetPasswordByLink(
  context: Context,
  input: ResetByLinkInput,
): Promise<Session> {
  assertOffered(await readBrand(context.database, context.config.BRAND), 'CHNGPASSMAIL3');
  const hash = tokenHash(input.token);
  if (!hash) throw new Refusal('reset_link_invalid');
  const { rows } = await context.database.query<Forgetful>(
    `SELECT ${forgetfulColumns} FROM password_links JOIN credentials USING (member_id)
      WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now()`,
    [hash],
  );
  const member = rows[0];
  if (!member) throw new Refusal('reset_link_invalid');
  if (member.isBlocked) throw new Refusal('member_blocked');
  await assertNewPassword(context, input.newPassword, member.username);
  if (input.newPassword !== input.confirmNewPassword) throw new Refusal('passwords_differ');
  return setAndLogIn(context, member, input, async (transaction) => {
    const { rowCount } = await transaction.query(
      `UPDATE password_links SET used_at = now()
        WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now()`,
      [hash],
    );
    if (rowCount !== 1) throw new Refusal('reset_link_invalid');
  });
}

export type ResetByCodeInput = Visitor & {
  mobileNum: string;
  countryDialingCode: string;
  verificationCode: string;
  newPassword: string;
  language: Language;
};

/**
 * Sets a new password with a code sent to the bound number; logs in and ends every other session.
 * Refuses `function_not_enabled`, `mobile_invalid`, `code_wrong`, `code_expired`, `member_blocked`, `password_invalid`,
 * `password_too_common`.
 */
export async function resetPasswordByCode(
  context: Context,
  input: ResetByCodeInput,
): Promise<Session> {
  const { database, config } = context;
  const brand = await readBrand(database, config.BRAND);
  assertOffered(brand, 'CHNGPASSVERIF3');
  const { countryDialingCode, mobileNum, newPassword, verificationCode: code } = input;
  const destination = canonicalMobile(countryDialingCode, mobileNum, brand.countryDialingCodes);
  // Judged before the code is used up, and without the name, which only the code may tell.
  await assertNewPassword(context, newPassword, '');
  await useCode(context, { purpose: 'password', destination, code });
  const { rows } = await database.query<Forgetful>(
    `SELECT ${forgetfulColumns} FROM credentials WHERE mobile_number = $1`,
    [destination],
  );
  const member = rows[0];
  if (!member) throw new Refusal('code_expired');
  if (member.isBlocked) throw new Refusal('member_blocked');
  await assertNewPassword(context, newPassword, member.username);
  return setAndLogIn(context, member, input, async (transaction) => {
    const { rowCount } = await transaction.query(
      'SELECT 1 FROM credentials WHERE member_id = $1 AND mobile_number = $2 FOR UPDATE',
      [member.memberId, destination],
    );
    if (rowCount !== 1) throw new Refusal('code_expired');
  });
}

/** `prove` runs first in the transaction that sets the password, and throws when too late. */
async function setAndLogIn(
  context: Context,
  member: Forgetful,
  input: Visitor & { newPassword: string; language: Language },
  prove: (transaction: Transaction) => Promise<void>,
): Promise<Session> {
  const { memberId, username } = member;
  const { language, ip } = input;
  const passwordHash = await hashPassword(input.newPassword);
  return inTransaction(context.database, async (transaction) => {
    await prove(transaction);
    await replacePassword(context, transaction, { memberId, username, passwordHash, language, ip });
    await endSessions(transaction, memberId);
    return openSession(transaction, member, 'reset', input);
  });
}
