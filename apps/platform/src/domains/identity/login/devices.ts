/** The devices a member is signed in on: sessions, and devices that stay logged in. */
import type { Device } from '@bahati/contract/player-site/identity/security.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { deviceName } from './device-name.ts';
import { endSession, endSessions, sessionIsAlive } from '#domains/identity/identity.ts';

type Row = {
  id: bigint;
  ip: string | null;
  userAgent: string | null;
  signedInAt: Date;
  lastSeenAt: Date;
  isThisDevice: boolean;
  isRemembered: boolean;
};

/**
 * One row a session, and one a device that stays logged in, whatever sessions it has. The latest
 * sign-in first, 50 at most.
 */
export async function listDevices(
  { database }: Context,
  { memberId, sessionId }: MemberActor,
): Promise<{ items: Device[] }> {
  const { rows } = await database.query<Row>(
    `(SELECT sessions.id, sessions.ip, sessions.user_agent AS "userAgent",
             sessions.created_at AS "signedInAt", sessions.last_seen_at AS "lastSeenAt",
             sessions.id = $2 AS "isThisDevice", false AS "isRemembered"
        FROM sessions
        LEFT JOIN remembered_devices d ON d.id = remembered_device_id AND d.ended_at IS NULL
       WHERE sessions.member_id = $1 AND ${sessionIsAlive} AND d.id IS NULL
       ORDER BY sessions.id DESC LIMIT 50)
      UNION ALL
     (SELECT d.id, d.ip, d.user_agent, d.created_at,
             greatest(d.last_used_at, max(s.last_seen_at)),
             coalesce(bool_or(s.id = $2), false), true
        FROM remembered_devices d
        LEFT JOIN sessions s ON s.remembered_device_id = d.id AND s.ended_at IS NULL
       WHERE d.member_id = $1 AND d.ended_at IS NULL AND d.expires_at > now()
       GROUP BY d.id LIMIT 50)
      ORDER BY "signedInAt" DESC, "isRemembered", id DESC LIMIT 50`,
    [memberId, sessionId],
  );
  const items = rows.map((row) => ({
    id: row.id.toString(),
    name: deviceName(row.userAgent),
    ip: row.ip,
    signedInAt: row.signedInAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isThisDevice: row.isThisDevice,
    isRemembered: row.isRemembered,
  }));
  return { items };
}

/** Refuses `not_found`: unknown, already out, or somebody else's. */
export async function endDevice(
  { database }: Context,
  { memberId }: MemberActor,
  sessionId: bigint,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      `SELECT 1 FROM sessions WHERE id = $1 AND member_id = $2 AND ${sessionIsAlive} FOR UPDATE`,
      [sessionId, memberId],
    );
    if (rowCount !== 1) throw new Refusal('not_found');
    await endSession(transaction, memberId, sessionId);
  });
}

/** Signs every device out but the one that asks. */
export async function endOtherDevices(
  { database }: Context,
  { memberId, sessionId }: MemberActor,
): Promise<{ ended: number }> {
  const ended = await inTransaction(database, (transaction) =>
    endSessions(transaction, memberId, { exceptId: sessionId, keepsDevice: true }),
  );
  return { ended };
}
