/** Logging in with the identity token of the external phone path (spec §3, §8). */
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import type { PhoneProof } from '@bahati/contract/player-site/identity/phone-auth.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { type BrandSettings, readBrand } from '#domains/system/brand/brand.ts';
import { endAttempt } from '#domains/system/throttle/throttle.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import { type Credentials, type Gate, openSession, refusalTo } from './log-in.ts';
import { findByMobile } from './log-in-by-code.ts';
import { noteLogin } from './login-attempts.ts';
import { countLoginByCode } from './login-throttle.ts';
import { readPhoneToken } from '#domains/identity/phone/phone.ts';

export type LogInByPhoneInput = Visitor &
  PhoneProof & { cookies: string | undefined; gate?: Gate | undefined };

/**
 * Refuses as `readPhoneToken`; `phone_not_bound`, `member_blocked` and the gate's refusal, but
 * only to who holds the number; `too_many_requests`. A token that finds nobody stays good to
 * register with, and the number it proves is told beside.
 */
export async function logInByPhone(context: Context, input: LogInByPhoneInput): Promise<Session> {
  const { database, config } = context;
  const counted = await countLoginByCode(context, input.ip);
  const brand = await readBrand(database, config.BRAND);
  let found: Credentials | undefined;
  try {
    const proven = await readPhoneToken(context, brand, input);
    found = await findByMobile(context, proven.mobileNumber);
    if (!found) throw new Refusal('phone_not_bound', splitNumber(brand, proven.mobileNumber));
    await proven.use();
    const refusal = await refusalTo(found, input.gate);
    if (refusal !== null) throw new Refusal(refusal);
  } catch (error) {
    if (error instanceof Refusal) {
      countEvent('login_failed');
      const memberId = found?.memberId ?? null;
      await noteLogin(database, { memberId, way: 'phone', isSuccessful: false, visitor: input });
    }
    throw error;
  }
  const credentials = found;
  return inTransaction(database, async (transaction) => {
    await endAttempt(transaction, counted, { isWrong: false });
    return openSession(transaction, credentials, 'phone', input);
  });
}

/** As a form that registers has it: a country's code of the brand, and the digits after it. */
function splitNumber({ countryDialingCodes }: BrandSettings, mobileNumber: string) {
  const countryDialingCode =
    countryDialingCodes.find((code) => mobileNumber.startsWith(code)) ?? '';
  return { countryDialingCode, mobileNum: mobileNumber.slice(countryDialingCode.length) };
}
