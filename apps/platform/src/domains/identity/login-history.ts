/** What a member may look back on: logins and failed tries of the last 90 days. */
import type { Login } from '@bahati/contract/player-site/identity/security.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { deviceName } from './device-name.ts';
import type { LoginWay } from './login-attempts.ts';

type Row = {
  rowId: bigint;
  at: Date;
  way: LoginWay;
  isSuccessful: boolean;
  ip: string | null;
  userAgent: string | null;
};

type PageQuery = { cursor?: string | undefined; pageSize: number };

/** The member's own, the latest first. */
export function listLogins(
  { database }: Context,
  { memberId }: MemberActor,
  query: PageQuery,
): Promise<Page<Login>> {
  return readLogins(database, memberId, query);
}

/** The latest first. */
export async function readLogins(
  database: Database,
  memberId: bigint,
  query: PageQuery,
): Promise<Page<Login>> {
  const { rows } = await database.query<Row>(
    `SELECT id AS "rowId", at, way, is_successful AS "isSuccessful", ip, user_agent AS "userAgent"
       FROM login_attempts
      WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2) AND at > now() - interval '90 days'
      ORDER BY id DESC LIMIT $3`,
    [memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, (row) => ({
    id: row.rowId.toString(),
    at: row.at.toISOString(),
    way: row.way,
    isSuccessful: row.isSuccessful,
    name: deviceName(row.userAgent),
    ip: row.ip,
  }));
}
