/** Registration by the forms: what was given is judged before anything is written. */
import type { DetailField } from '@bahati/contract/player-site/identity/field-rules.ts';
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import { isWeakPaymentPassword } from '#domains/identity/passwords/passwords.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import {
  type AskedInput,
  acceptDetails,
  prepareCredentials,
  prepareMobileCredentials,
  readRegistrationRules,
} from '#domains/identity/registration/registration.ts';
import { assertOffered, type BrandSettings, readBrand } from '#domains/system/brand/brand.ts';
import { createMember, type Origin } from './create-member.ts';
import { assertInvitation, type Invitation } from './invitation.ts';
import { isOldEnough, isPossibleBirthday } from '#domains/members/members.ts';

export type Details = Partial<Record<DetailField, string | undefined>>;

type Registration = Visitor &
  Details &
  AskedInput &
  Invitation &
  Origin & {
    password?: string | undefined;
    confirmPassword?: string | undefined;
    /** yyyy-MM-dd */
    birthday: string;
    language: 'en' | 'sw';
  };

export type RegisterInput = Registration & { username: string };

export type RegisterByMobileInput = Registration & {
  mobileNum: string;
  countryDialingCode: string;
};

/**
 * Refuses `function_not_enabled`, `under_age`, `birthday_invalid`, `payment_password_weak`,
 * `field_invalid`, `invitation_code_error`, and as `prepareCredentials`.
 */
export async function registerMember(context: Context, input: RegisterInput): Promise<Session> {
  const brand = await readBrand(context.database, context.config.BRAND);
  assertOffered(brand, 'USERNAMEREG3');
  assertOldEnough(context, brand, input.birthday);
  const rules = await readRegistrationRules(context);
  const details = acceptDetails(rules, input);
  assertPaymentPassword(input);
  const upline = await assertInvitation(context, rules, input);
  const credentials = await prepareCredentials(context, rules, input, brand);
  const member = { ...input, nickname: input.username, details, upline };
  return createMember(context, brand, member, credentials);
}

/** Refuses as `registerMember`, and `mobile_taken`. */
export async function registerByMobile(
  context: Context,
  input: RegisterByMobileInput,
): Promise<Session> {
  const brand = await readBrand(context.database, context.config.BRAND);
  assertOffered(brand, 'MOBILENUMREG3');
  assertOldEnough(context, brand, input.birthday);
  const rules = await readRegistrationRules(context);
  const details = acceptDetails(rules, input);
  assertPaymentPassword(input);
  const upline = await assertInvitation(context, rules, input);
  const credentials = await prepareMobileCredentials(context, rules, input, brand);
  // Others may see a nickname, and nobody's number.
  const nickname = `${credentials.username.slice(0, 3)}•••${credentials.username.slice(-3)}`;
  return createMember(context, brand, { ...input, nickname, details, upline }, credentials);
}

function assertPaymentPassword({ paymentPassword }: AskedInput): void {
  if (paymentPassword === undefined) return;
  if (isWeakPaymentPassword(paymentPassword)) throw new Refusal('payment_password_weak');
}

/** Refuses `under_age`, `birthday_invalid`. */
export function assertOldEnough(context: Context, brand: BrandSettings, birthday: string): void {
  const { minimumAge, timeZone } = brand;
  if (!isPossibleBirthday(birthday, context.now())) throw new Refusal('birthday_invalid');
  if (isOldEnough(birthday, minimumAge, timeZone, context.now())) return;
  throw new Refusal('under_age', { minimumAge });
}
