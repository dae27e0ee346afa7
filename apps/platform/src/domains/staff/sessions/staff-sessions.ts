/** Sessions of staff: opened by a proof, ended by hand, and read. */
import type { StaffSession } from '@bahati/contract/back-office/staff/staff-people.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

/** True of a row `staff_sessions` that may still be used. */
export const sessionIsAlive = `staff_sessions.ended_at IS NULL
  AND staff_sessions.last_seen_at > now() - interval '30 minutes'
  AND staff_sessions.created_at > now() - interval '12 hours'`;

type NewSession = {
  staffId: bigint;
  hash: Buffer;
  ip: string;
  /** The session that vouches for it, and which it outlasts by nothing. */
  home?: { sessionId: bigint; startedAt: Date };
};

export async function insertSession(
  transaction: Transaction,
  { staffId, hash, ip, home }: NewSession,
): Promise<void> {
  await transaction.query(
    `INSERT INTO staff_sessions (token_hash, staff_id, ip, home_session_id, created_at)
     VALUES ($1, $2, $3, $4, coalesce($5, now()))`,
    [hash, staffId, ip, home?.sessionId ?? null, home?.startedAt ?? null],
  );
}

/**
 * Ends one session of a person, or all but `exceptId`, idle ones too: those in other brands
 * rest on them. Answers how many were in use.
 */
export async function endStaffSessions(
  transaction: Transaction,
  staffId: bigint,
  { sessionId, exceptId }: { sessionId?: bigint | undefined; exceptId?: bigint | undefined },
): Promise<number> {
  const { rows } = await transaction.query<{ wasAlive: boolean }>(
    `UPDATE staff_sessions SET ended_at = now() FROM staff_sessions AS old
      WHERE staff_sessions.staff_id = $1 AND old.id = staff_sessions.id
        AND old.ended_at IS NULL AND old.created_at > now() - interval '12 hours'
        AND ($2::bigint IS NULL OR old.id = $2) AND ($3::bigint IS NULL OR old.id <> $3)
      RETURNING old.last_seen_at > now() - interval '30 minutes' AS "wasAlive"`,
    [staffId, sessionId ?? null, exceptId ?? null],
  );
  return rows.filter(({ wasAlive }) => wasAlive).length;
}

type Row = { id: bigint; ip: string | null; startedAt: Date; lastSeenAt: Date };

/** Open ones, newest first; at most 50. */
export async function readStaffSessions(
  database: Database,
  staffId: bigint,
  ownSessionId: bigint,
): Promise<StaffSession[]> {
  const { rows } = await database.query<Row>(
    `SELECT id, ip, created_at AS "startedAt", last_seen_at AS "lastSeenAt"
       FROM staff_sessions WHERE staff_id = $1 AND ${sessionIsAlive} ORDER BY id DESC LIMIT 50`,
    [staffId],
  );
  return rows.map(({ id, ip, startedAt, lastSeenAt }) => ({
    id: id.toString(),
    ip,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isOwn: id === ownSessionId,
  }));
}
