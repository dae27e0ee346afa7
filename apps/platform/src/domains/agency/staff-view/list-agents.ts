/** The tree of agents, one level at a time, and agents by name. */
import type { AgentRow } from '@bahati/contract/back-office/agency/agents.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Context } from '#platform/context.ts';
import { readAgentRows } from './agent-rows.ts';

type Query = { uplineId?: string | undefined; cursor?: string | undefined; pageSize: number };

/** Who joined first comes first. */
export async function listAgents(
  context: Context,
  { uplineId, cursor, pageSize }: Query,
): Promise<Page<AgentRow>> {
  const after = readCursor(cursor) ?? 0n;
  const agents = `SELECT id AS "rowId" FROM members
     WHERE type IN (1, 2, 41, 42) AND id > $1 AND`;
  const { rows } = await context.database.query<{ rowId: bigint }>(
    uplineId === undefined
      ? `${agents} upline_id IS NULL ORDER BY id LIMIT $2`
      : `${agents} upline_id = $3 ORDER BY id LIMIT $2`,
    [after, pageSize + 1, ...(uplineId === undefined ? [] : [BigInt(uplineId)])],
  );
  const { items, nextCursor } = pageOf(rows, pageSize, ({ rowId }) => rowId);
  return { items: await readAgentRows(context, items), nextCursor };
}

const mostFound = 20;
/** Of user names that begin alike, few are agents. */
const mostLookedAt = 500;

/** Whole matches first, then names that begin so. At most 20. */
export async function findAgents(context: Context, search: string): Promise<{ items: AgentRow[] }> {
  const text = search.toLowerCase();
  const { rows } = await context.database.query<{ id: bigint }>(
    `SELECT id FROM (
       (SELECT id, 0 AS rank FROM members WHERE id = $1 AND type IN (1, 2, 41, 42))
       UNION ALL
       (SELECT members.id, CASE WHEN username = $2 THEN 0 ELSE 1 END
          FROM (SELECT member_id, username FROM credentials
                 WHERE username LIKE $3 ORDER BY username LIMIT ${mostLookedAt}) named
          JOIN members ON members.id = member_id WHERE type IN (1, 2, 41, 42))
       UNION ALL
       (SELECT id, CASE WHEN lower(nickname) = $2 THEN 0 ELSE 2 END FROM members
         WHERE lower(nickname) LIKE $3 AND type IN (1, 2, 41, 42)
         ORDER BY lower(nickname) LIMIT ${mostFound})) found
      GROUP BY id ORDER BY min(rank), id LIMIT ${mostFound}`,
    [/^[1-9]\d{0,17}$/.test(text) ? text : null, text, `${asPattern(text)}%`],
  );
  return {
    items: await readAgentRows(
      context,
      rows.map(({ id }) => id),
    ),
  };
}

function asPattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
