/**
 * Staff: who works in the back office and what each may do. It owns their accounts, roles and
 * sessions. A login is a password and a code of an authenticator in one step; a code is good once.
 * What a call needs stands in its entry of the contract, what the operator's roles may do in `staff-roles.ts`.
 * A person may do what the role may, read at each request: a change holds from the next one.
 */
import { permission, type Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import type { StaffInfo } from '@bahati/contract/back-office/staff/staff.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { plainAddress } from '@bahati/server-kit/addresses/plain-address.ts';
import { bearerToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { addressIsAllowed } from '#domains/staff/networks/networks.ts';
import { homeStands, sessionIsAlive } from '#domains/staff/sessions/sessions.ts';

export type StaffRow = {
  staffId: bigint;
  sessionId: bigint;
  username: string;
  role: string;
  /** As the role has them; a later version may have taken some of these names out of use. */
  permissions: string[];
};

/**
 * From a token to who works with it, allowed what the call needs (null: being staff).
 * Refuses `unauthenticated`, `network_not_allowed`, `forbidden`.
 */
export async function authenticateStaff(
  context: Context,
  { authorization, ip }: { authorization: string | undefined; ip: string },
  needed: Permission | null | undefined,
): Promise<StaffActor> {
  const hash = tokenHash(bearerToken(authorization) ?? '');
  if (!hash) throw new Refusal('unauthenticated');
  return readStaff(context, ['token_hash', hash], needed, plainAddress(ip));
}

/** The same of a session by its id: for a signed link that was handed out in it. */
export async function staffOfSession(
  context: Context,
  sessionId: bigint,
  needed: Permission | null | undefined,
): Promise<StaffActor> {
  return readStaff(context, ['staff_sessions.id', sessionId], needed);
}

type FromHome = {
  homeBrand: string | null;
  homeStaffId: bigint | null;
  homeSessionId: bigint | null;
};

/** A session that came from another ends with it, in whichever brand that one is. */
async function isVouchedFor(
  context: Context,
  { staffId, homeBrand, homeStaffId, homeSessionId }: StaffRow & FromHome,
): Promise<boolean> {
  if (homeSessionId === null) return homeBrand === null;
  return homeStands(context, {
    brand: homeBrand ?? context.config.BRAND,
    staffId: homeStaffId ?? staffId,
    sessionId: homeSessionId,
  });
}

async function readStaff(
  context: Context,
  [column, value]: ['token_hash', Buffer] | ['staff_sessions.id', bigint],
  needed: Permission | null | undefined,
  address: string | null = null,
): Promise<StaffActor> {
  type Row = StaffRow & { isLongUnseen: boolean; isAllowed: boolean } & FromHome;
  const { database } = context;
  const { rows } = await database.query<Row>(
    `SELECT staff_id AS "staffId", staff_sessions.id AS "sessionId", username, role, permissions,
            home_brand AS "homeBrand", home_staff_id AS "homeStaffId",
            home_session_id AS "homeSessionId", last_seen_at < now() - interval '1 minute' AS "isLongUnseen",
            $2::inet IS NULL OR ${addressIsAllowed('$2::inet')} AS "isAllowed"
       FROM staff_sessions JOIN staff_members ON staff_members.id = staff_id
       JOIN staff_roles ON staff_roles.code = role
      WHERE ${column} = $1 AND is_enabled AND ${sessionIsAlive}`,
    [value, address],
  );
  const row = rows[0];
  if (!row || !(await isVouchedFor(context, row))) throw new Refusal('unauthenticated');
  if (!row.isAllowed) throw new Refusal('network_not_allowed');
  if (row.isLongUnseen) {
    await database.query('UPDATE staff_sessions SET last_seen_at = now() WHERE id = $1', [
      row.sessionId,
    ]);
  }
  const { staffId, sessionId, username, role } = row;
  const permissions = new Set<string>(row.permissions);
  if (needed === undefined || (needed !== null && !permissions.has(needed))) {
    throw new Refusal('forbidden');
  }
  return { staffId, sessionId, username, role, permissions };
}

export function staffInfo(
  staff: Pick<StaffActor, 'staffId' | 'username' | 'role'> & { permissions: Iterable<string> },
): StaffInfo {
  return {
    id: staff.staffId.toString(),
    username: staff.username,
    role: staff.role,
    permissions: knownPermissions(staff.permissions),
  };
}

/** In the contract's order, without names that mean nothing any more. */
export function knownPermissions(names: Iterable<string>): Permission[] {
  const held = new Set(names);
  return permission.options.filter((name) => held.has(name));
}
