/** Giving another staff user another role: one asks, a second person says yes, never the one concerned. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import type { Context, StaffActor } from '#platform/context.ts';
import { askChange, type ChangeKind } from '#domains/system/approvals/approvals.ts';
import { assertKept, lockStaff } from '#domains/staff/people/people.ts';

const wanted = z.object({ role: z.string() });

/** As it stands: a word given for other rights than these counts no longer. */
export const roleGrant: ChangeKind<z.infer<typeof wanted>> = {
  kind: 'role_grant',
  permission: 'staff.change',
  wanted,
  concerns: ({ subject }, { staffId }) => staffIdOf(subject) === staffId,
  async look(_, transaction, { subject, wanted: { role } }, lock) {
    if (lock) await lockStaff(transaction);
    const { rows } = await transaction.query<{ role: string; username: string; rights: string[] }>(
      `SELECT username, role, wanted_role.permissions AS rights
         FROM staff_members JOIN staff_roles AS wanted_role ON wanted_role.code = $2
        WHERE staff_members.id = $1 AND is_enabled`,
      [staffIdOf(subject), role],
    );
    const [person] = rows;
    if (!person || person.role === role) throw new Refusal('cannot_apply');
    return { username: person.username, role: person.role, rights: person.rights.join(', ') };
  },
  async apply(_, transaction, { subject, wanted: { role }, reason, requestedBy, staff }) {
    const staffId = staffIdOf(subject);
    const { rows } = await transaction.query<{ before: string }>(
      `UPDATE staff_members SET role = $2 FROM staff_members AS old
        WHERE staff_members.id = $1 AND old.id = staff_members.id RETURNING old.role AS before`,
      [staffId, role],
    );
    if (!rows[0]) throw new Refusal('cannot_apply');
    await assertKept(transaction, 'cannot_apply');
    await writeGrant(transaction, {
      staffId,
      before: rows[0].before,
      after: role,
      reason,
      askedBy: requestedBy,
      approvedBy: staff.username,
    });
  },
};

function staffIdOf(subject: string): bigint {
  return BigInt(subject.replace(/^staff:/, ''));
}

export type RoleWish = { staffId: bigint; role: string; reason: string; ip: string };

/**
 * Answers the id of the wish, which waits for a second person. Refuses `not_found`, `role_unknown`,
 * `cannot_apply` for who is shut out or has the role already.
 */
export async function askRole(
  context: Context,
  transaction: Transaction,
  actor: StaffActor,
  { staffId, role, reason, ip }: RoleWish,
): Promise<string> {
  const known = await transaction.query('SELECT 1 FROM staff_roles WHERE code = $1', [role]);
  if (known.rows.length === 0) throw new Refusal('role_unknown');
  const person = await transaction.query('SELECT 1 FROM staff_members WHERE id = $1', [staffId]);
  if (person.rows.length === 0) throw new Refusal('not_found');
  const wish = { subject: `staff:${staffId}`, wanted: { role }, reason, ip };
  return askChange(context, transaction, actor, roleGrant, wish);
}

/** Refuses as `askRole`, and `own_account`: nobody asks for a role of his own. */
export async function changeRole(
  context: Context,
  actor: StaffActor,
  wish: RoleWish,
): Promise<string> {
  if (wish.staffId === actor.staffId) throw new Refusal('own_account');
  return inTransaction(context.database, (transaction) =>
    askRole(context, transaction, actor, wish),
  );
}

export type Grant = {
  staffId: bigint;
  before: string;
  after: string;
  reason: string;
  askedBy: string;
  /** Null where rights only end. */
  approvedBy: string | null;
};

export async function writeGrant(transaction: Transaction, grant: Grant): Promise<void> {
  const { staffId, before, after, reason, askedBy, approvedBy } = grant;
  await transaction.query(
    `INSERT INTO staff_grants (staff_id, role_before, role_after, reason, asked_by, approved_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [staffId, before, after, reason, askedBy, approvedBy],
  );
}
