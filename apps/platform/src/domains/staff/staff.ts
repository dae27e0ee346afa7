/**
 * Staff: who works in the back office and what each may do. It owns their accounts and sessions.
 * A login is a password and a code of an authenticator in one step; a code is good once. What a
 * call needs stands in `permissions.ts`; a change of permissions holds from the next request.
 */
import type { Permission, StaffInfo } from '@bahati/contract/back-office/staff.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { bearerToken, tokenHash } from '#domains/system/tokens.ts';

export type StaffRow = {
  staffId: bigint;
  sessionId: bigint;
  username: string;
  role: string;
  permissions: Permission[];
};

/** True of a row `staff_sessions` that may still be used. */
const sessionIsAlive = `staff_sessions.ended_at IS NULL
  AND staff_sessions.last_seen_at > now() - interval '30 minutes'
  AND staff_sessions.created_at > now() - interval '12 hours'`;

/**
 * From a token to who works with it, allowed what the call needs (null: being staff).
 * Refuses `unauthenticated`, `forbidden`.
 */
export async function authenticateStaff(
  { database }: Context,
  authorization: string | undefined,
  needed: Permission | null | undefined,
): Promise<StaffActor> {
  const hash = tokenHash(bearerToken(authorization) ?? '');
  if (!hash) throw new Refusal('unauthenticated');
  const { rows } = await database.query<StaffRow & { isLongUnseen: boolean }>(
    `SELECT staff_id AS "staffId", staff_sessions.id AS "sessionId", username, role, permissions,
            last_seen_at < now() - interval '1 minute' AS "isLongUnseen"
       FROM staff_sessions JOIN staff_members ON staff_members.id = staff_id
      WHERE token_hash = $1 AND is_enabled AND ${sessionIsAlive}`,
    [hash],
  );
  const row = rows[0];
  if (!row) throw new Refusal('unauthenticated');
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

export function staffInfo(actor: StaffActor): StaffInfo {
  return {
    id: actor.staffId.toString(),
    username: actor.username,
    role: actor.role,
    permissions: [...actor.permissions] as Permission[],
  };
}
