/**
 * Sending a code to a number before anybody is logged in. The answer, the limits and the work are
 * the same whoever holds the number; only a message that is of use leaves the house.
 */
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand.ts';
import { assertCaptcha } from './captcha.ts';
import { canonicalMobile } from './contacts.ts';
import { issueCode } from './verification-codes.ts';

export type SendCodeInput = {
  purpose: 'login' | 'register' | 'password';
  mobileNum: string;
  countryDialingCode: string;
  captcha?: string | undefined;
  language: 'en' | 'sw';
  ip: string;
  /** The browser's cookies; one of them tells whose captcha it is. */
  cookies: string | undefined;
};

/**
 * Refuses `mobile_invalid`, `captcha_required`, `captcha_wrong`, `too_many_codes`,
 * `sms_quota_exceeded`.
 */
export async function sendCode(
  context: Context,
  input: SendCodeInput,
): Promise<{ expiredMinutes: number }> {
  const { purpose, ip, language } = input;
  const brand = await readBrand(context.database, context.config.BRAND);
  const destination = canonicalMobile(
    input.countryDialingCode,
    input.mobileNum,
    brand.countryDialingCodes,
  );
  const { captcha, cookies } = input;
  if (captcha !== undefined) await assertCaptcha(context, cookies, captcha);
  const isMembers = await mayLogInBy(context, destination);
  const isSent = purpose === 'register' || isMembers;
  return issueCode(context, {
    purpose,
    channel: 'sms',
    destination,
    ip,
    language,
    isSent,
    needsCaptcha: captcha === undefined,
  });
}

async function mayLogInBy({ database }: Context, mobileNumber: string): Promise<boolean> {
  const { rows } = await database.query(
    'SELECT 1 FROM credentials WHERE mobile_number = $1 AND NOT is_login_blocked',
    [mobileNumber],
  );
  return rows.length > 0;
}
