/** How many stand below agents: counted once an hour, with whoever registered since added. */
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { agentTypes } from '#domains/members/members.ts';

/** Counts all teams where that was an hour ago, or a move asked for it. */
export async function countTeamSizes(database: Database): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.query(`SELECT set_config('statement_timeout', '120s', true)`);
    const { rowCount } = await transaction.query(
      `UPDATE team_progress SET sized_at = now()
        WHERE sized_at IS NULL OR sized_at < now() - interval '1 hour'`,
    );
    if (rowCount === 0) return;
    await transaction.query(
      `INSERT INTO team_sizes AS sizes (agent_id, members, directs, agents)
       SELECT agent_id, count(*), count(*) FILTER (WHERE depth = 1),
              count(*) FILTER (WHERE type = ANY($1::smallint[]))
         FROM team_members JOIN members ON members.id = member_id
        WHERE until_day = 'infinity' AND registered_at < now()
        GROUP BY agent_id ORDER BY agent_id
       ON CONFLICT (agent_id) DO UPDATE
          SET members = excluded.members, directs = excluded.directs, agents = excluded.agents
        WHERE (sizes.members, sizes.directs, sizes.agents)
           IS DISTINCT FROM (excluded.members, excluded.directs, excluded.agents)`,
      [agentTypes],
    );
    // Whose last downline was moved away.
    await transaction.query(
      `DELETE FROM team_sizes WHERE NOT EXISTS (
         SELECT FROM team_members
          WHERE team_members.agent_id = team_sizes.agent_id AND until_day = 'infinity')`,
    );
  });
}

export type TeamSize = { members: number; directs: number; agents: number };

/**
 * Sizes of these agents' teams; who has nobody below is left out. Of the newest members those above
 * are looked up, however large the teams are.
 */
export async function readTeamSizes(
  database: Database,
  agentIds: readonly bigint[],
): Promise<Map<bigint, TeamSize>> {
  const { rows } = await database.query<TeamSize & { agentId: bigint }>(
    `SELECT agent_id AS "agentId", sum(members)::int AS members, sum(directs)::int AS directs,
            sum(agents)::int AS agents
       FROM (
         SELECT agent_id, members, directs, agents FROM team_sizes
          WHERE agent_id = ANY($1::bigint[])
         UNION ALL
         SELECT agent_id, 1, (depth = 1)::int, (type = ANY($2::smallint[]))::int
           FROM (SELECT id, type FROM members
                  WHERE registered_at >= coalesce((SELECT sized_at FROM team_progress), '-infinity')
                 OFFSET 0) newest
          CROSS JOIN LATERAL (
            SELECT agent_id, depth FROM team_members
             WHERE member_id = newest.id AND agent_id = ANY($1::bigint[]) AND until_day = 'infinity'
            OFFSET 0) above) counted
      GROUP BY agent_id`,
    [agentIds, agentTypes],
  );
  return new Map(rows.map(({ agentId, ...size }) => [agentId, size]));
}
