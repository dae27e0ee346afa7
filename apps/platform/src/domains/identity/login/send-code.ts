/**
 * Sending a code to a number before anybody is logged in. The answer, the limits and the work are
 * the same whoever holds the number; only a message that is of use leaves the operator.
 */
import type { Context } from '#platform/context.ts';
import { asksForCode } from '@bahati/contract/player-site/identity/registration-ways.ts';
import type { BrandFlags } from '@bahati/contract/brand-flags.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { assertCaptcha, type PersonProof, provePerson } from '#domains/identity/captcha/captcha.ts';
import { canonicalMobile, issueCode } from '#domains/identity/contacts/contacts.ts';

export type SendCodeInput = PersonProof & {
  purpose: 'login' | 'register' | 'password';
  mobileNum: string;
  countryDialingCode: string;
  language: 'en' | 'sw';
};

/**
 * Refuses `function_not_enabled`, `mobile_invalid`, `captcha_required`, `captcha_wrong`,
 * `slider_required`, `slider_wrong`, `too_many_codes`, `sms_quota_exceeded`.
 */
export async function sendCode(
  context: Context,
  input: SendCodeInput,
): Promise<{ expiredMinutes: number }> {
  const { purpose, ip, language } = input;
  const brand = await readBrand(context.database, context.config.BRAND);
  if (!isOffered[purpose](brand.flags)) throw new Refusal('function_not_enabled');
  const destination = canonicalMobile(
    input.countryDialingCode,
    input.mobileNum,
    brand.countryDialingCodes,
  );
  const { captcha, cookies } = input;
  // A forgotten password is helped without the puzzle: spec §7 asks for it with these two alone.
  const isPerson = purpose !== 'password' && (await provePerson(context, brand, input));
  if (captcha !== undefined && !isPerson) await assertCaptcha(context, cookies, captcha);
  const isMembers = await mayLogInBy(context, destination);
  const isSent = purpose === 'register' || isMembers;
  return issueCode(context, {
    purpose,
    channel: 'sms',
    destination,
    ip,
    language,
    isSent,
    needsCaptcha: captcha === undefined && !isPerson,
  });
}

/** Whether the brand takes a code for this at all. */
const isOffered: Readonly<Record<SendCodeInput['purpose'], (flags: BrandFlags) => boolean>> = {
  login: (flags) => flags.mobileCodeLogin,
  password: (flags) => flags.CHNGPASSVERIF3,
  register: (flags) =>
    (flags.USERNAMEREG3 && asksForCode(flags, 'name')) ||
    (flags.MOBILENUMREG3 && asksForCode(flags, 'mobile')),
};

async function mayLogInBy({ database }: Context, mobileNumber: string): Promise<boolean> {
  const { rows } = await database.query(
    'SELECT 1 FROM credentials WHERE mobile_number = $1 AND NOT is_login_blocked',
    [mobileNumber],
  );
  return rows.length > 0;
}
