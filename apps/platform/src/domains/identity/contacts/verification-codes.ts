/**
 * Six-digit codes that prove a number or an address (reliability A2, A3): one purpose, one
 * destination, one use, five tries, and a few minutes (code-minutes.ts). Asking is limited by destination, by the network
 * asked from (the column ip) and by the operator's day, alike for known and unknown destinations.
 */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { assertSmsQuota, sendMessage } from '#domains/messaging/messaging.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';

export type CodePurpose =
  | 'login'
  | 'register'
  | 'password'
  | 'bind'
  | 'step_up'
  | 'payment_password'
  | 'authenticator';

export type CodeRequest = {
  purpose: CodePurpose;
  channel: 'sms' | 'email';
  /** In its canonical form. */
  destination: string;
  /** Whom a code to bind with is for. */
  memberId?: bigint;
  ip: string;
  language: 'en' | 'sw';
  /** False: nothing leaves the operator, but limits and answer are the same. */
  isSent: boolean;
  /** True: who asks has not shown to be a person, and must after some codes. */
  needsCaptcha?: boolean;
};

type Limit = { by: 'destination' | 'ip'; seconds: number; most: number; wait: number };

/** One a minute and five an hour to a number, twenty an hour from an address; then 5 minutes. */
const limits: readonly Limit[] = [
  { by: 'destination', seconds: 60, most: 1, wait: 60 },
  { by: 'destination', seconds: 3_600, most: 5, wait: 300 },
  { by: 'ip', seconds: 3_600, most: 20, wait: 300 },
];

/**
 * Issues and sends a code. Refuses `too_many_codes` with `retryAfterSeconds`,
 * `sms_quota_exceeded`, and `captcha_required` with `needsCaptcha`.
 */
export async function issueCode(
  context: Context,
  request: CodeRequest,
): Promise<{ expiredMinutes: number }> {
  const { purpose, channel, destination, memberId, language, isSent } = request;
  const network = clientNetwork(request.ip);
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  await inTransaction(context.database, async (transaction) => {
    for (const subject of [destination, network]) {
      await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `codes ${subject}`,
      ]);
    }
    await assertHuman(context, transaction, request);
    for (const limit of limits) await assertWithin(context, transaction, limit, request);
    await transaction.query(
      `INSERT INTO verification_codes
         (purpose, destination, member_id, code_hash, ip, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [purpose, destination, memberId ?? null, hashOf(destination, code), network, codeMinutes],
    );
    if (channel === 'sms') await assertSmsQuota(context, transaction);
    // What is not sent is written and taken back: the time of the answer tells nothing either.
    await transaction.query('SAVEPOINT unsent');
    const message = { purpose: `${purpose}_code` as const, code };
    const letter = { ...message, channel, recipient: destination, language };
    await sendMessage(context, transaction, letter);
    await transaction.query(isSent ? 'RELEASE SAVEPOINT unsent' : 'ROLLBACK TO SAVEPOINT unsent');
  });
  return { expiredMinutes: codeMinutes };
}

/** Three codes in half an hour without a picture, by the address they are asked from. */
async function assertHuman(
  { config }: Context,
  transaction: Transaction,
  { ip, needsCaptcha = false }: CodeRequest,
): Promise<void> {
  if (!needsCaptcha) return;
  const allowed = Math.ceil(3 * config.RATE_LIMIT_FACTOR);
  const { rowCount } = await transaction.query(
    `SELECT 1 FROM verification_codes
      WHERE ip = $1 AND created_at > clock_timestamp() - interval '30 minutes' LIMIT $2`,
    [clientNetwork(ip), allowed],
  );
  if ((rowCount ?? 0) >= allowed) throw new Refusal('captcha_required', { captcha: true });
}

async function assertWithin(
  { config }: Context,
  transaction: Transaction,
  { by, seconds, most, wait }: Limit,
  request: CodeRequest,
): Promise<void> {
  const { rows } = await transaction.query<{ count: number; since: number | null }>(
    `SELECT count(*)::int AS count,
            extract(epoch FROM clock_timestamp() - max(created_at))::float8 AS since
       FROM verification_codes
      WHERE ${by} = $1 AND created_at > clock_timestamp() - make_interval(secs => $2)`,
    [by === 'ip' ? clientNetwork(request.ip) : request.destination, seconds],
  );
  const { count = 0, since = null } = rows[0] ?? {};
  const allowed = by === 'ip' ? Math.ceil(most * config.RATE_LIMIT_FACTOR) : most;
  if (count < allowed) return;
  const left = wait === seconds ? seconds - (since ?? 0) : wait;
  const retryAfterSeconds = Math.max(1, Math.ceil(left));
  throw new Refusal('too_many_codes', { retryAfterSeconds });
}

/**
 * Uses up the newest code of this purpose and destination. A try counts whatever becomes of the
 * caller. Refuses `code_wrong`; `code_expired` when it is too old, used or tried too often.
 */
export async function useCode(
  { database }: Context,
  proof: { purpose: CodePurpose; destination: string; memberId?: bigint; code: string },
): Promise<void> {
  const { purpose, destination, memberId, code } = proof;
  const { rows } = await database.query<{ id: bigint; hash: Buffer }>(
    `UPDATE verification_codes SET tries = tries + 1
      WHERE id = (SELECT id FROM verification_codes
                   WHERE destination = $1 AND purpose = $2 AND member_id IS NOT DISTINCT FROM $3
                   ORDER BY id DESC LIMIT 1)
        AND used_at IS NULL AND tries < 5 AND expires_at > now()
      RETURNING id, code_hash AS hash`,
    [destination, purpose, memberId ?? null],
  );
  const found = rows[0];
  if (!found) throw new Refusal('code_expired');
  if (!timingSafeEqual(found.hash, hashOf(destination, code))) throw new Refusal('code_wrong');
  const used = await database.query(
    'UPDATE verification_codes SET used_at = now() WHERE id = $1 AND used_at IS NULL',
    [found.id],
  );
  if (used.rowCount !== 1) throw new Refusal('code_expired');
}

/** Removes codes that no limit looks at any more. */
export async function dropOldCodes({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM verification_codes WHERE id IN (
       SELECT id FROM verification_codes WHERE created_at < now() - interval '1 day'
        ORDER BY created_at LIMIT 20000)`,
  );
}

function hashOf(destination: string, code: string): Buffer {
  return createHash('sha256').update(`${destination} ${code}`).digest();
}
