/** Who is in whose team. Whoever is not, does not exist for the agent, whoever that is. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

export type TeamPlace = { id: bigint; nickname: string; type: number; depth: number };

/** The agent itself has depth 0. Refuses `member_not_found`. */
export async function findInTeam(
  database: Database | Transaction,
  agentId: bigint,
  memberId: bigint,
): Promise<TeamPlace> {
  const { rows } = await database.query<TeamPlace>(
    `SELECT members.id, nickname, type, depth
       FROM (SELECT member_id, depth FROM team_members
              WHERE agent_id = $1 AND member_id = $2 AND until_day = 'infinity'
             UNION ALL SELECT $1, 0 WHERE $1 = $2::bigint) place
       JOIN members ON members.id = place.member_id`,
    [agentId, memberId],
  );
  if (!rows[0]) throw new Refusal('member_not_found');
  return rows[0];
}

/** From the agent down to the member, both included. */
export async function readPath(
  database: Database,
  agentId: bigint,
  memberId: bigint,
): Promise<{ id: string; nickname: string }[]> {
  const { rows } = await database.query<{ id: bigint; nickname: string }>(
    `SELECT members.id, nickname
       FROM (SELECT $2::bigint AS id, 0 AS height
             UNION ALL
             SELECT above.agent_id, above.depth
               FROM team_members above JOIN team_members own
                 ON own.agent_id = $1 AND own.member_id = $2 AND own.until_day = 'infinity'
              WHERE above.member_id = $2 AND above.until_day = 'infinity'
                AND above.depth <= own.depth) line
       JOIN members USING (id) ORDER BY height DESC`,
    [agentId, memberId],
  );
  return rows.map(({ id, nickname }) => ({ id: id.toString(), nickname }));
}
