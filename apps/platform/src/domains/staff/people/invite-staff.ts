/**
 * Inviting: a link, shown once, by which its holder sets a password and an authenticator. Whoever
 * comes by a link has no rights until a second person approves the role, so that nobody makes the
 * staff user whose word he needs.
 */
import type { StaffInvitation } from '@bahati/contract/back-office/staff/staff-people.ts';
import { inTransaction, sqlState, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { newcomerRole } from '#platform/access/staff-roles.ts';
import { lockChanges } from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { newToken } from '@bahati/server-kit/secrets/tokens.ts';
import { newTotpSecret } from '@bahati/server-kit/secrets/totp.ts';
import { assertKept, lockStaff } from './change-staff.ts';
import { askRole, roleGrant, writeGrant } from '#domains/staff/roles/roles.ts';
import { readStaffPerson } from './list-staff.ts';
import { endStaffSessions } from '#domains/staff/sessions/sessions.ts';

export type NewStaffUser = { username: string; role: string; reason: string; ip: string };

/** Refuses `username_taken`, `role_unknown`. */
export async function inviteStaffUser(
  context: Context,
  actor: StaffActor,
  { username, role, reason, ip }: NewStaffUser,
): Promise<StaffInvitation> {
  return inTransaction(context.database, async (transaction) => {
    await lockStaff(transaction);
    const staffId = await insertStaffUser(transaction, username, actor);
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'staff.invited',
      subject: `staff:${staffId}`,
      reason,
      after: { username, role: newcomerRole },
      ip,
    });
    await askRole(context, transaction, actor, { staffId, role, reason, ip });
    return makeLink(transaction, actor, staffId);
  });
}

async function insertStaffUser(
  transaction: Transaction,
  username: string,
  actor: StaffActor,
): Promise<bigint> {
  try {
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO staff_members (username, role, created_by) VALUES ($1, $2, $3) RETURNING id`,
      [username, newcomerRole, actor.username],
    );
    if (!rows[0]) throw new Error('The staff user was not written.');
    return rows[0].id;
  } catch (error) {
    if (sqlState(error) === '23505') throw new Refusal('username_taken');
    throw error;
  }
}

export type NewLink = { staffId: bigint; reason: string; ip: string };

/**
 * For who lost the link, the password or the authenticator. What was known before ends, sessions
 * too, and the role of before waits for a second person. Refuses `not_found`, `own_account`,
 * `staff_disabled`, `last_keeper`, `at_home_elsewhere`.
 */
export async function inviteAnew(
  context: Context,
  actor: StaffActor,
  { staffId, reason, ip }: NewLink,
): Promise<StaffInvitation> {
  if (staffId === actor.staffId) throw new Refusal('own_account');
  return inTransaction(context.database, async (transaction) => {
    await lockChanges(transaction, roleGrant.kind, `staff:${staffId}`);
    await lockStaff(transaction);
    const { role, state, isFromElsewhere } = await readStaffPerson(transaction, staffId);
    // The brand he is at home in keeps his password.
    if (isFromElsewhere) throw new Refusal('at_home_elsewhere');
    if (state === 'disabled') throw new Refusal('staff_disabled');
    await transaction.query(
      `UPDATE staff_members SET password_hash = NULL, totp_secret = NULL, role = $2,
              next_totp_secret = NULL, next_totp_until = NULL WHERE id = $1`,
      [staffId, newcomerRole],
    );
    await assertKept(transaction);
    const ended = await endStaffSessions(transaction, staffId, {});
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'staff.invited_anew',
      subject: `staff:${staffId}`,
      reason,
      before: { state, role },
      after: { state: 'invited', role: newcomerRole, sessionsEnded: ended },
      ip,
    });
    if (role !== newcomerRole) {
      await writeGrant(transaction, {
        staffId,
        before: role,
        after: newcomerRole,
        reason,
        askedBy: actor.username,
        approvedBy: null,
      });
      await askRole(context, transaction, actor, { staffId, role, reason, ip });
    }
    return makeLink(transaction, actor, staffId);
  });
}

/** A newer link takes the place of the older one. */
async function makeLink(
  transaction: Transaction,
  actor: StaffActor,
  staffId: bigint,
): Promise<StaffInvitation> {
  const { token, hash } = newToken('i');
  const { rows } = await transaction.query<{ expiresAt: Date }>(
    `INSERT INTO staff_invitations (staff_id, token_hash, totp_secret, created_by, expires_at)
     VALUES ($1, $2, $3, $4, now() + interval '24 hours')
     ON CONFLICT (staff_id) DO UPDATE
       SET token_hash = excluded.token_hash, totp_secret = excluded.totp_secret,
           created_by = excluded.created_by, created_at = now(), expires_at = excluded.expires_at
     RETURNING expires_at AS "expiresAt"`,
    [staffId, hash, newTotpSecret(), actor.username],
  );
  if (!rows[0]) throw new Error('The invitation was not written.');
  return { id: staffId.toString(), token, expiresAt: rows[0].expiresAt.toISOString() };
}
