/** Admitting a staff user of another brand: he has a row and no rights until a second one approves. */
import { inTransaction, sqlState, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { newcomerRole } from '#platform/access/staff-roles.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { lockStaff } from '#domains/staff/people/people.ts';
import { askRole } from '#domains/staff/roles/roles.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';

export type NewAdmission = {
  homeBrand: string;
  homeUsername: string;
  username: string;
  role: string;
  reason: string;
  ip: string;
};

/**
 * Refuses `staff_unknown` alike for a brand that is not there and a name nobody has there,
 * `already_admitted`, `username_taken`, `role_unknown`.
 */
export async function admitStaff(
  context: Context,
  actor: StaffActor,
  { homeBrand, homeUsername, username, role, reason, ip }: NewAdmission,
): Promise<{ id: string }> {
  const homeStaffId = await findAtHome(context, homeBrand, homeUsername);
  return inTransaction(context.database, async (transaction) => {
    await lockStaff(transaction);
    const staffId = await insertAdmitted(transaction, actor, { username, homeBrand, homeStaffId });
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'staff.admitted',
      subject: `staff:${staffId}`,
      reason,
      // The other brand's name is for those alone who are admitted there.
      after: { username, role: newcomerRole },
      ip,
    });
    await askRole(context, transaction, actor, { staffId, role, reason, ip });
    return { id: staffId.toString() };
  });
}

async function findAtHome(
  { config, installation }: Context,
  brand: string,
  username: string,
): Promise<bigint> {
  const home = brand === config.BRAND ? undefined : installation.contextOf(brand);
  if (!home) throw new Refusal('staff_unknown');
  const { rows } = await home.database.query<{ id: bigint }>(
    `SELECT id FROM staff_members
      WHERE username = $1 AND is_enabled AND password_hash IS NOT NULL AND home_brand IS NULL`,
    [username],
  );
  if (!rows[0]) throw new Refusal('staff_unknown');
  return rows[0].id;
}

async function insertAdmitted(
  transaction: Transaction,
  actor: StaffActor,
  {
    username,
    homeBrand,
    homeStaffId,
  }: { username: string; homeBrand: string; homeStaffId: bigint },
): Promise<bigint> {
  const known = await transaction.query(
    'SELECT 1 FROM staff_members WHERE home_brand = $1 AND home_staff_id = $2',
    [homeBrand, homeStaffId],
  );
  if (known.rows.length > 0) throw new Refusal('already_admitted');
  try {
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO staff_members (username, role, created_by, home_brand, home_staff_id)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [username, newcomerRole, actor.username, homeBrand, homeStaffId],
    );
    if (!rows[0]) throw new Error('The staff user was not written.');
    return rows[0].id;
  } catch (error) {
    if (sqlState(error) === '23505') throw new Refusal('username_taken');
    throw error;
  }
}
