/** Registration: credentials, member, wallet and first session stand together or not at all. */
import type { Session } from '@bahati/contract/player-site/identity.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import {
  createCredentials,
  type NewCredentials,
  prepareCredentials,
  prepareMobileCredentials,
  startFirstSession,
} from '#domains/identity/registration.ts';
import { type BrandSettings, readBrand } from '#domains/system/brand.ts';
import { openWallet } from '#domains/wallet/wallet.ts';
import { isOldEnough } from './members.rules.ts';

type Registration = Visitor & {
  password: string;
  confirmPassword: string;
  /** yyyy-MM-dd */
  birthday: string;
  referralCode?: string | undefined;
  language: 'en' | 'sw';
};

export type RegisterInput = Registration & { username: string };

export type RegisterByMobileInput = Registration & {
  mobileNum: string;
  countryDialingCode: string;
  verificationCode: string;
};

/**
 * Refuses `username_invalid`, `username_taken`, `password_invalid`, `password_too_common`,
 * `passwords_differ`, `under_age`.
 */
export async function registerMember(context: Context, input: RegisterInput): Promise<Session> {
  const brand = await readBrand(context.database, context.config.BRAND);
  assertOldEnough(context, brand, input.birthday);
  const credentials = await prepareCredentials(input);
  return createMember(context, brand, { ...input, nickname: input.username }, credentials);
}

/**
 * Refuses `mobile_invalid`, `mobile_taken`, `code_wrong`, `code_expired`, `password_invalid`,
 * `password_too_common`, `passwords_differ`, `under_age`.
 */
export async function registerByMobile(
  context: Context,
  input: RegisterByMobileInput,
): Promise<Session> {
  const brand = await readBrand(context.database, context.config.BRAND);
  assertOldEnough(context, brand, input.birthday);
  const credentials = await prepareMobileCredentials(context, input, brand.countryDialingCodes);
  // Others may see a nickname, and nobody's number.
  const nickname = `${credentials.username.slice(0, 3)}•••${credentials.username.slice(-3)}`;
  return createMember(context, brand, { ...input, nickname }, credentials);
}

/** Refuses `under_age`. */
export function assertOldEnough(context: Context, brand: BrandSettings, birthday: string): void {
  const { minimumAge, timeZone } = brand;
  if (isOldEnough(birthday, minimumAge, timeZone, context.now())) return;
  throw new Refusal('under_age', { minimumAge });
}

/** The credentials may be made in another way than by writing them alone. */
export async function createMember(
  { database }: Context,
  { currency }: BrandSettings,
  input: Omit<Registration, 'password' | 'confirmPassword'> & { nickname: string },
  credentials: NewCredentials,
  makeCredentials = createCredentials,
): Promise<Session> {
  const { nickname, language, birthday, referralCode, ip } = input;
  const token = await inTransaction(database, async (transaction) => {
    const memberId = await makeCredentials(transaction, credentials);
    await transaction.query(
      `INSERT INTO members
         (id, nickname, currency, language, birthday, referral_code, registered_ip)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [memberId, nickname, currency, language, birthday, referralCode ?? null, ip],
    );
    await openWallet(transaction, memberId, currency);
    return startFirstSession(transaction, memberId, input);
  });
  return { token, userName: credentials.username, firstTimeLogin: true, passwordExpired: false };
}
