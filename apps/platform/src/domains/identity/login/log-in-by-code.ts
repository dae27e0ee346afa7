/** Logging in by a code sent to a bound number; nobody without the code learns whose it is. */
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { assertOffered, readBrand } from '#domains/system/brand/brand.ts';
import { endAttempt } from '#domains/system/throttle/throttle.ts';
import { canonicalMobile, useCode } from '#domains/identity/contacts/contacts.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import {
  type Credentials,
  credentialColumns,
  type Gate,
  openSession,
  refusalTo,
} from './log-in.ts';
import { noteLogin } from './login-attempts.ts';
import { countLoginByCode } from './login-throttle.ts';

export type LogInByCodeInput = Visitor & {
  mobileNum: string;
  countryDialingCode: string;
  verificationCode: string;
  gate?: Gate | undefined;
};

/**
 * Refuses `function_not_enabled`, `mobile_invalid`; `code_wrong` and `code_expired`, alike for unknown numbers;
 * `member_blocked` and the gate's refusal, but only to who has the code; `too_many_requests`.
 */
export async function logInByCode(context: Context, input: LogInByCodeInput): Promise<Session> {
  const { database, config } = context;
  const brand = await readBrand(database, config.BRAND);
  assertOffered(brand, 'mobileCodeLogin');
  const counted = await countLoginByCode(context, input.ip);
  const { countryDialingCode, mobileNum, verificationCode: code } = input;
  const destination = canonicalMobile(countryDialingCode, mobileNum, brand.countryDialingCodes);
  const found = await findByMobile(context, destination);
  try {
    await useCode(context, { purpose: 'login', destination, code });
    // A code guessed for a number nobody bound opens nothing.
    if (!found) throw new Refusal('code_wrong');
    const refusal = await refusalTo(found, input.gate);
    if (refusal !== null) throw new Refusal(refusal);
  } catch (error) {
    if (error instanceof Refusal) {
      countEvent('login_failed');
      const memberId = found?.memberId ?? null;
      await noteLogin(database, { memberId, way: 'sms', isSuccessful: false, visitor: input });
    }
    throw error;
  }
  return inTransaction(database, async (transaction) => {
    await endAttempt(transaction, counted, { isWrong: false });
    return openSession(transaction, found, 'sms', input);
  });
}

/** Who has bound this number. */
export async function findByMobile(
  { database }: Context,
  mobileNumber: string,
): Promise<Credentials | undefined> {
  const { rows } = await database.query<Credentials>(
    `SELECT ${credentialColumns} FROM credentials WHERE mobile_number = $1`,
    [mobileNumber],
  );
  return rows[0];
}
