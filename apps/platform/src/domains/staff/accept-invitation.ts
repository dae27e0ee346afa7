/** At the door: what a link is for, and the password and authenticator its holder sets. */
import type { StaffInfo } from '@bahati/contract/back-office/staff/staff.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { hashPassword } from '#domains/system/passwords.ts';
import { newToken, tokenHash } from '#domains/system/tokens.ts';
import { authenticatorAddress, codeStep } from '#domains/system/totp.ts';
import { assertStaffPassword, issuerOf } from './own-account.ts';
import { insertSession } from './staff-sessions.ts';
import { staffInfo } from './staff.ts';

type Invited = {
  staffId: bigint;
  username: string;
  role: string;
  permissions: string[];
  secret: string;
  expiresAt: Date;
};

/** Refuses `invitation_over`: used, too old, replaced, or never made. */
async function findInvitation(
  database: Database | Transaction,
  token: string,
  lock: '' | 'FOR UPDATE OF staff_invitations, staff_members' = '',
): Promise<Invited> {
  const { rows } = await database.query<Invited>(
    `SELECT staff_id AS "staffId", username, role, permissions, expires_at AS "expiresAt",
            staff_invitations.totp_secret AS secret
       FROM staff_invitations
       JOIN staff_members ON staff_members.id = staff_id
       JOIN staff_roles ON staff_roles.code = role
      WHERE token_hash = $1 AND expires_at > now() AND is_enabled ${lock}`,
    [tokenHash(token) ?? Buffer.alloc(0)],
  );
  if (!rows[0]) throw new Refusal('invitation_over');
  return rows[0];
}

/** Refuses `invitation_over`. */
export async function readInvitation(
  context: Context,
  token: string,
): Promise<{ username: string; expiresAt: string; secret: string; uri: string }> {
  const { username, expiresAt, secret } = await findInvitation(context.database, token);
  const uri = authenticatorAddress(secret, { issuer: await issuerOf(context), account: username });
  return { username, expiresAt: expiresAt.toISOString(), secret, uri };
}

export type Acceptance = { token: string; password: string; code: string; ip: string };

/** Opens the first session; the link is used up. Refuses `invitation_over`, `password_short`, `code_wrong`. */
export async function acceptInvitation(
  { database, now }: Context,
  { token, password, code, ip }: Acceptance,
): Promise<{ token: string; staff: StaffInfo }> {
  const invited = await findInvitation(database, token);
  assertStaffPassword(password, invited.username);
  if (codeStep(invited.secret, code, now()) === undefined) throw new Refusal('code_wrong');
  const hash = await hashPassword(password);
  const session = newToken('s');
  const staff = await inTransaction(database, async (transaction) => {
    const { staffId, username, role, permissions, secret } = await findInvitation(
      transaction,
      token,
      'FOR UPDATE OF staff_invitations, staff_members',
    );
    const step = codeStep(secret, code, now());
    if (step === undefined) throw new Refusal('code_wrong');
    await transaction.query('DELETE FROM staff_invitations WHERE staff_id = $1', [staffId]);
    await transaction.query(
      `UPDATE staff_members SET password_hash = $2, totp_secret = $3, totp_last_step = $4
        WHERE id = $1`,
      [staffId, hash, secret, step],
    );
    await insertSession(transaction, { staffId, hash: session.hash, ip });
    await recordAudit(transaction, {
      actor: username,
      action: 'staff.joined',
      subject: `staff:${staffId}`,
      ip,
    });
    return { staffId, username, role, permissions };
  });
  return { token: session.token, staff: staffInfo(staff) };
}
