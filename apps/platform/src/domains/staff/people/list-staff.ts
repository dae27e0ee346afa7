/** Staff users as a list, and one as a card with all that is known of the account. */
import type { StaffCard, StaffPerson } from '@bahati/contract/back-office/staff/staff-people.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { readStaffSessions, sessionIsAlive } from '#domains/staff/sessions/sessions.ts';

const stateOf = `CASE WHEN NOT is_enabled THEN 'disabled' WHEN password_hash IS NULL
  AND home_brand IS NULL THEN 'invited' ELSE 'active' END`;

const people = `SELECT staff_members.id AS "rowId", username, role, name_en AS en, name_sw AS sw,
    ${stateOf} AS state, home_brand IS NOT NULL AS "isFromElsewhere",
    totp_secret IS NOT NULL OR home_brand IS NOT NULL AS "hasSecondFactor",
    (SELECT count(*)::int FROM staff_sessions
      WHERE staff_id = staff_members.id AND ${sessionIsAlive}) AS "openSessions",
    (SELECT max(last_seen_at) FROM (
       SELECT last_seen_at FROM staff_sessions WHERE staff_id = staff_members.id
        ORDER BY id DESC LIMIT 50) AS latest) AS "lastSeenAt"
  FROM staff_members JOIN staff_roles ON staff_roles.code = role`;

type Row = Omit<StaffPerson, 'id' | 'roleName' | 'lastSeenAt'> & {
  rowId: bigint;
  en: string;
  sw: string;
  lastSeenAt: Date | null;
};

function staffPerson({ rowId, en, sw, lastSeenAt, ...person }: Row): StaffPerson {
  return {
    ...person,
    id: rowId.toString(),
    roleName: { en, sw },
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

export type StaffQuery = {
  cursor?: string | undefined;
  pageSize: number;
  search?: string | undefined;
  state?: StaffPerson['state'] | undefined;
};

export async function listStaff(
  { database }: Context,
  { cursor, pageSize, search, state }: StaffQuery,
): Promise<Page<StaffPerson>> {
  const { rows } = await database.query<Row>(
    `${people}
      WHERE ($1::bigint IS NULL OR staff_members.id < $1)
        AND ($2::text IS NULL OR strpos(username, lower($2)) > 0)
        AND ($3::text IS NULL OR ${stateOf} = $3)
      ORDER BY staff_members.id DESC LIMIT $4`,
    [readCursor(cursor), search || null, state ?? null, pageSize + 1],
  );
  return pageOf(rows, pageSize, staffPerson);
}

/** Refuses `not_found`. */
export async function readStaffPerson(
  database: Database | Transaction,
  staffId: bigint,
): Promise<StaffPerson> {
  const { rows } = await database.query<Row>(`${people} WHERE staff_members.id = $1`, [staffId]);
  if (!rows[0]) throw new Refusal('not_found');
  return staffPerson(rows[0]);
}

type Origin = {
  createdAt: Date;
  createdBy: string;
  invitedBy: string | null;
  expiresAt: Date | null;
};

/** Refuses `not_found`. */
export async function readStaffCard(
  context: Context,
  actor: StaffActor,
  staffId: bigint,
): Promise<StaffCard> {
  const { database, now } = context;
  const person = await readStaffPerson(database, staffId);
  const [origin, wanted, sessions, logins, grants] = await Promise.all([
    readOrigin(database, staffId),
    readWanted(context, staffId),
    readStaffSessions(database, staffId, actor.sessionId),
    readLogins(database, staffId),
    readGrants(database, staffId),
  ]);
  const { createdAt, createdBy, invitedBy, expiresAt } = origin;
  const invitation =
    invitedBy === null || expiresAt === null
      ? null
      : {
          createdBy: invitedBy,
          expiresAt: expiresAt.toISOString(),
          isOver: expiresAt <= now(),
        };
  const made = { createdAt: createdAt.toISOString(), createdBy };
  return { ...person, ...made, invitation, wanted, sessions, logins, grants };
}

async function readOrigin(database: Database, staffId: bigint): Promise<Origin> {
  const { rows } = await database.query<Origin>(
    `SELECT staff_members.created_at AS "createdAt", staff_members.created_by AS "createdBy",
            staff_invitations.created_by AS "invitedBy", expires_at AS "expiresAt"
       FROM staff_members LEFT JOIN staff_invitations ON staff_id = staff_members.id
      WHERE staff_members.id = $1`,
    [staffId],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

async function readWanted(
  { database, config }: Context,
  staffId: bigint,
): Promise<StaffCard['wanted']> {
  const { rows } = await database.query<{ role: string; askedBy: string; askedAt: Date }>(
    `SELECT wanted->>'role' AS role, requested_by AS "askedBy", requested_at AS "askedAt"
       FROM change_requests
      WHERE brand = $1 AND kind = 'role_grant' AND subject = $2 AND state = 'requested' AND expires_at > now()
      LIMIT 1`,
    [config.BRAND, `staff:${staffId}`],
  );
  const [wish] = rows;
  return wish ? { ...wish, askedAt: wish.askedAt.toISOString() } : null;
}

async function readLogins(database: Database, staffId: bigint): Promise<StaffCard['logins']> {
  type Login = { id: bigint; at: Date; action: string; ip: string | null };
  const { rows } = await database.query<Login>(
    `SELECT id, at, action, ip FROM audit_entries
      WHERE subject = $1
        AND action IN ('staff.logged_in', 'staff.login_failed', 'staff.logged_out', 'staff.joined',
                       'staff.entered')
      ORDER BY id DESC LIMIT 20`,
    [`staff:${staffId}`],
  );
  return rows.map(({ id, at, ...login }) => ({
    ...login,
    id: id.toString(),
    at: at.toISOString(),
  }));
}

async function readGrants(database: Database, staffId: bigint): Promise<StaffCard['grants']> {
  type Grant = Omit<StaffCard['grants'][number], 'id' | 'at'> & { id: bigint; at: Date };
  const { rows } = await database.query<Grant>(
    `SELECT id, given_at AS at, role_before AS before, role_after AS after, reason,
            asked_by AS "askedBy", approved_by AS "approvedBy"
       FROM staff_grants WHERE staff_id = $1 ORDER BY id DESC LIMIT 50`,
    [staffId],
  );
  return rows.map(({ id, at, ...grant }) => ({
    ...grant,
    id: id.toString(),
    at: at.toISOString(),
  }));
}
