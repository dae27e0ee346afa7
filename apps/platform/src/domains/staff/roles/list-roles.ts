/** The roles there are, how many people have each, and what waits for a second person. */
import type {
  StaffRole,
  StaffRoles,
  WaitingRole,
} from '@bahati/contract/back-office/staff/staff-roles.ts';
import type { Context } from '#platform/context.ts';
import { knownPermissions } from '#domains/staff/staff.ts';

type Row = Omit<StaffRole, 'name' | 'permissions'> & {
  en: string;
  sw: string;
  permissions: string[];
};

/** The operator keeps tens of roles, never thousands. */
export const mostRoles = 200;

/** The operator's own first, by code. */
export async function listRoles(context: Context): Promise<StaffRoles> {
  const { rows } = await context.database.query<Row>(
    `SELECT code, name_en AS en, name_sw AS sw, permissions, is_builtin AS "isBuiltIn", version,
            (SELECT count(*)::int FROM staff_members WHERE role = code) AS people
       FROM staff_roles ORDER BY is_builtin DESC, code LIMIT $1`,
    [mostRoles],
  );
  return {
    items: rows.map(({ en, sw, permissions, ...role }) => ({
      ...role,
      name: { en, sw },
      permissions: knownPermissions(permissions),
    })),
    waiting: await listWaiting(context),
  };
}

/** By code; as many as there may be roles. */
async function listWaiting({ database, config }: Context): Promise<WaitingRole[]> {
  const { rows } = await database.query<Omit<WaitingRole, 'askedAt'> & { askedAt: Date }>(
    `SELECT substr(subject, length('role:') + 1) AS code, wanted->>'act' AS act,
            requested_by AS "askedBy", requested_at AS "askedAt"
       FROM change_requests
      WHERE brand = $1 AND kind = 'role_change' AND state = 'requested' AND expires_at > now()
      ORDER BY subject LIMIT $2`,
    [config.BRAND, mostRoles],
  );
  return rows.map(({ askedAt, ...wish }) => ({ ...wish, askedAt: askedAt.toISOString() }));
}
