/** A forgotten password: a link to the bound address, or a code to the bound number. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from '@bahati/contract/player-site/identity.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { sendMessage } from '#domains/messaging/messaging.ts';
import { readBrand } from '#domains/system/brand.ts';
import { hashPassword } from '#domains/system/passwords.ts';
import { countGuess } from '#domains/system/guess-brake.ts';
import { newToken, tokenHash } from '#domains/system/tokens.ts';
import { isCaptchaRight } from './captcha.ts';
import { replacePassword } from './change-password.ts';
import { canonicalEmail, canonicalMobile } from './contacts.ts';
import { endSessions, type Visitor } from './identity.ts';
import { openSession } from './log-in.ts';
import { assertPassword } from './registration-fields.ts';
import { useCode } from './verification-codes.ts';

const linksAnHour = 3;
/** Longer than looking and writing take, so that the time of an answer tells nothing. */
const answerMs = 150;

/** Asked this often from one address within half an hour, the next time needs the picture. */
const asksWithoutCaptcha = 3;
const asksWithCaptcha = 20;

type Language = 'en' | 'sw';

export type PasswordLinkInput = {
  username: string;
  email: string;
  language: Language;
  captcha?: string | undefined;
  /** The browser's cookies; one of them tells whose captcha it is. */
  cookies: string | undefined;
  ip: string;
};

/**
 * Sends a link when name and bound address belong together; the answer and its time are the same
 * when they do not, and when an hour's links are used up. Refuses `email_invalid`,
 * `captcha_required`, `captcha_wrong`, and `too_many_requests` to an address that asks on.
 */
export async function sendPasswordLink(context: Context, input: PasswordLinkInput): Promise<void> {
  const email = canonicalEmail(input.email);
  await countAsk(context, input);
  const username = input.username.trim().toLowerCase();
  const { language } = input;
  const origin = context.config.PLAYER_ORIGIN;
  const sending = inTransaction(context.database, (transaction) =>
    sendLinkTo(transaction, { username, email, origin, language }),
  );
  await Promise.all([sending, wait(answerMs)]);
}

async function countAsk(context: Context, input: PasswordLinkInput): Promise<void> {
  const { captcha, cookies, ip } = input;
  const isHuman = captcha !== undefined && (await isCaptchaRight(context, cookies, captcha));
  const brake = {
    subject: `password link from ${ip}`,
    freeGuesses: asksWithCaptcha,
    windowSeconds: 1_800,
    firstDelaySeconds: 300,
    longestDelaySeconds: 1_800,
  };
  await countGuess(context.database, [brake], (earlier) => {
    const asks = earlier.get(brake.subject) ?? 0;
    if (asks < asksWithoutCaptcha || isHuman) return;
    const code = captcha === undefined ? 'captcha_required' : 'captcha_wrong';
    throw new Refusal(code, { captcha: true });
  });
}

type LinkRequest = { username: string; email: string; origin: string; language: Language };

async function sendLinkTo(
  transaction: Transaction,
  { username, email, origin, language }: LinkRequest,
): Promise<void> {
  const { rows } = await transaction.query<{ memberId: bigint }>(
    `SELECT member_id AS "memberId" FROM credentials WHERE username = $1 AND email = $2
        FOR UPDATE`,
    [username, email],
  );
  const memberId = rows[0]?.memberId;
  if (memberId === undefined) return;
  const { token, hash } = newToken('r');
  const { rowCount } = await transaction.query(
    `INSERT INTO password_links (token_hash, member_id, created_at, expires_at)
     SELECT $1, $2, clock_timestamp(), clock_timestamp() + interval '30 minutes'
      WHERE (SELECT count(*) FROM password_links
              WHERE member_id = $2 AND created_at > clock_timestamp() - interval '1 hour') < $3`,
    [hash, memberId, linksAnHour],
  );
  if (rowCount !== 1) return;
  const link = `${origin}/resetPassword?token=${token}`;
  const message = { purpose: 'password_link', link } as const;
  await sendMessage(transaction, { ...message, channel: 'email', recipient: email, language });
}

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
 * Refuses `reset_link_invalid`, `member_blocked`, `password_invalid`, `password_too_common`,
 * `passwords_differ`.
 */
export async function resetPasswordByLink(
  context: Context,
  input: ResetByLinkInput,
): Promise<Session> {
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
  assertPassword(input.newPassword, member.username);
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
 * Refuses `mobile_invalid`, `code_wrong`, `code_expired`, `member_blocked`, `password_invalid`,
 * `password_too_common`.
 */
export async function resetPasswordByCode(
  context: Context,
  input: ResetByCodeInput,
): Promise<Session> {
  const { database, config } = context;
  const { countryDialingCodes } = await readBrand(database, config.BRAND);
  const { countryDialingCode, mobileNum, newPassword, verificationCode: code } = input;
  const destination = canonicalMobile(countryDialingCode, mobileNum, countryDialingCodes);
  // Judged before the code is used up, and without the name, which only the code may tell.
  assertPassword(newPassword, '');
  await useCode(context, { purpose: 'password', destination, code });
  const { rows } = await database.query<Forgetful>(
    `SELECT ${forgetfulColumns} FROM credentials WHERE mobile_number = $1`,
    [destination],
  );
  const member = rows[0];
  if (!member) throw new Refusal('code_expired');
  if (member.isBlocked) throw new Refusal('member_blocked');
  assertPassword(newPassword, member.username);
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
  { database }: Context,
  member: Forgetful,
  input: Visitor & { newPassword: string; language: Language },
  prove: (transaction: Transaction) => Promise<void>,
): Promise<Session> {
  const { memberId, username } = member;
  const { language, ip } = input;
  const passwordHash = await hashPassword(input.newPassword);
  return inTransaction(database, async (transaction) => {
    await prove(transaction);
    await replacePassword(transaction, { memberId, username, passwordHash, language, ip });
    await endSessions(transaction, memberId);
    return openSession(transaction, member, 'reset', input);
  });
}

/** Removes links that no limit looks at any more. */
export async function dropOldLinks({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM password_links WHERE token_hash IN (
       SELECT token_hash FROM password_links WHERE created_at < now() - interval '1 day'
        ORDER BY created_at LIMIT 20000)`,
  );
}
