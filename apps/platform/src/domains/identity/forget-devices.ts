/** Ends the devices that stay logged in; ending their sessions is the caller's next line. */
import type { Transaction } from '@bahati/server-kit/database.ts';

/** The device of a session no longer stays logged in. Answers its id; null: it did not. */
export async function forgetDeviceOf(
  transaction: Transaction,
  sessionId: bigint,
): Promise<bigint | null> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `UPDATE remembered_devices SET ended_at = now()
      WHERE ended_at IS NULL
        AND id = (SELECT remembered_device_id FROM sessions WHERE sessions.id = $1)
      RETURNING id`,
    [sessionId],
  );
  return rows[0]?.id ?? null;
}

/** None of a member's devices stays logged in, but that of `keptSessionId`; answers its id. */
export async function forgetDevices(
  transaction: Transaction,
  memberId: bigint,
  keptSessionId: bigint | undefined,
): Promise<bigint | null> {
  const { rows } = await transaction.query<{ keptId: bigint | null }>(
    `SELECT remembered_device_id AS "keptId" FROM sessions WHERE id = $1 AND member_id = $2`,
    [keptSessionId ?? null, memberId],
  );
  const keptId = rows[0]?.keptId ?? null;
  await transaction.query(
    `UPDATE remembered_devices SET ended_at = now()
      WHERE member_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2`,
    [memberId, keptId],
  );
  return keptId;
}
