/** How the idle lock of a session stands, and locking its device at once. */
import { inTransaction, type Database, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { announceLockedSessions } from '#domains/system/live/live.ts';
import { sessionIsLocked } from '#domains/identity/identity.ts';
import { changeDeviceLock } from './device-sessions.ts';

export type LockState = {
  minutes: number | null;
  isLocked: boolean;
  hasPasskey: boolean;
};

export async function readLock(
  database: Database | Transaction,
  sessionId: bigint,
): Promise<LockState> {
  const { rows } = await database.query<LockState>(
    `SELECT idle_lock_minutes AS minutes, ${sessionIsLocked} AS "isLocked",
            EXISTS (SELECT FROM passkeys WHERE passkeys.member_id = sessions.member_id)
              AS "hasPasskey"
       FROM sessions JOIN credentials ON credentials.member_id = sessions.member_id
      WHERE sessions.id = $1`,
    [sessionId],
  );
  const [state] = rows;
  if (!state) throw new Error(`The session ${sessionId} is missing.`);
  return state;
}

/** Refuses `lock_not_set`. */
export async function lockDevice(
  { database }: Pick<Context, 'database'>,
  { memberId, sessionId }: MemberActor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      `SELECT 1 FROM credentials WHERE member_id = $1 AND idle_lock_minutes IS NOT NULL FOR UPDATE`,
      [memberId],
    );
    if (rowCount !== 1) throw new Refusal('lock_not_set');
    const locked = await changeDeviceLock(transaction, sessionId, 'lock');
    await announceLockedSessions(transaction, memberId, locked);
  });
}
