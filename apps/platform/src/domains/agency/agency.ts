/**
 * Agency: an agent and the members below. It reads who joined whom and tells it to the agent
 * alone; who the members are stays members' to write. Contracts and earnings are not kept here
 * yet. An agent never sees a contact unmasked, nor anybody of another line.
 */
import type { CallValue } from '@bahati/contract/call.ts';
import type { agencyCalls, Downline } from '@bahati/contract/player-site/agency/agency.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readMaskedContacts } from '#domains/identity/identity.ts';
import { assertAgent } from '#domains/members/members.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';

type Team = CallValue<(typeof agencyCalls)['GET /wps/agent/team']>;

/** Counts members directly below by days of the brand's zone. Refuses `need_agent`. */
export async function readTeam(context: Context, actor: MemberActor): Promise<Team> {
  assertAgent(actor);
  const { database, config } = context;
  const { timeZone } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<Team>(
    `WITH today AS (
       SELECT date_trunc('day', $2::timestamptz AT TIME ZONE $3) AS begins),
     recent AS (
       SELECT registered_at AT TIME ZONE $3 AS joined, begins FROM members, today
        WHERE upline_id = $1
          AND registered_at >= (begins - interval '29 days') AT TIME ZONE $3)
     SELECT (SELECT count(*)::int FROM members WHERE upline_id = $1) AS total,
            count(*) FILTER (WHERE joined >= begins)::int AS "joinedToday",
            count(*) FILTER (WHERE joined >= begins - interval '6 days')::int AS "joined7Days",
            count(*)::int AS "joined30Days"
       FROM recent`,
    [actor.memberId, context.now(), timeZone],
  );
  if (!rows[0]) throw new Error('Counting answered nothing.');
  return rows[0];
}

type Row = { rowId: bigint; nickname: string; source: string | null; registeredAt: Date };

/** Members directly below, newest first. Refuses `need_agent`. */
export async function listDownlines(
  { database }: Context,
  actor: MemberActor,
  query: { cursor?: string | undefined; pageSize: number },
): Promise<Page<Downline>> {
  assertAgent(actor);
  const { rows } = await database.query<Row>(
    `SELECT members.id AS "rowId", nickname, registered_at AS "registeredAt",
            coalesce(nullif(label, ''), code) AS source
       FROM members LEFT JOIN affiliate_codes ON code = affiliate_code
      WHERE upline_id = $1 AND ($2::bigint IS NULL OR members.id < $2)
      ORDER BY members.id DESC LIMIT $3`,
    [actor.memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  const ids = rows.map(({ rowId }) => rowId);
  const contacts = await readMaskedContacts(database, ids);
  return pageOf(rows, query.pageSize, ({ rowId, nickname, source, registeredAt }) => ({
    nickname,
    mobile: null,
    email: null,
    ...contacts.get(rowId),
    source,
    registeredAt: registeredAt.toISOString(),
  }));
}
