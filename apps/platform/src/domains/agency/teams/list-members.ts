/** Members of a team: level by level, or found by name over the whole team. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { teamCalls, TeamMember } from '@bahati/contract/player-site/agency/team.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { type Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readAgencyRules } from '#domains/agency/rules/rules.ts';
import { readMaskedContacts } from '#domains/identity/identity.ts';
import { assertAgent } from '#domains/members/members.ts';
import { countedZone, dayIn } from '#domains/records/records.ts';
import { findInTeam, readPath } from './in-team.ts';
import { dayAfter } from './read-overview.ts';
import { readTeamSizes } from './team-sizes.ts';
import { readTeamSums, readMemberSums, sumsValue } from './team-sums.ts';

type Row = Omit<TeamMember, 'id' | 'balance' | 'lastLoginAt' | 'registeredAt' | 'teamSize'> & {
  rowId: bigint;
  currency: Currency;
  balance: bigint;
  lastLoginAt: Date | null;
  registeredAt: Date;
};

/** Columns of `found (member_id, depth)`; $1 is the agent. */
const columns = `members.id AS "rowId", nickname, type, status, found.depth, members.currency,
  coalesce((SELECT balance FROM accounts WHERE owner_id = members.id AND kind = 'cash'
             AND scope = '' AND accounts.currency = members.currency), 0) AS balance,
  last_login_at AS "lastLoginAt", registered_at AS "registeredAt",
  ARRAY(SELECT kind FROM agency_contracts WHERE agency_contracts.agent_id = members.id
           AND agency_contracts.upline_id = $1 AND ended_from IS NULL ORDER BY kind) AS contracts`;
const people = `JOIN members ON members.id = found.member_id
  JOIN credentials ON credentials.member_id = members.id`;

