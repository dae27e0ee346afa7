/** The sessions of one device: its tabs, by the device that stays logged in or the browser's mark. */
import type { Transaction } from '@bahati/server-kit/database.ts';

type Change = 'lock' | 'unlock' | 'count a wrong one' | 'take one back';

const changes: Readonly<Record<Change, string>> = {
  lock: 'locked_at = coalesce(locked_at, now())',
  unlock: 'locked_at = NULL, active_at = now(), wrong_unlocks = 0',
  'count a wrong one': 'wrong_unlocks = wrong_unlocks + 1',
  'take one back': 'wrong_unlocks = greatest(wrong_unlocks - 1, 0)',
};

/** Changes the lock of a device in all its sessions, under the member's lock; answers their ids. */
export async function changeDeviceLock(
  transaction: Transaction,
  sessionId: bigint,
  change: Change,
): Promise<bigint[]> {
  const { rows } = await transaction.query<{ id: bigint; deviceId: bigint | null }>(
    `UPDATE sessions SET ${changes[change]} WHERE ended_at IS NULL AND id IN (
       SELECT s.id FROM sessions s JOIN sessions own ON own.id = $1
          AND s.member_id = own.member_id AND s.ended_at IS NULL
          AND (s.id = own.id OR s.remembered_device_id = own.remembered_device_id
            OR s.device_hash = own.device_hash)
        ORDER BY s.id FOR UPDATE OF s)
      RETURNING id, remembered_device_id AS "deviceId"`,
    [sessionId],
  );
  const deviceIds = rows.flatMap(({ deviceId }) => deviceId ?? []);
  await transaction.query(
    `UPDATE remembered_devices SET ${changes[change]}
      WHERE id = ANY($1::bigint[]) AND ended_at IS NULL`,
    [deviceIds],
  );
  return rows.map(({ id }) => id);
}
