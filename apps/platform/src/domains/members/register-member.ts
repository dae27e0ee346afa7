/** Registration: credentials, member, wallet and first session stand together or not at all. */
import type { DetailField } from '@bahati/contract/player-site/identity/field-rules.ts';
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import {
  createCredentials,
  type NewCredentials,
  type NumberProof,
  prepareCredentials,
  prepareMobileCredentials,
  startFirstSession,
} from '#domains/identity/registration.ts';
import { acceptDetails, readRegistrationRules } from '#domains/identity/registration-fields.ts';
import { type BrandSettings, readBrand } from '#domains/system/brand.ts';
import { openWallet } from '#domains/wallet/wallet.ts';
import { assertInvitation, holdUpline, type Invitation } from './invitation.ts';
import { isOldEnough } from './members.rules.ts';

export type Details = Partial<Record<DetailField, string | undefined>>;

type Registration = Visitor &
  Details &
  Invitation & {
    password: string;
    confirmPassword: string;
    /** yyyy-MM-dd */
    birthday: string;
    language: 'en' | 'sw';
  };

export type RegisterInput = Registration & { username: string };

export type RegisterByMobileInput = Registration &
  NumberProof & {
    mobileNum: string;
    countryDialingCode: string;
  };

/**
 * Refuses `username_invalid`, `username_taken`, `password_invalid`, `password_too_common`,
 * `passwords_differ`, `under_age`, `field_invalid`, `invitation_code_error`.
 */
export async function registerMember(context: Context, input: RegisterInput): Promise<Session> {
  const brand = await readBrand(context.database, context.config.BRAND);
  assertOldEnough(context, brand, input.birthday);
  const rules = await readRegistrationRules(context);
  const details = acceptDetails(rules, input);
  await assertInvitation(context, rules, input);
  const credentials = await prepareCredentials(rules, input, brand);
  const member = { ...input, nickname: input.username, details };
  return createMember(context, brand, member, credentials);
}

/**
 * Refuses `mobile_invalid`, `mobile_taken`, `code_wrong`, `code_expired`, `password_invalid`,
 * `password_too_common`, `passwords_differ`, `under_age`, `field_invalid`, `invitation_code_error`.
 */
export async function registerByMobile(
  context: Context,
  input: RegisterByMobileInput,
): Promise<Session> {
  const brand = await readBrand(context.database, context.config.BRAND);
  assertOldEnough(context, brand, input.birthday);
  const rules = await readRegistrationRules(context);
  const details = acceptDetails(rules, input);
  await assertInvitation(context, rules, input);
  const credentials = await prepareMobileCredentials(context, rules, input, brand);
  // Others may see a nickname, and nobody's number.
  const nickname = `${credentials.username.slice(0, 3)}•••${credentials.username.slice(-3)}`;
  return createMember(context, brand, { ...input, nickname, details }, credentials);
}

/** Refuses `under_age`. */
export function assertOldEnough(context: Context, brand: BrandSettings, birthday: string): void {
  const { minimumAge, timeZone } = brand;
  if (isOldEnough(birthday, minimumAge, timeZone, context.now())) return;
  throw new Refusal('under_age', { minimumAge });
}

type NewMember = Visitor &
  Invitation &
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
  const { nickname, language, birthday, referralCode, ip, details = new Map() } = input;
  const token = await inTransaction(database, async (transaction) => {
    const { uplineId = null, affiliateCode = null } = (await holdUpline(transaction, input)) ?? {};
    const memberId = await makeCredentials(transaction, credentials);
    await transaction.query(
      `INSERT INTO members
         (id, nickname, currency, language, birthday, registered_ip, referral_code,
          upline_id, affiliate_code)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
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
