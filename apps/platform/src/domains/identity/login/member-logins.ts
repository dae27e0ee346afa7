/** Where a member was and is logged in, as staff see it, and how they end one of these sessions. */
import type {
  MemberLogin,
  MemberSession,
} from '@bahati/contract/back-office/members/member-card.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { deviceCode, endSession, sessionIsAlive } from '#domains/identity/identity.ts';
import { deviceName } from './device-name.ts';
import { readLogins } from './login-history.ts';

type PageQuery = { cursor?: string | undefined; pageSize: number };

type SessionRow = {
  rowId: bigint;
  ip: string | null;
  userAgent: string | null;
  deviceHash: Buffer | null;
  signedInAt: Date;
  lastSeenAt: Date;
  endedAt: Date | null;
  isAlive: boolean;
};

/** The latest first. */
export async function listMemberSessions(
  database: Database,
  memberId: bigint,
  query: PageQuery,
): Promise<Page<MemberSession>> {
  const { rows } = await database.query<SessionRow>(
    `SELECT id AS "rowId", ip, user_agent AS "userAgent", device_hash AS "deviceHash",
            created_at AS "signedInAt", last_seen_at AS "lastSeenAt", ended_at AS "endedAt",
            ${sessionIsAlive} AS "isAlive"
       FROM sessions WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, (row) => ({
    id: row.rowId.toString(),
    name: deviceName(row.userAgent),
    device: row.deviceHash && deviceCode(row.deviceHash),
    ip: row.ip,
    signedInAt: row.signedInAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    isAlive: row.isAlive,
  }));
}

export function listMemberLogins(
  database: Database,
  memberId: bigint,
  query: PageQuery,
): Promise<Page<MemberLogin>> {
  return readLogins(database, memberId, query);
}

/** Refuses `not_found` for another member's session, `session_over`. */
export async function endMemberSession(
  { database }: Context,
  memberId: bigint,
  staff: StaffActor,
  { sessionId, reason, ip }: { sessionId: bigint; reason: string; ip: string },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ isAlive: boolean; userAgent: string | null }>(
      `SELECT ${sessionIsAlive} AS "isAlive", user_agent AS "userAgent" FROM sessions
        WHERE id = $1 AND member_id = $2 FOR UPDATE`,
      [sessionId, memberId],
    );
    const [session] = rows;
    if (!session) throw new Refusal('not_found');
    if (!session.isAlive) throw new Refusal('session_over');
    await endSession(transaction, memberId, sessionId);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'member.session_ended',
      subject: `member:${memberId}`,
      reason,
      before: { session: sessionId.toString(), device: deviceName(session.userAgent) },
      ip,
    });
  });
}
