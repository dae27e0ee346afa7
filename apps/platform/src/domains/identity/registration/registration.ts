/** Making credentials: a user name, or a proven mobile number that becomes the user name. */
import { sqlState, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { BrandSettings } from '#domains/system/brand/brand.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import { canonicalMobile, useCode } from '#domains/identity/contacts/contacts.ts';
import { startSession, type Visitor } from '#domains/identity/identity.ts';
import { noteLogin } from '#domains/identity/login/login.ts';
import {
  assertPassword,
  assertReferralCode,
  canonicalUsername,
  type RegistrationRules,
} from './registration-fields.ts';
import { readPhoneToken } from '#domains/identity/phone/phone.ts';
import { rememberNetwork } from '#domains/identity/step-up/step-up.ts';

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

export type NewCredentials = {
  username: string;
  passwordHash: string;
  /** E.164; absent for who registers by user name. */
  mobileNumber?: string;
};

type Passwords = {
  password: string;
  confirmPassword: string;
  referralCode?: string | undefined;
};

/** What shows that the number is held by who registers: one of the two. */
export type NumberProof = {
  verificationCode?: string | undefined;
  channel?: string | undefined;
  idToken?: string | undefined;
  /** Of the browser, which the token was given to. */
  cookies?: string | undefined;
};

/**
 * Judges the fields of a registration and hashes the password, before any transaction begins.
 * Refuses `username_invalid`, `password_invalid`, `password_too_common`, `passwords_differ`.
 */
export async function prepareCredentials(
  rules: RegistrationRules,
  input: Passwords & { username: string },
  brand: BrandSettings,
): Promise<NewCredentials> {
  const username = canonicalUsername(rules, input.username);
  return { username, passwordHash: await prepareHash(rules, username, input, brand) };
}

/**
 * As `prepareCredentials`, for who proves a number; its digits are the user name, which no chosen
 * one can be: those begin with a letter. The proof is used up last, so that a slip in another
 * field does not cost it. Refuses `mobile_invalid`, `code_wrong`, `code_expired`,
 * `password_invalid`, `password_too_common`, `passwords_differ`, and as `readPhoneToken`.
 */
export async function prepareMobileCredentials(
  context: Context,
  rules: RegistrationRules,
  input: Passwords & NumberProof & { countryDialingCode: string; mobileNum: string },
  brand: BrandSettings,
): Promise<NewCredentials> {
  const { countryDialingCode, mobileNum } = input;
  const mobileNumber = canonicalMobile(countryDialingCode, mobileNum, brand.countryDialingCodes);
  const username = mobileNumber.slice(1);
  const passwordHash = await prepareHash(rules, username, input, brand);
  await useProof(context, brand, mobileNumber, input);
  return { username, passwordHash, mobileNumber };
}

/** Our own code, or the token of the external phone path for the very same number. */
async function useProof(
  context: Context,
  brand: BrandSettings,
  mobileNumber: string,
  { verificationCode: code, channel, idToken, cookies }: NumberProof,
): Promise<void> {
  if (channel !== undefined && idToken !== undefined) {
    const proven = await readPhoneToken(context, brand, { channel, idToken, cookies });
    if (proven.mobileNumber !== mobileNumber) throw new Refusal('phone_token_invalid');
    return proven.use();
  }
  if (code !== undefined) {
    return useCode(context, { purpose: 'register', destination: mobileNumber, code });
  }
  throw new Refusal('invalid_input', {
    fields: [{ field: 'verificationCode', problem: 'required' }],
  });
}

async function prepareHash(
  rules: RegistrationRules,
  username: string,
  input: Passwords,
  brand: BrandSettings,
): Promise<string> {
  assertPassword(rules, input.password, username, brand.name);
  if (input.password !== input.confirmPassword) throw new Refusal('passwords_differ');
  assertReferralCode(input.referralCode);
  return hashPassword(input.password);
}

/** Writes credentials and answers the new member's id. Refuses `username_taken`, `mobile_taken`. */
export async function createCredentials(
  transaction: Transaction,
  { username, passwordHash, mobileNumber }: NewCredentials,
): Promise<bigint> {
  try {
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO credentials
         (member_id, username, password_hash, mobile_number, is_first_login, last_login_at)
       VALUES (nextval('member_ids'), $1, $2, $3, false, now()) RETURNING member_id AS id`,
      [username, passwordHash, mobileNumber ?? null],
    );
    if (rows[0]) return rows[0].id;
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw new Refusal(mobileNumber === undefined ? 'username_taken' : 'mobile_taken');
  }
  throw new Error('The credentials were not written.');
}

/** The session of who has just registered. */
export async function startFirstSession(
  transaction: Transaction,
  memberId: bigint,
  visitor: Visitor,
): Promise<string> {
  await noteLogin(transaction, { memberId, way: 'register', isSuccessful: true, visitor });
  await rememberNetwork(transaction, memberId, visitor.ip);
  return startSession(transaction, memberId, visitor);
}
