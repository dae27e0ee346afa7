/** The devices a member is signed in on: each is one session that may still be used. */
import type { Device } from '@bahati/contract/player-site/identity/security.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { announceEndedSessions } from '#domains/system/live.ts';
import { deviceName } from './device-name.ts';
import { endSessions, sessionIsAlive } from './identity.ts';

type Row = {
  id: bigint;
  ip: string | null;
  userAgent: string | null;
  signedInAt: Date;
  lastSeenAt: Date;
};

/** The latest sign-in first, 50 at most. */
export async function listDevices(
  { database }: Context,
  { memberId, sessionId }: MemberActor,
): Promise<{ items: Device[] }> {
  const { rows } = await database.query<Row>(
    `SELECT id, ip, user_agent AS "userAgent", created_at AS "signedInAt",
            last_seen_at AS "lastSeenAt"
       FROM sessions WHERE member_id = $1 AND ${sessionIsAlive} ORDER BY id DESC LIMIT 50`,
    [memberId],
  );
  const items = rows.map((row) => ({
    id: row.id.toString(),
    name: deviceName(row.userAgent),
    ip: row.ip,
    signedInAt: row.signedInAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isThisDevice: row.id === sessionId,
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
      `UPDATE sessions SET ended_at = now()
        WHERE id = $1 AND member_id = $2 AND ${sessionIsAlive}`,
      [sessionId, memberId],
    );
    if (rowCount !== 1) throw new Refusal('not_found');
    await announceEndedSessions(transaction, memberId, [sessionId]);
  });
}

/** Signs every device out but the one that asks. */
export async function endOtherDevices(
  { database }: Context,
  { memberId, sessionId }: MemberActor,
): Promise<{ ended: number }> {
  const ended = await inTransaction(database, (transaction) =>
    endSessions(transaction, memberId, { exceptId: sessionId }),
  );
  return { ended };
}
