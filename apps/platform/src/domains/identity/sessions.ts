/** Login sessions, and the passwords that prove a person. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { sendStatements, type Statement } from '@bahati/server-kit/statement-group.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { endAttempt, judgeAttempt } from '#domains/system/throttle/throttle.ts';
import { announceEndedSessions } from '#domains/system/live/live.ts';
import { forgetDeviceOf, forgetDevices } from './forget-devices.ts';
import { newToken } from '@bahati/server-kit/secrets/tokens.ts';
import { hashPassword, isPasswordRight } from '@bahati/server-kit/passwords/passwords.ts';
import { maskedEmail, maskedMobile } from '@bahati/server-kit/privacy/masked-contact.ts';

/** True of a row `sessions` that may still be used. The database's clock decides for all. */
export const sessionIsAlive = `sessions.ended_at IS NULL
  AND sessions.last_seen_at > now() - interval '30 minutes'
  AND sessions.created_at > now() - interval '24 hours'`;

export type Visitor = {
  ip: string;
  userAgent: string | undefined;
  /** The hash of the browser's mark (device-mark.ts). */
  device?: Buffer | undefined;
};

/** What a session has to do before its token opens anything, and what it came from. */
type Beginning = {
  /** It is proven once more (step-up.ts). */
  needsStepUp?: boolean;
  /** The password it began with has expired. */
  needsPasswordChange?: boolean;
  /** The device that stays logged in, where it began by that. */
  rememberedDeviceId?: bigint;
};

/** A session to be written by this statement; the token is known to the client alone. */
export function newSession(
  memberId: bigint,
  visitor: Visitor,
  { needsStepUp = false, needsPasswordChange = false, rememberedDeviceId }: Beginning = {},
): { token: string; statement: Statement } {
  const { token, hash } = newToken('m');
  const statement = {
    name: 'identity-session',
    text: `INSERT INTO sessions (token_hash, member_id, ip, user_agent, needs_step_up, device_hash,
             needs_password_change, remembered_device_id, active_at, locked_at, wrong_unlocks)
           SELECT $1, $2, $3, $4, $5, $6, $7, $8,
                  coalesce(d.active_at, now()), d.locked_at, coalesce(d.wrong_unlocks, 0)
             FROM (SELECT $8::bigint AS id) AS asked LEFT JOIN remembered_devices d USING (id)`,
    values: [
      hash,
      memberId,
      visitor.ip,
      visitor.userAgent?.slice(0, 200) ?? null,
      needsStepUp,
      visitor.device ?? null,
      needsPasswordChange,
      rememberedDeviceId ?? null,
    ],
  };
  return { token, statement };
}

/** Starts a session and answers its token. */
export async function startSession(
  transaction: Transaction,
  ...about: Parameters<typeof newSession>
): Promise<string> {
  const { token, statement } = newSession(...about);
  await sendStatements(transaction, [statement]);
  return token;
}

/**
 * Says that these sessions are in use; written at most once a minute for each. One that somebody
 * else is writing just now waits for its next use.
 */
export async function touchSessions(
  database: Database | Transaction,
  sessionIds: readonly bigint[],
): Promise<void> {
  await database.query(
    `UPDATE sessions SET last_seen_at = now() WHERE id IN (
       SELECT id FROM sessions
        WHERE id = ANY($1::bigint[]) AND ended_at IS NULL
          AND last_seen_at BETWEEN now() - interval '30 minutes' AND now() - interval '1 minute'
        ORDER BY id FOR UPDATE SKIP LOCKED)`,
    [sessionIds],
  );
}

/**
 * Ends one session, and where its device stays logged in that and all the device's sessions; every
 * process drops their live connections once this commits.
 */
export async function endSession(
  transaction: Transaction,
  memberId: bigint,
  sessionId: bigint,
): Promise<void> {
  const deviceId = await forgetDeviceOf(transaction, sessionId);
  const { rows } = await transaction.query<{ id: bigint }>(
    `UPDATE sessions SET ended_at = now()
      WHERE (id = $1 OR remembered_device_id = $2) AND member_id = $3 AND ended_at IS NULL
      RETURNING id`,
    [sessionId, deviceId, memberId],
  );
  await announceEndedSessions(
    transaction,
    memberId,
    rows.map((row) => row.id),
  );
}

/**
 * Ends every session of a member: a ban, an exclusion, a changed password; and no device stays
 * logged in. The session from which it is asked may stay, and its device too. Answers how many
 * could still be used.
 */
export async function endSessions(
  transaction: Transaction,
  memberId: bigint,
  options: { exceptId?: bigint; keepsDevice?: boolean } = {},
): Promise<number> {
  // Devices first: a tab that comes back by one meanwhile is waited for, and its session ends too.
  const keptId = await forgetDevices(
    transaction,
    memberId,
    options.keepsDevice ? options.exceptId : undefined,
  );
  const { rows } = await transaction.query<{ id: bigint; wasAlive: boolean }>(
    `UPDATE sessions SET ended_at = now()
      WHERE member_id = $1 AND ended_at IS NULL AND created_at > now() - interval '24 hours'
        AND id IS DISTINCT FROM $2
        AND ($3::bigint IS NULL OR remembered_device_id IS DISTINCT FROM $3)
      RETURNING id, last_seen_at > now() - interval '30 minutes' AS "wasAlive"`,
    [memberId, options.exceptId ?? null, keptId],
  );
  await announceEndedSessions(
    transaction,
    memberId,
    rows.map((row) => row.id),
  );
  return rows.filter(({ wasAlive }) => wasAlive).length;
}

