/** Shutting staff users out and letting them in again, and ending their sessions. */
import type { StaffPerson } from '@bahati/contract/back-office/staff/staff-people.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { readStaffPerson } from './list-staff.ts';
import { endStaffSessions } from '#domains/staff/sessions/sessions.ts';

/** One change of who works here at a time, so that two never take the last keeper together. */
export async function lockStaff(transaction: Transaction): Promise<void> {
  await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('staff people'))`);
}

/** Refuses when, as things stand now, nobody could change staff any more. */
export async function assertKept(
  transaction: Transaction,
  code: 'last_keeper' | 'cannot_apply' = 'last_keeper',
): Promise<void> {
  const { rows } = await transaction.query(
    `SELECT 1 FROM staff_members JOIN staff_roles ON staff_roles.code = role
      WHERE is_enabled AND password_hash IS NOT NULL AND 'staff.change' = ANY(permissions) LIMIT 1`,
  );
  if (rows.length === 0) throw new Refusal(code);
}

export type Switch = { staffId: bigint; isEnabled: boolean; reason: string; ip: string };

/**
 * Who is shut out loses every session and link at once. Refuses `not_found`, `own_account`,
 * `changed_meanwhile` where it is so already, `last_keeper`.
 */
export async function switchStaff(
  { database }: Context,
  actor: StaffActor,
  { staffId, isEnabled, reason, ip }: Switch,
): Promise<StaffPerson> {
  if (staffId === actor.staffId) throw new Refusal('own_account');
  return inTransaction(database, async (transaction) => {
    await lockStaff(transaction);
    const before = await readStaffPerson(transaction, staffId);
    const { rowCount } = await transaction.query(
      'UPDATE staff_members SET is_enabled = $2 WHERE id = $1 AND is_enabled <> $2',
      [staffId, isEnabled],
    );
    if (rowCount !== 1) throw new Refusal('changed_meanwhile');
    if (!isEnabled) {
      await assertKept(transaction);
      await endStaffSessions(transaction, staffId, {});
      await transaction.query('DELETE FROM staff_invitations WHERE staff_id = $1', [staffId]);
    }
    const after = await readStaffPerson(transaction, staffId);
    await recordAudit(transaction, {
      actor: actor.username,
      action: isEnabled ? 'staff.enabled' : 'staff.disabled',
      subject: `staff:${staffId}`,
      reason,
      before: { state: before.state, role: before.role },
      after: { state: after.state, role: after.role },
      ip,
    });
    return after;
  });
}

export type EndSessions = {
  staffId: bigint;
  sessionId?: bigint | undefined;
  exceptId?: bigint | undefined;
  reason?: string | undefined;
  ip: string;
};

/** Refuses `not_found`: no such person, or the session is over. */
export async function endSessionsOf(
  { database }: Context,
  actor: StaffActor,
  { staffId, sessionId, exceptId, reason, ip }: EndSessions,
): Promise<{ ended: number }> {
  return inTransaction(database, async (transaction) => {
    await readStaffPerson(transaction, staffId);
    const ended = await endStaffSessions(transaction, staffId, { sessionId, exceptId });
    if (ended === 0 && sessionId !== undefined) throw new Refusal('not_found');
    if (ended > 0) {
      await recordAudit(transaction, {
        actor: actor.username,
        action: 'staff.sessions_ended',
        subject: `staff:${staffId}`,
        reason,
        before: { open: ended },
        after: { open: 0 },
        ip,
      });
    }
    return { ended };
  });
}
