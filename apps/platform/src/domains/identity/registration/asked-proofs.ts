/** What a registration proves and sets beside name and password, where the brand asks for it. */
import { asksForCode, type Way } from '@bahati/contract/player-site/identity/registration-ways.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { assertCaptcha } from '#domains/identity/captcha/captcha.ts';
import { canonicalMobile, useCode } from '#domains/identity/contacts/contacts.ts';
import { readPhoneToken } from '#domains/identity/phone/phone.ts';
import type { BrandSettings } from '#domains/system/brand/brand.ts';
import { acceptFields, type RegistrationRules } from './registration-fields.ts';

/** What shows that the number is held by who registers: one of the two. */
export type NumberProof = {
  verificationCode?: string | undefined;
  channel?: string | undefined;
  idToken?: string | undefined;
  /** Of the browser, which the token was given to. */
  cookies?: string | undefined;
};

export type AskedInput = NumberProof & {
  mobileNum?: string | undefined;
  countryDialingCode?: string | undefined;
  captcha?: string | undefined;
  paymentPassword?: string | undefined;
};

/** The number in its canonical form, if one was given. Refuses `field_invalid`, `mobile_invalid`. */
export function acceptMobile(
  rules: RegistrationRules,
  brand: BrandSettings,
  { mobileNum, countryDialingCode }: AskedInput,
): string | undefined {
  const given = acceptFields(rules, ['mobileNum'], { mobileNum }).get('mobileNum');
  if (given === undefined) return undefined;
  const { countryDialingCodes } = brand;
  return canonicalMobile(countryDialingCode ?? '', given, countryDialingCodes);
}

/** Refuses `field_invalid`. */
export async function hashPaymentPassword(
  rules: RegistrationRules,
  { paymentPassword }: AskedInput,
): Promise<string | undefined> {
  const given = acceptFields(rules, ['paymentPassword'], { paymentPassword });
  const digits = given.get('paymentPassword');
  if (digits === undefined) return undefined;
  return hashPassword(digits);
}

/** Refuses `field_invalid` to one that is not asked for, `captcha_required`, `captcha_wrong`. */
export async function assertAskedCaptcha(
  context: Context,
  rules: RegistrationRules,
  { captcha, cookies }: AskedInput,
): Promise<void> {
  if (rules.captcha.isShown) await assertCaptcha(context, cookies, captcha);
  else acceptFields(rules, ['captcha'], { captcha });
}

/**
 * Whether the number is proven, which is asked for by flag: by our own code, or by the token of
 * the external phone path for the very same number. Refuses `code_wrong`, `code_expired`, and as
 * `readPhoneToken`.
 */
export async function proveNumber(
  context: Context,
  brand: BrandSettings,
  { mobileNumber, way, proof }: { mobileNumber: string; way: Way; proof: NumberProof },
): Promise<boolean> {
  const { verificationCode: code, channel, idToken, cookies } = proof;
  if (channel !== undefined && idToken !== undefined) {
    const proven = await readPhoneToken(context, brand, { channel, idToken, cookies });
    if (proven.mobileNumber !== mobileNumber) throw new Refusal('phone_token_invalid');
    await proven.use();
    return true;
  }
  if (!asksForCode(brand.flags, way)) return false;
  if (code === undefined) {
    throw new Refusal('invalid_input', {
      fields: [{ field: 'verificationCode', problem: 'required' }],
    });
  }
  await useCode(context, { purpose: 'register', destination: mobileNumber, code });
  return true;
}