/**
 * Bans or readmits a member at login, `isClosed` where he closed the account himself; ending what is
 * open is the caller's next line.
 */
export async function setLoginBlocked(
  transaction: Transaction,
  memberId: bigint,
  isBlocked: boolean,
  isClosed = false,
): Promise<void> {
  await transaction.query(
    'UPDATE credentials SET is_login_blocked = $2, is_closed = $3 WHERE member_id = $1',
    [memberId, isBlocked, isClosed],
  );
}

/** What members have bound, masked, for lists of other domains. */
export async function readMaskedContacts(
  database: Database,
  memberIds: readonly bigint[],
): Promise<Map<bigint, { mobile: string | null; email: string | null }>> {
  const { rows } = await database.query<{
    id: bigint;
    mobile: string | null;
    email: string | null;
  }>(
    `SELECT member_id AS id, mobile_number AS mobile, email FROM credentials
      WHERE member_id = ANY($1::bigint[])`,
    [memberIds],
  );
  return new Map(
    rows.map(({ id, mobile, email }) => [
      id,
      { mobile: mobile && maskedMobile(mobile), email: email && maskedEmail(email) },
    ]),
  );
}

/** Attempts at one member's own secret: 5, then 15 minutes of rest. */
function secretThrottle(kind: 'password' | 'payment_password', memberId: bigint) {
  return {
    subject: `${kind} ${memberId}`,
    freeAttempts: 5,
    windowSeconds: 900,
    firstDelaySeconds: 900,
    longestDelaySeconds: 900,
  };
}

/** Is this the member's own login password? Refuses `too_many_requests`. */
export async function isOwnPassword(
  context: Context,
  memberId: bigint,
  password: string,
): Promise<boolean> {
  return isOwnSecret(context, memberId, 'password', password);
}

/**
 * Refuses `payment_password_not_set`, `payment_password_wrong`, and `too_many_requests` after
 * five wrong ones.
 */
export async function assertPaymentPassword(
  context: Context,
  memberId: bigint,
  paymentPassword: string,
): Promise<void> {
  if (!(await hasPaymentPassword(context.database, memberId))) {
    throw new Refusal('payment_password_not_set');
  }
  const isRight = await isOwnSecret(context, memberId, 'payment_password', paymentPassword);
  if (!isRight) throw new Refusal('payment_password_wrong');
}

async function isOwnSecret(
  { database }: Context,
  memberId: bigint,
  kind: 'password' | 'payment_password',
  secret: string,
): Promise<boolean> {
  return judgeAttempt(database, secretThrottle(kind, memberId), async () => {
    const { rows } = await database.query<{ hash: string | null }>(
      `SELECT ${kind}_hash AS hash FROM credentials WHERE member_id = $1`,
      [memberId],
    );
    return isPasswordRight(rows[0]?.hash, secret);
  });
}

export async function hasPaymentPassword(
  database: Database | Transaction,
  memberId: bigint,
): Promise<boolean> {
  const { rows } = await database.query(
    `SELECT 1 FROM credentials WHERE member_id = $1 AND payment_password_hash IS NOT NULL`,
    [memberId],
  );
  return rows.length > 0;
}

/**
 * Sets the payment password where there is none; false when there is one. After staff took one
 * away, payouts are held back from now on.
 */
export async function setFirstPaymentPassword(
  { database, config, now }: Context,
  memberId: bigint,
  paymentPassword: string,
): Promise<boolean> {
  const { payoutCooldownHours } = await readBrand(database, config.BRAND);
  const { rowCount } = await database.query(
    `UPDATE credentials
        SET payment_password_hash = $2, payment_password_reset_at = NULL,
            payouts_held_until = CASE WHEN payment_password_reset_at IS NULL
              THEN payouts_held_until
              ELSE greatest(payouts_held_until, $3::timestamptz + make_interval(hours => $4)) END
      WHERE member_id = $1 AND payment_password_hash IS NULL`,
    [memberId, await hashPassword(paymentPassword), now(), payoutCooldownHours],
  );
  return rowCount === 1;
}

/** Takes a lost one away, for its member to set another. False: there is none. */
export async function dropPaymentPassword(
  transaction: Transaction,
  memberId: bigint,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `UPDATE credentials SET payment_password_hash = NULL, payment_password_reset_at = now()
      WHERE member_id = $1 AND payment_password_hash IS NOT NULL`,
    [memberId],
  );
  return rowCount === 1;
}

/** Wrong ones that were typed before it became another count no longer. */
export async function forgivePaymentPassword(
  transaction: Transaction,
  memberId: bigint,
): Promise<void> {
  const forgiven = [secretThrottle('payment_password', memberId).subject];
  await endAttempt(transaction, [], { isWrong: false, forgiven });
}
