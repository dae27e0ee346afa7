/** What everybody of staff does about the own account: password and authenticator. */
import { shortestStaffPassword } from '@bahati/contract/back-office/staff/staff-people.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { judgeAttempt } from '#domains/system/throttle/throttle.ts';
import { hashPassword, isPasswordRight } from '@bahati/server-kit/passwords/passwords.ts';
import { codeStep, newAuthenticator } from '@bahati/server-kit/secrets/totp.ts';
import { endStaffSessions } from '#domains/staff/sessions/sessions.ts';

export type OwnProof = { password: string; code: string };

/** Refuses `password_short`: too few letters, or made of the own name. */
export function assertStaffPassword(password: string, username: string): void {
  const isShort = [...password].length < shortestStaffPassword;
  if (isShort || password.toLowerCase().includes(username)) throw new Refusal('password_short');
}

/** What an authenticator shows beside the user name. */
export async function issuerOf({ database, config }: Context): Promise<string> {
  return `${(await readBrand(database, config.BRAND)).name} back office`;
}

/**
 * Who sits at an open session proves to be its owner by password and a fresh code, which is good
 * once. Refuses `proof_wrong`, and `too_many_requests` after wrong attempts.
 */
async function prove(
  { database, now }: Context,
  { staffId }: StaffActor,
  { password, code }: OwnProof,
): Promise<void> {
  const throttle = {
    subject: `staff proof ${staffId}`,
    freeAttempts: 5,
    windowSeconds: 1_800,
    firstDelaySeconds: 60,
    longestDelaySeconds: 1_800,
  };
  const isProven = await judgeAttempt(database, throttle, async () => {
    const { rows } = await database.query<{ hash: string | null; secret: string | null }>(
      'SELECT password_hash AS hash, totp_secret AS secret FROM staff_members WHERE id = $1',
      [staffId],
    );
    const isRight = await isPasswordRight(rows[0]?.hash, password);
    const step = codeStep(rows[0]?.secret ?? undefined, code, now());
    if (!isRight || step === undefined) return false;
    const { rowCount } = await database.query(
      `UPDATE staff_members SET totp_last_step = $2
        WHERE id = $1 AND totp_last_step < $2 AND password_hash = $3 AND totp_secret = $4`,
      [staffId, step, rows[0]?.hash, rows[0]?.secret],
    );
    return rowCount === 1;
  });
  if (!isProven) throw new Refusal('proof_wrong');
}

export type PasswordChange = OwnProof & { newPassword: string; ip: string };

/** Refuses `password_short`, `password_unchanged`, `proof_wrong`. */
export async function changeOwnPassword(
  context: Context,
  actor: StaffActor,
  { newPassword, ip, ...proof }: PasswordChange,
): Promise<void> {
  assertStaffPassword(newPassword, actor.username);
  if (newPassword === proof.password) throw new Refusal('password_unchanged');
  await prove(context, actor, proof);
  const hash = await hashPassword(newPassword);
  await inTransaction(context.database, async (transaction) => {
    const { rowCount } = await transaction.query(
      'UPDATE staff_members SET password_hash = $2 WHERE id = $1 AND password_hash IS NOT NULL',
      [actor.staffId, hash],
    );
    // Invited anew meanwhile: what was proven is no longer true.
    if (rowCount !== 1) throw new Refusal('proof_wrong');
    const ended = await endStaffSessions(transaction, actor.staffId, {
      exceptId: actor.sessionId,
    });
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'staff.password_changed',
      subject: `staff:${actor.staffId}`,
      after: { otherSessionsEnded: ended },
      ip,
    });
  });
}

/** The old one stands until a code of the new one was typed, for an hour. Refuses `proof_wrong`. */
export async function startOwnAuthenticator(
  context: Context,
  actor: StaffActor,
  proof: OwnProof,
): Promise<{ secret: string; uri: string }> {
  await prove(context, actor, proof);
  const fresh = newAuthenticator({ issuer: await issuerOf(context), account: actor.username });
  await context.database.query(
    `UPDATE staff_members
        SET next_totp_secret = $2, next_totp_until = now() + interval '1 hour' WHERE id = $1`,
    [actor.staffId, fresh.secret],
  );
  return fresh;
}

/** Refuses `not_started`, `code_wrong`. */
export async function confirmOwnAuthenticator(
  { database, now }: Context,
  actor: StaffActor,
  { code, ip }: { code: string; ip: string },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ secret: string }>(
      `SELECT next_totp_secret AS secret FROM staff_members
        WHERE id = $1 AND totp_secret IS NOT NULL AND next_totp_until > now() FOR UPDATE`,
      [actor.staffId],
    );
    if (!rows[0]) throw new Refusal('not_started');
    const step = codeStep(rows[0].secret, code, now());
    if (step === undefined) throw new Refusal('code_wrong');
    await transaction.query(
      `UPDATE staff_members SET totp_secret = next_totp_secret, totp_last_step = $2,
              next_totp_secret = NULL, next_totp_until = NULL WHERE id = $1`,
      [actor.staffId, step],
    );
    await endStaffSessions(transaction, actor.staffId, { exceptId: actor.sessionId });
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'staff.authenticator_changed',
      subject: `staff:${actor.staffId}`,
      ip,
    });
  });
}
