/** The member's authenticator: bound by a code it shows, a factor from then on. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { judgeAttempt } from '#domains/system/throttle/throttle.ts';
import { codeStep, newAuthenticator } from '@bahati/server-kit/secrets/totp.ts';
import {
  type CodeAsked,
  proveRecovery,
  type RecoveryProof,
  sendRecoveryCode,
  tellAccountChange,
} from '#domains/identity/contacts/contacts.ts';
import { endSessions, isOwnPassword } from '#domains/identity/identity.ts';
import { holdPayouts } from '#domains/identity/payout-accounts/payout-accounts.ts';
import { dropRecoveryCodes, makeRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { secondFactorThrottle } from './second-factor-throttle.ts';

export async function hasAuthenticator(
  { database }: { database: Database | Transaction },
  memberId: bigint,
): Promise<boolean> {
  const { rows } = await database.query(
    'SELECT 1 FROM authenticators WHERE member_id = $1 AND confirmed_at IS NOT NULL',
    [memberId],
  );
  return rows.length > 0;
}

/** A new secret in place of one that was never confirmed. Refuses `password_wrong`, `authenticator_already_bound`. */
export async function startAuthenticator(
  context: Context,
  { memberId, username }: MemberActor,
  password: string,
): Promise<{ secret: string; uri: string }> {
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  const { name } = await readBrand(context.database, context.config.BRAND);
  const fresh = newAuthenticator({ issuer: name, account: username });
  const { rowCount } = await context.database.query(
    `INSERT INTO authenticators (member_id, secret) VALUES ($1, $2)
     ON CONFLICT (member_id) DO UPDATE SET secret = $2, started_at = now(), last_step = 0
      WHERE authenticators.confirmed_at IS NULL`,
    [memberId, fresh.secret],
  );
  if (rowCount !== 1) throw new Refusal('authenticator_already_bound');
  return fresh;
}

/**
 * Answers the recovery codes, which are shown this once. Refuses `authenticator_not_started`,
 * `authenticator_already_bound`, `code_wrong`.
 */
export async function bindAuthenticator(
  context: Context,
  actor: MemberActor,
  code: string,
  ip: string,
): Promise<string[]> {
  const { memberId, username } = actor;
  const { rows } = await context.database.query<{ isBound: boolean }>(
    `SELECT confirmed_at IS NOT NULL AS "isBound" FROM authenticators
      WHERE member_id = $1 AND (confirmed_at IS NOT NULL OR started_at > now() - interval '1 hour')`,
    [memberId],
  );
  if (!rows[0]) throw new Refusal('authenticator_not_started');
  if (rows[0].isBound) throw new Refusal('authenticator_already_bound');
  if (!(await takeAuthenticatorCode(context, memberId, code))) throw new Refusal('code_wrong');
  return inTransaction(context.database, async (transaction) => {
    const { rowCount } = await transaction.query(
      'UPDATE authenticators SET confirmed_at = $2 WHERE member_id = $1 AND confirmed_at IS NULL',
      [memberId, context.now()],
    );
    if (rowCount !== 1) throw new Refusal('authenticator_already_bound');
    const codes = await makeRecoveryCodes(transaction, memberId);
    const change = { event: 'authenticator_bound', holdsPayouts: false } as const;
    await tellAccountChange(context, transaction, actor, change);
    await recordAudit(transaction, {
      actor: username,
      action: 'member.authenticator_bound',
      subject: `member:${memberId}`,
      ip,
    });
    return codes;
  });
}

type Proof = { password: string; code: string };

/** By a code of it or a recovery code. Refuses `password_wrong`, `code_wrong`, `authenticator_not_bound`. */
export async function removeAuthenticator(
  context: Context,
  actor: MemberActor,
  { password, code }: Proof,
  ip: string,
): Promise<void> {
  const { memberId } = actor;
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  if (!(await hasAuthenticator(context, memberId))) throw new Refusal('authenticator_not_bound');
  const take = /^\d{6}$/.test(code) ? takeAuthenticatorCode : takeRecoveryCode;
  if (!(await take(context, memberId, code))) throw new Refusal('code_wrong');
  const way = take === takeRecoveryCode ? 'recovery_code' : 'authenticator';
  await inTransaction(context.database, (transaction) =>
    forgetAuthenticator(context, transaction, actor, { by: actor.username, way, ip }),
  );
}

/** Refuses `authenticator_not_bound`, and as sending any code of recovery. */
export async function sendLostAuthenticatorCode(
  context: Context,
  actor: MemberActor,
  asked: CodeAsked,
): Promise<{ expiredMinutes: number }> {
  if (!(await hasAuthenticator(context, actor.memberId))) {
    throw new Refusal('authenticator_not_bound');
  }
  return sendRecoveryCode(context, actor, 'authenticator', asked);
}

/**
 * Removes a lost one: payouts are held back and every other session ends. Refuses
 * `authenticator_not_bound`, and as proving any recovery.
 */
