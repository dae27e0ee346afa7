/** Scores as staff read them: the list, and one agent's with the graph of whom it is about. */
import type {
  AgentIntegrity,
  IntegrityEdge,
  IntegrityNode,
  IntegrityReason,
  ScoredAgent,
} from '@bahati/contract/back-office/agency/integrity.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import type { Tie } from './tell-findings.ts';

type Row = Omit<ScoredAgent, 'id' | 'computedAt' | 'reasons'> & {
  rowId: bigint;
  id: bigint;
  currency: Currency;
  computedAt: Date;
  reasons: IntegrityReason[];
  ties: Tie[];
};

const selectScores = `
  SELECT rank AS "rowId", members.id, username, type, status, currency, score,
         member_count AS "memberCount", player_count AS "playerCount",
         computed_at AS "computedAt", reasons, ties
    FROM integrity_scores
    JOIN members ON members.id = agent_id
    JOIN credentials ON credentials.member_id = agent_id`;

function agentOf(row: Row) {
  const { id, username, type, status, score, memberCount, playerCount, computedAt } = row;
  const whole = { username, type, status, score, memberCount, playerCount };
  return { id: id.toString(), ...whole, computedAt: computedAt.toISOString() };
}

/** The highest first. */
export async function listScores(
  database: Database,
  query: { atLeast: number; cursor?: string | undefined; pageSize: number },
): Promise<Page<ScoredAgent>> {
  const { rows } = await database.query<Row>(
    `${selectScores} WHERE rank >= ($1::bigint + 1) * 1000000000000
        AND ($2::bigint IS NULL OR rank < $2)
      ORDER BY rank DESC LIMIT $3`,
    [query.atLeast, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, (row) => ({
    ...agentOf(row),
    reasons: row.reasons.map(({ code, points }) => ({ code, points })),
  }));
}

/** Refuses `not_found` of whoever has no score. */
export async function readIntegrity(database: Database, agentId: bigint): Promise<AgentIntegrity> {
  const { rows } = await database.query<Row>(`${selectScores} WHERE agent_id = $1`, [agentId]);
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  const { reasons, currency } = row;
  const ids = chooseNodes(agentId.toString(), row);
  const shown = new Set(ids);
  const ties = row.ties.filter(({ from, to }) => shown.has(from) && shown.has(to));
  const nodes = await readNodes(database, agentId, ids, reasons);
  const edges = [...(await readLines(database, ids)), ...ties];
  return { ...agentOf(row), currency, reasons, nodes, edges };
}

/** A graph of more is not read any more. */
const mostNodes = 60;

/** The agent, then the members of each reason in turn, so that none of them crowds out another. */
function chooseNodes(agentId: string, { reasons, ties }: Row): string[] {
  const chosen = new Set([agentId]);
  const longest = Math.max(0, ...reasons.map(({ memberIds }) => memberIds.length));
  for (let at = 0; at < longest; at += 1) {
    for (const { memberIds } of reasons) {
      const id = memberIds[at];
      if (id !== undefined && chosen.size < mostNodes) chosen.add(id);
    }
  }
  for (const { from, to } of ties) {
    for (const id of [from, to]) if (chosen.size < mostNodes) chosen.add(id);
  }
  return [...chosen];
}

async function readNodes(
  database: Database,
  agentId: bigint,
  ids: readonly string[],
  reasons: readonly IntegrityReason[],
): Promise<IntegrityNode[]> {
  const { rows } = await database.query<
    Pick<IntegrityNode, 'username' | 'type' | 'status' | 'depth'> & { id: bigint }
  >(
    `SELECT members.id, username, type, status,
            CASE WHEN members.id = $1 THEN 0 ELSE team.depth END AS depth
       FROM members JOIN credentials ON credentials.member_id = members.id
       LEFT JOIN team_members team ON team.agent_id = $1 AND team.member_id = members.id
             AND team.until_day = 'infinity'
      WHERE members.id = ANY($2::bigint[])`,
    [agentId, ids],
  );
  const found = new Map(rows.map(({ id, ...node }) => [id.toString(), node]));
  return ids.flatMap((id) => {
    const node = found.get(id);
    const concerned = reasons.filter(({ memberIds }) => memberIds.includes(id));
    const codes = [...new Set(concerned.map(({ code }) => code))];
    return node ? [{ id, ...node, reasons: codes }] : [];
  });
}

/** From each of them to the nearest above who is shown. */
async function readLines(database: Database, ids: readonly string[]): Promise<IntegrityEdge[]> {
  const { rows } = await database.query<{ from: string; to: string }>(
    `SELECT DISTINCT ON (member_id) agent_id::text AS from, member_id::text AS to
       FROM team_members
      WHERE member_id = ANY($1::bigint[]) AND agent_id = ANY($1::bigint[])
        AND until_day = 'infinity'
      ORDER BY member_id, depth`,
    [ids],
  );
  return rows.map((line) => ({ kind: 'upline', ...line, amount: null, group: null }));
}

/** Once, however often it is asked for meanwhile. Refuses `not_found` of who is no agent. */
export async function queueScore(database: Database, agentId: bigint): Promise<void> {
  const { rowCount } = await database.query(
    'SELECT FROM members WHERE id = $1 AND type IN (1, 2, 41, 42)',
    [agentId],
  );
  if (rowCount !== 1) throw new Refusal('not_found');
  const key = `agency.score ${agentId}`;
  await queueJob(database, 'agency.score', { agentId: agentId.toString() }, { key });
}
