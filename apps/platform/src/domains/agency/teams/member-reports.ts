/** Figures of each member directly below one of the team, page by page. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { MemberReport, teamCalls } from '@bahati/contract/player-site/agency/team.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readAgencyRules } from '#domains/agency/rules/rules.ts';
import { agentTypes, assertAgent } from '#domains/members/members.ts';
import { assertRange, type DayRange } from '#domains/records/records.ts';
import { findInTeam, readPath } from './in-team.ts';
import { readMemberSums, readTeamSums, sumsValue } from './team-sums.ts';

type Reports = CallValue<(typeof teamCalls)['GET /wps/agent/reports/members']>;
type Query = DayRange & {
  under?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};
type Row = { rowId: bigint; nickname: string; type: number };

/** Refuses `need_agent`, `range_invalid`, `member_not_found`. */
export async function listMemberReports(
  context: Context,
  actor: MemberActor,
  { under, cursor, pageSize, ...range }: Query,
): Promise<Reports> {
  assertAgent(actor);
  assertRange(range);
  const { database, config } = context;
  const { currency, memberId } = actor;
  const place = await findInTeam(database, memberId, BigInt(under ?? memberId));
  const { rows } = await database.query<Row>(
    `SELECT id AS "rowId", nickname, type FROM members
      WHERE upline_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [place.id, readCursor(cursor), pageSize + 1],
  );
  const { items, nextCursor } = pageOf(rows, pageSize, (row) => row);
  const agents = items.filter(({ type }) => agentTypes.includes(type)).map(({ rowId }) => rowId);
  const others = items.filter(({ type }) => !agentTypes.includes(type)).map(({ rowId }) => rowId);
  const { depositFeeBps: feeBps } = await readAgencyRules(database, config.BRAND);
  const asked = { ...range, currency };
  const ofTeams = await readTeamSums(database, [place.id, ...agents], asked);
  const ofMembers = await readMemberSums(database, [place.id, ...others], { ...asked, feeBps });
  const report = ({ rowId, nickname, type }: Row): MemberReport => {
    const isTeam = agentTypes.includes(type);
    const sums = (isTeam ? ofTeams : ofMembers).get(rowId);
    return {
      member: { id: rowId.toString(), nickname, type },
      isTeam,
      sums: sumsValue(sums, currency),
    };
  };
  return {
    items: items.map(report),
    nextCursor,
    currency,
    path: await readPath(database, memberId, place.id),
    total: sumsValue(ofTeams.get(place.id), currency),
    own: sumsValue(ofMembers.get(place.id), currency),
  };
}