type Query = {
  under?: string | undefined;
  name?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** Refuses `need_agent`, `member_not_found`. */
export async function listTeamMembers(
  context: Context,
  actor: MemberActor,
  { under, name, cursor, pageSize }: Query,
): Promise<Page<TeamMember>> {
  assertAgent(actor);
  const { database } = context;
  const before = readCursor(cursor);
  if (name !== undefined && name !== '') {
    const rows = await searchTeam(database, actor.memberId, name);
    return { items: await tell(context, rows), nextCursor: null };
  }
  const place = await findInTeam(database, actor.memberId, BigInt(under ?? actor.memberId));
  const { rows } = await database.query<Row>(
    `SELECT ${columns}
       FROM (SELECT id AS member_id, $4::int AS depth FROM members
              WHERE upline_id = $2 AND ($3::bigint IS NULL OR id < $3)
              ORDER BY id DESC LIMIT $5) found ${people}
      ORDER BY members.id DESC`,
    [actor.memberId, place.id, before, place.depth + 1, pageSize + 1],
  );
  const page = pageOf(rows, pageSize, (row) => row);
  return { items: await tell(context, page.items), nextCursor: page.nextCursor };
}

const mostFound = 30;
/** Up to this size the team is looked through, above it the names. */
const smallTeam = 20_000;
/** So many names are looked at; where too few of them are of the team, the team is looked through. */
const mostNames = 5_000;
/** Past every name that begins with what stands before it. */
const pastAll = '\u{10FFFF}';

/** Byte by byte, as members_by_nickname has them. */
const isNamed = `lower(nickname) COLLATE "C" >= $2 AND lower(nickname) COLLATE "C" < $3`;
const isBelow = `team_members.agent_id = $1 AND team_members.member_id = members.id
  AND until_day = 'infinity'`;
const inOrder = 'ORDER BY lower(nickname) COLLATE "C", members.id';
const throughTeam = `SELECT members.id AS member_id, depth FROM team_members JOIN members ON ${isBelow}
  WHERE ${isNamed} ${inOrder} LIMIT $4`;
const throughNames = `SELECT id AS member_id, depth
   FROM (SELECT id, nickname FROM members WHERE ${isNamed} ${inOrder} LIMIT ${mostNames}) members
   JOIN LATERAL (SELECT depth FROM team_members WHERE ${isBelow}) below ON true LIMIT $4`;

/**
 * Nicknames that begin so, in their order, at most 30. A small team is read by its members; of a
 * large one a good part of all names is in it, so that names are read until enough are found.
 */
async function searchTeam(database: Database, agentId: bigint, name: string): Promise<Row[]> {
  const begins = name.toLowerCase();
  const size = (await readTeamSizes(database, [agentId])).get(agentId)?.members ?? 0;
  const find = async (found: string) => {
    const { rows } = await database.query<Row>(
      `SELECT ${columns} FROM (${found}) found ${people} ${inOrder}`,
      [agentId, begins, begins + pastAll, mostFound],
    );
    return rows;
  };
  if (size <= smallTeam) return find(throughTeam);
  const found = await find(throughNames);
  const isComplete = found.length === mostFound || !(await hasMoreNames(database, begins));
  return isComplete ? found : find(throughTeam);
}

/** Whether more names begin so than are looked at. */
async function hasMoreNames(database: Database, begins: string): Promise<boolean> {
  const { rows } = await database.query(
    `SELECT 1 FROM members
      WHERE lower(nickname) COLLATE "C" >= $1 AND lower(nickname) COLLATE "C" < $2
      OFFSET ${mostNames} LIMIT 1`,
    [begins, begins + pastAll],
  );
  return rows.length > 0;
}

async function tell(context: Context, rows: readonly Row[]): Promise<TeamMember[]> {
  const { database, config } = context;
  const { isBalanceVisible } = await readAgencyRules(database, config.BRAND);
  const sizes = await readTeamSizes(
    database,
    rows.map(({ rowId }) => rowId),
  );
  return rows.map(({ rowId, currency, balance, lastLoginAt, registeredAt, ...row }) => ({
    ...row,
    id: rowId.toString(),
    teamSize: sizes.get(rowId)?.members ?? 0,
    balance: isBalanceVisible ? toDecimal(balance, currency) : null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    registeredAt: registeredAt.toISOString(),
  }));
}

type Card = CallValue<(typeof teamCalls)['GET /wps/agent/members/:id']>;

const cardDays = 30;

/** Refuses `need_agent`, `member_not_found`, also for the agent itself. */
export async function readTeamMember(
  context: Context,
  actor: MemberActor,
  id: string,
): Promise<Card> {
  assertAgent(actor);
  const { database, config } = context;
  const { currency } = actor;
  const place = await findInTeam(database, actor.memberId, BigInt(id));
  if (place.depth === 0) throw new Refusal('member_not_found');
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM (SELECT $2::bigint AS member_id, $3::int AS depth) found ${people}`,
    [actor.memberId, place.id, place.depth],
  );
  const [member] = await tell(context, rows);
  if (!member) throw new Refusal('member_not_found');
  const to = dayIn(context.now(), await countedZone(context, database));
  const range = { from: dayAfter(to, 1 - cardDays), to, currency };
  const { depositFeeBps: feeBps } = await readAgencyRules(database, config.BRAND);
  const sums =
    member.teamSize > 0
      ? await readTeamSums(database, [place.id], range)
      : await readMemberSums(database, [place.id], { ...range, feeBps });
  const { rows: asked } = await database.query(
    `SELECT 1 FROM freeze_requests WHERE member_id = $1 AND agent_id = $2 AND state = 'requested'`,
    [place.id, actor.memberId],
  );
  const contacts = (await readMaskedContacts(database, [place.id])).get(place.id);
  return {
    ...member,
    mobile: contacts?.mobile ?? null,
    email: contacts?.email ?? null,
    source: await readSource(database, place.id),
    path: (await readPath(database, actor.memberId, place.id)).slice(0, -1),
    sums: sumsValue(sums.get(place.id), currency),
    isFreezeAsked: asked.length > 0,
  };
}

/** What brought the member, as its agent named it. */
async function readSource(database: Database, memberId: bigint): Promise<string | null> {
  const { rows } = await database.query<{ source: string }>(
    `SELECT coalesce(nullif(label, ''), code) AS source
       FROM members JOIN affiliate_codes ON code = affiliate_code WHERE id = $1`,
    [memberId],
  );
  return rows[0]?.source ?? null;
}
