/** A link to set a forgotten password anew, sent to the bound address. */
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { assertOffered, readBrand } from '#domains/system/brand/brand.ts';
import { sendMessage } from '#domains/messaging/messaging.ts';
import { countAttempt } from '#domains/system/throttle/throttle.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { newToken } from '@bahati/server-kit/secrets/tokens.ts';
import { isCaptchaRight } from '#domains/identity/captcha/captcha.ts';
import { canonicalEmail } from '#domains/identity/contacts/contacts.ts';

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
 * when they do not, and when an hour's links are used up, unless the brand tells. Refuses
 * `function_not_enabled`, `email_invalid`, `captcha_required`, `captcha_wrong`,
 * `username_unknown` where the brand tells, and `too_many_requests` to an address that asks on.
 */
export async function sendPasswordLink(context: Context, input: PasswordLinkInput): Promise<void> {
  const brand = await readBrand(context.database, context.config.BRAND);
  assertOffered(brand, 'CHNGPASSMAIL3');
  const email = canonicalEmail(input.email);
  await countAsk(context, input);
  const username = input.username.trim().toLowerCase();
  const { language } = input;
  const origin = context.config.PLAYER_ORIGIN;
  const sending = inTransaction(context.database, (transaction) =>
    sendLinkTo(context, transaction, { username, email, origin, language }),
  );
  const [isKnown] = await Promise.all([sending, wait(answerMs)]);
  if (!isKnown && brand.flags.unknownUsernameIsTold) throw new Refusal('username_unknown');
}

async function countAsk(context: Context, input: PasswordLinkInput): Promise<void> {
  const { captcha, cookies, ip } = input;
  const isHuman = captcha !== undefined && (await isCaptchaRight(context, cookies, captcha));
  const throttle = {
    subject: `password link from ${clientNetwork(ip)}`,
    freeAttempts: asksWithCaptcha,
    windowSeconds: 1_800,
    firstDelaySeconds: 300,
    longestDelaySeconds: 1_800,
  };
  await countAttempt(context.database, [throttle], (earlier) => {
    const asks = earlier.get(throttle.subject) ?? 0;
    if (asks < asksWithoutCaptcha || isHuman) return;
    const code = captcha === undefined ? 'captcha_required' : 'captcha_wrong';
    throw new Refusal(code, { captcha: true });
  });
}

type LinkRequest = { username: string; email: string; origin: string; language: Language };

/** Answers whether name and address belong together. */
async function sendLinkTo(
  context: Context,
  transaction: Transaction,
  { username, email, origin, language }: LinkRequest,
): Promise<boolean> {
  const { rows } = await transaction.query<{ memberId: bigint }>(
    `SELECT member_id AS "memberId" FROM credentials WHERE username = $1 AND email = $2
        FOR UPDATE`,
    [username, email],
  );
  const memberId = rows[0]?.memberId;
  if (memberId === undefined) return false;
  const { token, hash } = newToken('r');
  const { rowCount } = await transaction.query(
    `INSERT INTO password_links (token_hash, member_id, created_at, expires_at)
     SELECT $1, $2, clock_timestamp(), clock_timestamp() + interval '30 minutes'
      WHERE (SELECT count(*) FROM password_links
              WHERE member_id = $2 AND created_at > clock_timestamp() - interval '1 hour') < $3`,
    [hash, memberId, linksAnHour],
  );
  if (rowCount !== 1) return true;
  const link = `${origin}/resetPassword?token=${token}`;
  const message = { purpose: 'password_link', link } as const;
  const letter = { ...message, channel: 'email', recipient: email, language } as const;
  await sendMessage(context, transaction, letter);
  return true;
}

/** Removes links that no limit looks at any more. */
export async function dropOldLinks({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM password_links WHERE token_hash IN (
       SELECT token_hash FROM password_links WHERE created_at < now() - interval '1 day'
        ORDER BY created_at LIMIT 20000)`,
  );
}
