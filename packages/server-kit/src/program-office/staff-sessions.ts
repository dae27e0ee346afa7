/**
 * Staff of the operator at the office of a provider's program: a pass of the platform is exchanged,
 * once, for a token. The program keeps both in tables of its own, `<schema>.used_passes` (pass_id,
 * expires_at) and one of sessions (token_hash, staff_id, name, permissions, expires_at).
 */
import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { openStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';

/** Short, since rights taken away at the platform hold here until then; pages come with another pass. */
const sessionMinutes = 15;

export type ProgramStaff = { staffId: string; name: string; permissions: readonly string[] };

export type SessionPlace = {
  schema: string;
  /** The table of sessions. */
  table: string;
  /** What its tokens begin with. */
  letter: string;
};

export type StaffSessions = {
  /** Refuses `pass_invalid`, also for one that was used before. `key`: the provider's. */
  open: (
    database: Database,
    key: string,
    pass: string,
  ) => Promise<{ token: string; name: string; permissions: string[]; expiresAt: string }>;
  /** Refuses `unauthenticated`, and `forbidden` without the permission the call asks for. */
  prove: (
    database: Database,
    authorization: string | undefined,
    permission: string,
  ) => Promise<ProgramStaff>;
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function staffSessions({ schema, table, letter }: SessionPlace): StaffSessions {
  const passes = `${schema}.used_passes`;
  const sessions = `${schema}.${table}`;
  const tokenForm = new RegExp(`^Bearer (${letter}[\\w-]{43})$`);
  return {
    async open(database, key, text) {
      const pass = openStaffPass(text, key, Date.now());
      if (!pass) throw new Refusal('pass_invalid');
      const { passId, staffId, name, permissions } = pass;
      const token = `${letter}${randomBytes(32).toString('base64url')}`;
      const expiresAt = await inTransaction(database, async (transaction) => {
        const used = await transaction.query(
          `INSERT INTO ${passes} (pass_id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
          [passId, new Date(pass.expiresAt)],
        );
        if (used.rowCount === 0) throw new Refusal('pass_invalid');
        await transaction.query(`DELETE FROM ${passes} WHERE expires_at < now()`);
        await transaction.query(`DELETE FROM ${sessions} WHERE expires_at < now()`);
        const { rows } = await transaction.query<{ expiresAt: Date }>(
          `INSERT INTO ${sessions} (token_hash, staff_id, name, permissions, expires_at)
           VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))
           RETURNING expires_at AS "expiresAt"`,
          [hashOf(token), staffId, name, permissions, sessionMinutes],
        );
        return rows[0]?.expiresAt ?? new Date();
      });
      return { token, name, permissions, expiresAt: expiresAt.toISOString() };
    },
    async prove(database, authorization, permission) {
      const token = tokenForm.exec(authorization ?? '')?.[1];
      if (token === undefined) throw new Refusal('unauthenticated');
      const { rows } = await database.query<ProgramStaff>(
        `SELECT staff_id AS "staffId", name, permissions FROM ${sessions}
          WHERE token_hash = $1 AND expires_at > now()`,
        [hashOf(token)],
      );
      const [staff] = rows;
      if (!staff) throw new Refusal('unauthenticated');
      if (!staff.permissions.includes(permission)) throw new Refusal('forbidden');
      return staff;
    },
  };
}
