/** Sessions of staff: opened by a proof, ended by hand, and read. */
import type { StaffSession } from '@bahati/contract/back-office/staff/staff-people.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

/** True of a row `staff_sessions` that may still be used. */
export const sessionIsAlive = `staff_sessions.ended_at IS NULL
  AND staff_sessions.last_seen_at > now() - interval '30 minutes'
  AND staff_sessions.created_at > now() - interval '12 hours'`;

export async function insertSession(
  transaction: Transaction,
  { staffId, hash, ip }: { staffId: bigint; hash: Buffer; ip: string },
): Promise<void> {
  await transaction.query(
    'INSERT INTO staff_sessions (token_hash, staff_id, ip) VALUES ($1, $2, $3)',
    [hash, staffId, ip],
  );
}

/** Ends one session of a person, or all but `exceptId`; answers how many were open. */
export async function endStaffSessions(
  transaction: Transaction,
  staffId: bigint,
  { sessionId, exceptId }: { sessionId?: bigint | undefined; exceptId?: bigint | undefined },
): Promise<number> {
  const { rowCount } = await transaction.query(
    `UPDATE staff_sessions SET ended_at = now()
      WHERE staff_id = $1 AND ${sessionIsAlive}
        AND ($2::bigint IS NULL OR id = $2) AND ($3::bigint IS NULL OR id <> $3)`,
    [staffId, sessionId ?? null, exceptId ?? null],
  );
  return rowCount ?? 0;
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
