/** What the idle lock is to every call: whether a session is locked, and that it is in use. */
import type { Database } from '@bahati/server-kit/database.ts';
import { sessionIsAlive } from './sessions.ts';

/** True of a row `sessions` beside its row `credentials`. The database's clock decides for all. */
export const sessionIsLocked = `(credentials.idle_lock_minutes IS NOT NULL
  AND (sessions.locked_at IS NOT NULL OR sessions.active_at
    <= now() - make_interval(mins => credentials.idle_lock_minutes::int)))`;

/** Of these sessions, the ones that may still be used, and those of them that are locked. */
export async function sessionStates(
  database: Database,
  sessionIds: readonly bigint[],
): Promise<Map<bigint, 'open' | 'locked'>> {
  const { rows } = await database.query<{ id: bigint; isLocked: boolean }>(
    `SELECT sessions.id, ${sessionIsLocked} AS "isLocked"
       FROM sessions JOIN credentials ON credentials.member_id = sessions.member_id
      WHERE sessions.id = ANY($1::bigint[]) AND ${sessionIsAlive}`,
    [sessionIds],
  );
  return new Map(rows.map(({ id, isLocked }) => [id, isLocked ? 'locked' : 'open']));
}

/**
 * The members of these sessions did something: the idle time of each device begins anew, in all its
 * sessions. Changes nothing where there is no lock, nor where it is on already.
 */
export async function noteActive(database: Database, sessionIds: readonly bigint[]): Promise<void> {
  await database.query(
    `WITH own AS (
       SELECT sessions.id, sessions.member_id, remembered_device_id, device_hash
         FROM sessions JOIN credentials ON credentials.member_id = sessions.member_id
        WHERE sessions.id = ANY($1::bigint[]) AND sessions.ended_at IS NULL
          AND credentials.idle_lock_minutes IS NOT NULL AND NOT ${sessionIsLocked}
          AND sessions.active_at < now() - interval '5 seconds'),
     devices AS (
       UPDATE remembered_devices SET active_at = now() WHERE id IN (
         SELECT d.id FROM remembered_devices d JOIN own ON own.remembered_device_id = d.id
          ORDER BY d.id FOR UPDATE OF d SKIP LOCKED))
     UPDATE sessions SET active_at = now() WHERE id IN (
       SELECT s.id FROM sessions s
         JOIN own ON s.member_id = own.member_id AND s.ended_at IS NULL
          AND (s.id = own.id OR s.remembered_device_id = own.remembered_device_id
            OR s.device_hash = own.device_hash)
        ORDER BY s.id FOR UPDATE OF s SKIP LOCKED)`,
    [sessionIds],
  );
}