export async function removeLostAuthenticator(
  context: Context,
  actor: MemberActor,
  proof: RecoveryProof,
  ip: string,
): Promise<{ payoutsHeldUntil: string }> {
  const { memberId, sessionId, username } = actor;
  if (!(await hasAuthenticator(context, memberId))) throw new Refusal('authenticator_not_bound');
  await proveRecovery(context, memberId, 'authenticator', proof);
  return inTransaction(context.database, async (transaction) => {
    const heldUntil = await holdPayouts(context, transaction, memberId);
    const removal = { by: username, way: proof.way, ip, holdsPayouts: true };
    await forgetAuthenticator(context, transaction, actor, removal);
    await endSessions(transaction, memberId, { exceptId: sessionId });
    return { payoutsHeldUntil: heldUntil.toISOString() };
  });
}

type Removal = { by: string; way: string; ip: string; holdsPayouts?: boolean; reason?: string };

/** Removes it with its recovery codes, tells its member, and notes it. */
export async function forgetAuthenticator(
  context: Pick<Context, 'config'>,
  transaction: Transaction,
  member: { memberId: bigint; language: 'en' | 'sw' },
  { by, way, ip, reason, holdsPayouts = false }: Removal,
): Promise<void> {
  const { memberId } = member;
  const { rowCount } = await transaction.query(
    'DELETE FROM authenticators WHERE member_id = $1 AND confirmed_at IS NOT NULL',
    [memberId],
  );
  if (rowCount !== 1) throw new Refusal('authenticator_not_bound');
  await dropRecoveryCodes(transaction, memberId);
  const event = 'authenticator_removed';
  await tellAccountChange(context, transaction, member, { event, holdsPayouts });
  await recordAudit(transaction, {
    actor: by,
    action: 'member.authenticator_removed',
    subject: `member:${memberId}`,
    after: { way },
    ...(reason === undefined ? {} : { reason }),
    ip,
  });
}

/** Ten new recovery codes. Refuses `password_wrong`, `code_wrong`, `authenticator_not_bound`. */
export async function renewRecoveryCodes(
  context: Context,
  actor: MemberActor,
  { password, code }: Proof,
  ip: string,
): Promise<string[]> {
  const { memberId, username } = actor;
  if (!(await isOwnPassword(context, memberId, password))) throw new Refusal('password_wrong');
  if (!(await hasAuthenticator(context, memberId))) throw new Refusal('authenticator_not_bound');
  if (!(await takeAuthenticatorCode(context, memberId, code))) throw new Refusal('code_wrong');
  return inTransaction(context.database, async (transaction) => {
    await lockAuthenticator(transaction, memberId);
    const codes = await makeRecoveryCodes(transaction, memberId);
    const change = { event: 'recovery_codes_renewed', holdsPayouts: false } as const;
    await tellAccountChange(context, transaction, actor, change);
    await recordAudit(transaction, {
      actor: username,
      action: 'member.recovery_codes_renewed',
      subject: `member:${memberId}`,
      ip,
    });
    return codes;
  });
}

/** Removed meanwhile, there is nothing to make codes for. Refuses `authenticator_not_bound`. */
async function lockAuthenticator(transaction: Transaction, memberId: bigint): Promise<void> {
  const { rowCount } = await transaction.query(
    'SELECT 1 FROM authenticators WHERE member_id = $1 AND confirmed_at IS NOT NULL FOR UPDATE',
    [memberId],
  );
  if (rowCount !== 1) throw new Refusal('authenticator_not_bound');
}

/**
 * Whether it was set up longer ago than the cool-down of payouts: a thief of password and session
 * could set one up just now. Undefined: there is none.
 */
export async function isAuthenticatorSettled(
  { database, config, now }: Context,
  memberId: bigint,
): Promise<boolean | undefined> {
  const { payoutCooldownHours } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<{ isSettled: boolean }>(
    `SELECT confirmed_at <= $2::timestamptz - make_interval(hours => $3) AS "isSettled"
       FROM authenticators WHERE member_id = $1 AND confirmed_at IS NOT NULL`,
    [memberId, now(), payoutCooldownHours],
  );
  return rows[0]?.isSettled;
}

/**
 * Is this the code the authenticator shows, and not one that was used? Five attempts in 15 minutes;
 * then refuses `too_many_requests`.
 */
export async function takeAuthenticatorCode(
  { database, now }: Context,
  memberId: bigint,
  code: string,
): Promise<boolean> {
  return judgeAttempt(database, secondFactorThrottle(memberId), async () => {
    const { rows } = await database.query<{ secret: string }>(
      'SELECT secret FROM authenticators WHERE member_id = $1',
      [memberId],
    );
    const step = codeStep(rows[0]?.secret, code, now());
    if (step === undefined) return false;
    const { rowCount } = await database.query(
      'UPDATE authenticators SET last_step = $2 WHERE member_id = $1 AND last_step < $2',
      [memberId, step],
    );
    return rowCount === 1;
  });
}
