/** Registration: credentials, member, wallet and first session stand together or not at all. */
import type { Session } from '@bahati/contract/player-site/identity.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import {
  createCredentials,
  startSession,
  prepareCredentials,
  type Visitor,
} from '#domains/identity/identity.ts';
import { readBrand } from '#domains/system/brand.ts';
import { openWallet } from '#domains/wallet/wallet.ts';
import { isOldEnough } from './members.rules.ts';

export type RegisterInput = Visitor & {
  username: string;
  password: string;
  confirmPassword: string;
  /** yyyy-MM-dd */
  birthday: string;
  referralCode?: string | undefined;
  language: 'en' | 'sw';
};

/**
 * Refuses `username_invalid`, `username_taken`, `password_invalid`, `password_too_common`,
 * `passwords_differ`, `under_age`.
 */
export async function registerMember(context: Context, input: RegisterInput): Promise<Session> {
  const { database } = context;
  const brand = await readBrand(database, context.config.BRAND);
  if (!isOldEnough(input.birthday, brand.minimumAge, brand.timeZone, context.now())) {
    throw new Refusal('under_age', { minimumAge: brand.minimumAge });
  }
  const credentials = await prepareCredentials({ referralCode: undefined, ...input });
  const token = await inTransaction(database, async (transaction) => {
    const memberId = await createCredentials(transaction, credentials);
    await transaction.query(
      `INSERT INTO members
         (id, nickname, currency, language, birthday, referral_code, registered_ip)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        memberId,
        input.username,
        brand.currency,
        input.language,
        input.birthday,
        input.referralCode ?? null,
        input.ip,
      ],
    );
    await openWallet(transaction, memberId, brand.currency);
    return startSession(transaction, memberId, input);
  });
  return { token, userName: credentials.username, firstTimeLogin: true, passwordExpired: false };
}
