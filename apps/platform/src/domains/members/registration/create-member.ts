/** Registration: credentials, member, wallet and first session stand together or not at all. */
import type { Session } from '@bahati/contract/player-site/identity/identity.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Context } from '#platform/context.ts';
import type { Visitor } from '#domains/identity/identity.ts';
import {
  createCredentials,
  type NewCredentials,
  startFirstSession,
} from '#domains/identity/registration/registration.ts';
import type { BrandSettings } from '#domains/system/brand/brand.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { openWallet } from '#domains/wallet/wallet.ts';
import { canonicalAffiliateCode, hasCodeForm, writeAffiliateCode } from './affiliate-codes.ts';
import { holdUpline, type Upline } from './invitation.ts';

/** Where somebody registered, as the site says it. */
export type Origin = { domain?: string | undefined; registerUrl?: string | undefined };

export type NewMember = Origin & {
  nickname: string;
  language: 'en' | 'sw';
  /** yyyy-MM-dd */
  birthday: string;
  ip: string;
  /** As the link had it, whether it counts or not. */
  referralCode?: string | undefined;
  /** What else the brand asks for, by field. */
  details?: ReadonlyMap<string, string>;
};

/**
 * Who registers now, and is logged in. The credentials may be made in another way than by writing
 * them alone. Refuses as `holdUpline`.
 */
export async function createMember(
  { database }: Context,
  { currency }: BrandSettings,
  input: NewMember & Visitor & { upline: Upline | null },
  credentials: NewCredentials,
  makeCredentials = createCredentials,
): Promise<Session> {
  const token = await inTransaction(database, async (transaction) => {
    const upline = input.upline && (await holdUpline(transaction, input.upline));
    const details = new Map(input.details);
    if (credentials.saidNumber) details.set('mobileNum', credentials.saidNumber);
    const memberId = await makeCredentials(transaction, credentials);
    await writeMember(transaction, memberId, { ...input, details, upline, currency });
    return startFirstSession(transaction, memberId, input);
  });
  return { token, userName: credentials.username, firstTimeLogin: true, passwordExpired: false };
}

/**
 * Writes the member of these credentials with the wallet; an agent has a code to invite with from
 * then on, and is offered what the upline's code offers.
 */
export async function writeMember(
  transaction: Transaction,
  memberId: bigint,
  input: NewMember & { currency: Currency; upline: Upline | null },
): Promise<void> {
  const { currency, details, upline } = input;
  await insertMember(transaction, memberId, input);
  if (details && details.size > 0) {
    await transaction.query(
      `INSERT INTO member_details (member_id, field, value)
       SELECT $1, * FROM unnest($2::text[], $3::text[])`,
      [memberId, [...details.keys()], [...details.values()]],
    );
  }
  await openWallet(transaction, memberId, currency);
  await queueReferral(transaction, memberId, input);
  if (!upline || upline.memberType === 0) return;
  await writeAffiliateCode(transaction, { agentId: memberId });
  const { uplineId, offeredTerms } = upline;
  if (offeredTerms.length === 0) return;
  // The agency, on a higher level, hears of it by a job.
  const payload = { agentId: memberId.toString(), uplineId: uplineId.toString(), offeredTerms };
  const key = `first contracts ${memberId}`;
  await queueJob(transaction, 'agency.offer_first_contracts', payload, { key });
}

/** A code that is no agent's may be another member's; the rewards, on a higher level, look. */
async function queueReferral(
  transaction: Transaction,
  memberId: bigint,
  { referralCode, upline }: Pick<NewMember, 'referralCode'> & { upline: Upline | null },
): Promise<void> {
  const code = canonicalAffiliateCode(referralCode ?? '');
  if (upline || !hasCodeForm(code)) return;
  const payload = { memberId: memberId.toString(), code };
  await queueJob(transaction, 'rewards.note_referral', payload, { key: `referral ${memberId}` });
}

async function insertMember(
  transaction: Transaction,
  memberId: bigint,
  input: NewMember & { currency: Currency; upline: Upline | null },
): Promise<void> {
  const { nickname, currency, language, birthday, ip, referralCode, upline } = input;
  await transaction.query(
    `INSERT INTO members
       (id, nickname, type, currency, language, birthday, registered_ip, referral_code,
        upline_id, affiliate_code, registered_domain, registered_url)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      memberId,
      nickname,
      upline?.memberType ?? 0,
      currency,
      language,
      birthday,
      ip,
      referralCode ?? null,
      upline?.uplineId ?? null,
      upline?.affiliateCode ?? null,
      input.domain ?? null,
      input.registerUrl ?? null,
    ],
  );
}
