/** Registration: credentials, member, wallet and first session stand together or not at all. */
import type { DetailField } from '@bahati/contract/player-site/identity/field-rules.ts';
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import { isWeakPaymentPassword } from '#domains/identity/passwords/passwords.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import {
  type AskedInput,
  acceptDetails,
  createCredentials,
  type NewCredentials,
  prepareCredentials,
  prepareMobileCredentials,
  readRegistrationRules,
  startFirstSession,
} from '#domains/identity/registration/registration.ts';
import { assertOffered, type BrandSettings, readBrand } from '#domains/system/brand/brand.ts';
import { openWallet } from '#domains/wallet/wallet.ts';
import { assertInvitation, holdUpline, type Invitation } from './invitation.ts';
import { isOldEnough, isPossibleBirthday } from '#domains/members/members.ts';

export type Details = Partial<Record<DetailField, string | undefined>>;

/** Where somebody registered, as the site says it. */
export type Origin = { domain?: string | undefined; registerUrl?: string | undefined };

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
  await assertInvitation(context, rules, input);
  const credentials = await prepareCredentials(context, rules, input, brand);
  const member = { ...input, nickname: input.username, details };
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
  await assertInvitation(context, rules, input);
  const credentials = await prepareMobileCredentials(context, rules, input, brand);
  // Others may see a nickname, and nobody's number.
  const nickname = `${credentials.username.slice(0, 3)}•••${credentials.username.slice(-3)}`;
  return createMember(context, brand, { ...input, nickname, details }, credentials);
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

type NewMember = Visitor &
  Invitation &
  Origin &
  Pick<Registration, 'birthday' | 'language'> & {
    nickname: string;
    /** What else the brand asks for, by field. */
    details?: ReadonlyMap<string, string>;
  };

/**
 * The credentials may be made in another way than by writing them alone. Refuses
 * `invitation_code_error`.
 */
export async function createMember(
  { database }: Context,
  { currency }: BrandSettings,
  input: NewMember,
  credentials: NewCredentials,
  makeCredentials = createCredentials,
): Promise<Session> {
  const { nickname, language, birthday, referralCode, ip, domain, registerUrl } = input;
  const details = new Map(input.details);
  if (credentials.saidNumber) details.set('mobileNum', credentials.saidNumber);
  const token = await inTransaction(database, async (transaction) => {
    const { uplineId = null, affiliateCode = null } = (await holdUpline(transaction, input)) ?? {};
    const memberId = await makeCredentials(transaction, credentials);
    await transaction.query(
      `INSERT INTO members
         (id, nickname, currency, language, birthday, registered_ip, referral_code,
          upline_id, affiliate_code, registered_domain, registered_url)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        memberId,
        nickname,
        currency,
        language,
        birthday,
        ip,
        referralCode ?? null,
        uplineId,
        affiliateCode,
        domain ?? null,
        registerUrl ?? null,
      ],
    );
    if (details.size > 0) {
      await transaction.query(
        `INSERT INTO member_details (member_id, field, value)
         SELECT $1, * FROM unnest($2::text[], $3::text[])`,
        [memberId, [...details.keys()], [...details.values()]],
      );
    }
    await openWallet(transaction, memberId, currency);
    return startFirstSession(transaction, memberId, input);
  });
  return { token, userName: credentials.username, firstTimeLogin: true, passwordExpired: false };
}
