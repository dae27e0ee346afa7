/** Making credentials: a user name, or a mobile number that becomes the user name. */
import { randomBytes } from 'node:crypto';
import {
  asksForPassword,
  type Way,
} from '@bahati/contract/player-site/identity/registration-ways.ts';
import { sqlState, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import type { Context } from '#platform/context.ts';
import type { BrandSettings } from '#domains/system/brand/brand.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import { canonicalMobile } from '#domains/identity/contacts/contacts.ts';
import { newSession, type Visitor } from '#domains/identity/identity.ts';
import { loginStatement } from '#domains/identity/login/login.ts';
import {
  type AskedInput,
  acceptMobile,
  assertAskedCaptcha,
  hashPaymentPassword,
  type NumberProof,
  proveNumber,
} from './asked-proofs.ts';
import {
  assertPassword,
  assertReferralCode,
  canonicalUsername,
  type RegistrationRules,
} from './registration-fields.ts';
import { isReservedName } from './reserved-names.rules.ts';
import { rememberStatement } from '#domains/identity/step-up/step-up.ts';

export type { AskedInput } from './asked-proofs.ts';
export {
  changeRegistrationRule,
  listRegistrationRules,
  resetRegistrationRule,
} from './change-registration-rules.ts';
export {
  type FieldDemand,
  type RegistrationRules,
  acceptDetails,
  acceptFields,
  assertNewPassword,
  assertReferralCode,
  readRegistrationRules,
  registrationFields,
} from './registration-fields.ts';

export { isReservedName } from './reserved-names.rules.ts';

export type NewCredentials = {
  username: string;
  passwordHash: string;
  /** False: the hash is of a word nobody knows. */
  hasPassword?: boolean;
  paymentPasswordHash?: string | undefined;
  /** E.164, proven; absent: none. */
  mobileNumber?: string | undefined;
  /** E.164, as it was said: nobody logs in or sets a password by it. */
  saidNumber?: string | undefined;
  /** Made by somebody else, who knows the password: nobody is logged in, and it must be changed. */
  isOpenedByOther?: boolean;
};

type Passwords = {
  password?: string | undefined;
  confirmPassword?: string | undefined;
  referralCode?: string | undefined;
};

/**
 * Judges the fields of a registration and hashes the passwords, before any transaction begins.
 * What proves something is used up last, so that a slip in another field does not cost it.
 * Refuses `username_invalid`, `username_taken`, `password_invalid`, `password_too_common`,
 * `passwords_differ`, `field_invalid`, `mobile_invalid`, and as `assertAskedCaptcha` and
 * `proveNumber`.
 */
export async function prepareCredentials(
  context: Context,
  rules: RegistrationRules,
  input: Passwords & AskedInput & { username: string },
  brand: BrandSettings,
): Promise<NewCredentials> {
  const username = canonicalUsername(rules, input.username);
  if (isReservedName(username, brand.name)) throw new Refusal('username_taken');
  const number = acceptMobile(rules, brand, input);
  const passwordHash = await prepareHash(rules, username, input, brand);
  const paymentPasswordHash = await hashPaymentPassword(rules, input);
  await assertAskedCaptcha(context, rules, input);
  await assertFree(context, username);
  const mobile = await asProven(context, brand, number, { way: 'name', proof: input });
  return { username, passwordHash, paymentPasswordHash, ...mobile };
}

/**
 * For an account somebody else opens with a first password that must be changed. Refuses
 * `username_invalid`, `username_taken`.
 */
export async function prepareOpenedCredentials(
  context: Context,
  rules: RegistrationRules,
  { username: given, password }: { username: string; password: string },
  brand: BrandSettings,
): Promise<NewCredentials> {
  const username = canonicalUsername(rules, given);
  if (isReservedName(username, brand.name)) throw new Refusal('username_taken');
  await assertFree(context, username);
  return { username, passwordHash: await hashPassword(password), isOpenedByOther: true };
}

/**
 * As `prepareCredentials`, for who registers a number; its digits are the user name, which no
 * chosen one can be: those begin with a letter.
 */
export async function prepareMobileCredentials(
  context: Context,
  rules: RegistrationRules,
  input: Passwords & AskedInput & { countryDialingCode: string; mobileNum: string },
  brand: BrandSettings,
): Promise<NewCredentials> {
  const { countryDialingCode, mobileNum } = input;
  const number = canonicalMobile(countryDialingCode, mobileNum, brand.countryDialingCodes);
  const username = number.slice(1);
  const hasPassword = asksForPassword(brand.flags, 'mobile');
  const passwordHash = hasPassword
    ? await prepareHash(rules, username, input, brand)
    : await unknownHash(input);
  const paymentPasswordHash = await hashPaymentPassword(rules, input);
  await assertAskedCaptcha(context, rules, input);
  const mobile = await asProven(context, brand, number, { way: 'mobile', proof: input });
  return { username, passwordHash, hasPassword, paymentPasswordHash, ...mobile };
}

async function asProven(
  context: Context,
  brand: BrandSettings,
  number: string | undefined,
  asked: { way: Way; proof: NumberProof },
): Promise<Pick<NewCredentials, 'mobileNumber' | 'saidNumber'>> {
  if (number === undefined) return {};
  const isProven = await proveNumber(context, brand, { mobileNumber: number, ...asked });
  return isProven ? { mobileNumber: number } : { saidNumber: number };
}

async function prepareHash(
  rules: RegistrationRules,
  username: string,
  { password = '', confirmPassword = '', referralCode }: Passwords,
  brand: BrandSettings,
): Promise<string> {
  assertPassword(rules, password, username, brand.name);
  if (password !== confirmPassword) throw new Refusal('passwords_differ');
  assertReferralCode(referralCode);
  return hashPassword(password);
}

/** Of a password nobody knows. Refuses `field_invalid` to one that was not asked for. */
async function unknownHash({ password, referralCode }: Passwords): Promise<string> {
  if (password !== undefined) {
    throw new Refusal('field_invalid', { field: 'password', problem: 'not_asked' });
  }
  assertReferralCode(referralCode);
  return hashPassword(randomBytes(32).toString('base64url'));
}

/** Said before a code is used up; two at once are told apart by the table. */
async function assertFree({ database }: Context, username: string): Promise<void> {
  const { rowCount } = await database.query('SELECT 1 FROM credentials WHERE username = $1', [
    username,
  ]);
  if (rowCount !== 0) throw new Refusal('username_taken');
}

/** Writes credentials and answers the new member's id. Refuses `username_taken`, `mobile_taken`. */
export async function createCredentials(
  transaction: Transaction,
  { username, passwordHash, hasPassword = true, ...given }: NewCredentials,
): Promise<bigint> {
  const { mobileNumber, saidNumber, paymentPasswordHash, isOpenedByOther = false } = given;
  try {
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO credentials
         (member_id, username, password_hash, has_password, payment_password_hash, mobile_number,
          is_first_login, must_change_password, last_login_at)
       VALUES (nextval('member_ids'), $1, $2, $3, $4, $5, $6, $6, CASE WHEN NOT $6 THEN now() END)
       RETURNING member_id AS id`,
      [
        username,
        passwordHash,
        hasPassword,
        paymentPasswordHash ?? null,
        mobileNumber ?? null,
        isOpenedByOther,
      ],
    );
    if (rows[0]) return rows[0].id;
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    // Whoever brings a number chose a name that was free a moment ago.
    const isName = mobileNumber === undefined && saidNumber === undefined;
    throw new Refusal(isName ? 'username_taken' : 'mobile_taken');
  }
  throw new Error('The credentials were not written.');
}

/** The session of who has just registered. */
export async function startFirstSession(
  transaction: Transaction,
  memberId: bigint,
  visitor: Visitor,
): Promise<string> {
  const { token, statement } = newSession(memberId, visitor);
  await sendStatements(transaction, [
    loginStatement({ memberId, way: 'register', isSuccessful: true, visitor }),
    rememberStatement(memberId, visitor.ip),
    statement,
  ]);
  return token;
}
