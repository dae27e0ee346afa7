/** Staff of the operator at the lottery: a pass of the platform is exchanged, once, for a token. */
import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { openStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import type { Context } from '#lottery/context.ts';

/** Short, since rights taken away at the platform hold here until then; pages come with another pass. */
const sessionMinutes = 15;

export type Officer = { staffId: string; name: string; permissions: readonly string[] };

const tokenForm = /^Bearer (o[\w-]{43})$/;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Refuses `pass_invalid`, also for one that was used before. */
export async function openOfficeSession({ config, database }: Context, text: string) {
  const pass = openStaffPass(text, config.LOTTERY_KEY, Date.now());
  if (!pass) throw new Refusal('pass_invalid');
  const { passId, staffId, name, permissions } = pass;
  const officeToken = `o${randomBytes(32).toString('base64url')}`;
  const expiresAt = await inTransaction(database, async (transaction) => {
    const used = await transaction.query(
      `INSERT INTO lottery.used_passes (pass_id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [passId, new Date(pass.expiresAt)],
    );
    if (used.rowCount === 0) throw new Refusal('pass_invalid');
    await transaction.query('DELETE FROM lottery.used_passes WHERE expires_at < now()');
    await transaction.query('DELETE FROM lottery.office_sessions WHERE expires_at < now()');
    const { rows } = await transaction.query<{ expiresAt: Date }>(
      `INSERT INTO lottery.office_sessions (token_hash, staff_id, name, permissions, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))
       RETURNING expires_at AS "expiresAt"`,
      [hashOf(officeToken), staffId, name, permissions, sessionMinutes],
    );
    return rows[0]?.expiresAt ?? new Date();
  });
  return {
    officeToken,
    name,
    permissions,
    currency: config.LOTTERY_CURRENCY,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Refuses `unauthenticated`, and `forbidden` without the permission the call asks for. */
export async function proveOfficer(
  database: Database,
  authorization: string | undefined,
  permission: string,
): Promise<Officer> {
  const token = tokenForm.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal('unauthenticated');
  const { rows } = await database.query<Officer>(
    `SELECT staff_id AS "staffId", name, permissions FROM lottery.office_sessions
      WHERE token_hash = $1 AND expires_at > now()`,
    [hashOf(token)],
  );
  const [officer] = rows;
  if (!officer) throw new Refusal('unauthenticated');
  if (!officer.permissions.includes(permission)) throw new Refusal('forbidden');
  return officer;
}
