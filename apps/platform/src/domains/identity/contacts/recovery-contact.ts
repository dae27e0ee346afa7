/**
 * The way back by a bound contact: a code sent there, and the login password, so that neither a
 * thief of the phone nor one of the session gets by.
 */
import type { RecoveryWay } from '@bahati/contract/player-site/identity/recovery.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { maskedEmail, maskedMobile } from '@bahati/server-kit/privacy/masked-contact.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { isOwnPassword } from '#domains/identity/identity.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { issueCode, useCode } from './verification-codes.ts';

/** What is set anew; a code for one opens not the other. */
export type LostSecret = 'payment_password' | 'authenticator';

type Contact = { destination: string; readyAt: Date | null };
type Contacts = Record<RecoveryWay, Contact | null>;

const hourMs = 3_600_000;

/**
 * Contacts bound a moment ago prove nothing: whoever stole session and password would bind his
 * own first. They count after the cool-down of payouts.
 */
async function readContacts(
  { config, now }: Context,
  database: Database | Transaction,
  memberId: bigint,
): Promise<Contacts> {
  const { payoutCooldownHours } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<{
    mobile: string | null;
    email: string | null;
    mobileBoundAt: Date | null;
    emailBoundAt: Date | null;
  }>(
    `SELECT mobile_number AS mobile, email, mobile_bound_at AS "mobileBoundAt",
            email_bound_at AS "emailBoundAt"
       FROM credentials WHERE member_id = $1`,
    [memberId],
  );
  const [row] = rows;
  if (!row) throw new Error('The member has no credentials.');
  const contact = (destination: string | null, boundAt: Date | null) => {
    if (destination === null) return null;
    const readyMs = (boundAt?.getTime() ?? 0) + payoutCooldownHours * hourMs;
    const isReady = boundAt === null || readyMs <= now().getTime();
    return { destination, readyAt: isReady ? null : new Date(readyMs) };
  };
  return {
    sms: contact(row.mobile, row.mobileBoundAt),
    email: contact(row.email, row.emailBoundAt),
  };
}

/** Where a code can be sent, masked, and from when on. */
export async function readRecoveryWays(context: Context, { memberId }: MemberActor) {
  const { sms, email } = await readContacts(context, context.database, memberId);
  const value = (way: RecoveryWay, contact: Contact | null) =>
    contact === null
      ? []
      : [
          {
            way,
            to: (way === 'sms' ? maskedMobile : maskedEmail)(contact.destination),
            readyAt: contact.readyAt?.toISOString() ?? null,
          },
        ];
  return [...value('sms', sms), ...value('email', email)];
}

async function destinationOf(
  context: Context,
  memberId: bigint,
  way: RecoveryWay,
): Promise<string> {
  const contact = (await readContacts(context, context.database, memberId))[way];
  if (contact === null) throw new Refusal('way_not_bound');
  if (contact.readyAt !== null) {
    throw new Refusal('contact_too_new', { readyAt: contact.readyAt.toISOString() });
  }
  return contact.destination;
}

/**
 * Sends a code to what is bound. Refuses `password_wrong`, `way_not_bound`, `contact_too_new`,
 * `too_many_codes`, `sms_quota_exceeded`, and `too_many_requests` to who guesses.
 */
export async function sendRecoveryCode(
  context: Context,
  { memberId }: MemberActor,
  purpose: LostSecret,
  { way, password, language, ip }: CodeAsked,
): Promise<{ expiredMinutes: number }> {
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  const destination = await destinationOf(context, memberId, way);
  const code = { purpose, channel: way, destination, memberId, ip, language } as const;
  return issueCode(context, { ...code, isSent: true });
}

export type CodeAsked = {
  way: RecoveryWay;
  password: string;
  language: 'en' | 'sw';
  ip: string;
};

export type RecoveryProof = { way: RecoveryWay; password: string; code: string };

/**
 * Uses up the code. Refuses `password_wrong`, `way_not_bound`, `contact_too_new`, `code_wrong`,
 * `code_expired`, and `too_many_requests` to who guesses.
 */
export async function proveRecovery(
  context: Context,
  memberId: bigint,
  purpose: LostSecret,
  { way, password, code }: RecoveryProof,
): Promise<void> {
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  const destination = await destinationOf(context, memberId, way);
  await useCode(context, { purpose, destination, memberId, code });
}
