/** The member's authenticator: bound by a code it shows, a factor from then on. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { judgeAttempt, type Throttle } from '#domains/system/throttle/throttle.ts';
import { codeStep, newAuthenticator } from '@bahati/server-kit/secrets/totp.ts';
import { isOwnPassword } from '#domains/identity/identity.ts';

export async function hasAuthenticator(
  { database }: Pick<Context, 'database'>,
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

/** Refuses `authenticator_not_started`, `authenticator_already_bound`, `code_wrong`. */
export async function bindAuthenticator(
  context: Context,
  { memberId, username }: MemberActor,
  code: string,
  ip: string,
): Promise<void> {
  const { rows } = await context.database.query<{ isBound: boolean }>(
    `SELECT confirmed_at IS NOT NULL AS "isBound" FROM authenticators
      WHERE member_id = $1 AND (confirmed_at IS NOT NULL OR started_at > now() - interval '1 hour')`,
    [memberId],
  );
  if (!rows[0]) throw new Refusal('authenticator_not_started');
  if (rows[0].isBound) throw new Refusal('authenticator_already_bound');
  if (!(await takeAuthenticatorCode(context, memberId, code))) throw new Refusal('code_wrong');
  await inTransaction(context.database, async (transaction) => {
    await transaction.query(
      'UPDATE authenticators SET confirmed_at = now() WHERE member_id = $1 AND confirmed_at IS NULL',
      [memberId],
    );
    await recordAudit(transaction, {
      actor: username,
      action: 'member.authenticator_bound',
      subject: `member:${memberId}`,
      ip,
    });
  });
}

/** Refuses `password_wrong`, `code_wrong`, `authenticator_not_bound`. */
export async function removeAuthenticator(
  context: Context,
  { memberId, username }: MemberActor,
  proof: { password: string; code: string },
  ip: string,
): Promise<void> {
  if (!(await isOwnPassword(context, memberId, proof.password))) {
    throw new Refusal('password_wrong');
  }
  if (!(await hasAuthenticator(context, memberId))) throw new Refusal('authenticator_not_bound');
  if (!(await takeAuthenticatorCode(context, memberId, proof.code)))
    throw new Refusal('code_wrong');
  await inTransaction(context.database, async (transaction) => {
    await transaction.query('DELETE FROM authenticators WHERE member_id = $1', [memberId]);
    await recordAudit(transaction, {
      actor: username,
      action: 'member.authenticator_removed',
      subject: `member:${memberId}`,
      ip,
    });
  });
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

/** Codes the authenticator shows and recovery codes are guessed at together. */
export function secondFactorThrottle(memberId: bigint): Throttle {
  return {
    subject: `authenticator ${memberId}`,
    freeAttempts: 5,
    windowSeconds: 900,
    firstDelaySeconds: 900,
    longestDelaySeconds: 900,
  };
}
