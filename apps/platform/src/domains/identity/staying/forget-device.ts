/** A device no longer stays logged in, and all its sessions end. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { announceEndedSessions } from '#domains/system/live/live.ts';

/** Refuses `not_found`: unknown, already out, or somebody else's. */
export async function forgetDevice(
  { database }: Pick<Context, 'database'>,
  { memberId, username }: MemberActor,
  { id, ip }: { id: bigint; ip: string },
): Promise<void> {
  await inTransaction(database, (transaction) =>
    endDeviceById(
      transaction,
      { id, memberId, username },
      { action: 'member.device_forgotten', ip },
    ),
  );
}

/** Refuses `not_found`. */
export async function endDeviceById(
  transaction: Transaction,
  { id, memberId, username }: { id: bigint; memberId: bigint; username: string },
  why: { action: 'member.device_forgotten' | 'member.device_reused'; ip: string },
): Promise<void> {
  const { rowCount } = await transaction.query(
    `UPDATE remembered_devices SET ended_at = now()
      WHERE id = $1 AND member_id = $2 AND ended_at IS NULL AND expires_at > now()`,
    [id, memberId],
  );
  if (rowCount !== 1) throw new Refusal('not_found');
  const { rows } = await transaction.query<{ id: bigint }>(
    `UPDATE sessions SET ended_at = now()
      WHERE remembered_device_id = $1 AND ended_at IS NULL RETURNING id`,
    [id],
  );
  await announceEndedSessions(
    transaction,
    memberId,
    rows.map((row) => row.id),
  );
  await recordAudit(transaction, {
    actor: username,
    action: why.action,
    subject: `member:${memberId}`,
    before: { device: id.toString() },
    ip: why.ip,
  });
}
