/**
 * "I am on it": who is at work on something that waits, seen by all, so that two do not do the
 * same. It decides nothing, bars nobody who decides, and ends by itself; so it is no matter of the
 * audit log.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { StaffActor } from '#platform/context.ts';

export type Claim = { staff: string; endsAt: string };

const lasts = `interval '15 minutes'`;

/** Said again it lasts longer. Refuses `claimed_by_other`. */
export async function claim(
  database: Database,
  subject: string,
  { staffId, username }: StaffActor,
): Promise<void> {
  const { rowCount } = await database.query(
    `INSERT INTO claims AS known (subject, staff_id, staff, ends_at)
     VALUES ($1, $2, $3, now() + ${lasts})
     ON CONFLICT (subject) DO UPDATE SET staff_id = excluded.staff_id, staff = excluded.staff,
       ends_at = excluded.ends_at
      WHERE known.staff_id = excluded.staff_id OR known.ends_at <= now()`,
    [subject, staffId, username],
  );
  if (rowCount === 0) throw new Refusal('claimed_by_other');
}

/** Ends the own claim; another's stays. */
export async function releaseClaim(
  database: Database,
  subject: string,
  { staffId }: StaffActor,
): Promise<void> {
  await database.query('DELETE FROM claims WHERE subject = $1 AND staff_id = $2', [
    subject,
    staffId,
  ]);
}

/** Who is on which of these; what is nobody's is missing. */
export async function readClaims(
  database: Database | Transaction,
  subjects: readonly string[],
): Promise<Map<string, Claim>> {
  const { rows } = await database.query<{ subject: string; staff: string; endsAt: Date }>(
    `SELECT subject, staff, ends_at AS "endsAt" FROM claims
      WHERE subject = ANY($1::text[]) AND ends_at > now()`,
    [subjects],
  );
  return new Map(
    rows.map(({ subject, staff, endsAt }) => [subject, { staff, endsAt: endsAt.toISOString() }]),
  );
}

export async function dropOldClaims(database: Database): Promise<void> {
  await database.query('DELETE FROM claims WHERE ends_at <= now()');
}
