/** Sizes of the teams above a moved member, which are otherwise counted once an hour. */
import type { Transaction } from '@bahati/server-kit/database.ts';

/** Who has registered since the last count is in no size yet. */
const moved = `moved AS (
  SELECT count(*)::int AS members, count(*) FILTER (WHERE type IN (1, 2, 41, 42))::int AS agents,
         count(*) FILTER (WHERE id = $1)::int AS directs
    FROM members
   WHERE registered_at < coalesce((SELECT sized_at FROM team_progress), '-infinity')
     AND (id = $1 OR id IN (SELECT member_id FROM team_members
                             WHERE agent_id = $1 AND until_day = 'infinity')))`;

const above = `above AS (
  SELECT agent_id, depth = 1 AS is_direct FROM team_members
   WHERE member_id = $1 AND until_day = 'infinity' ORDER BY agent_id)`;

/** Before the member leaves its line. */
export async function takeFromSizes(transaction: Transaction, memberId: bigint): Promise<void> {
  await transaction.query(
    `WITH ${moved}, ${above}
     UPDATE team_sizes AS sizes
        SET members = sizes.members - moved.members, agents = sizes.agents - moved.agents,
            directs = sizes.directs - CASE WHEN is_direct THEN moved.directs ELSE 0 END
       FROM above, moved WHERE sizes.agent_id = above.agent_id`,
    [memberId],
  );
}

/** Once the member stands in its new line. */
export async function addToSizes(transaction: Transaction, memberId: bigint): Promise<void> {
  await transaction.query(
    `WITH ${moved}, ${above}
     INSERT INTO team_sizes AS sizes (agent_id, members, directs, agents)
     SELECT agent_id, members, CASE WHEN is_direct THEN directs ELSE 0 END, agents
       FROM above, moved
     ON CONFLICT (agent_id) DO UPDATE
        SET members = sizes.members + excluded.members,
            directs = sizes.directs + excluded.directs, agents = sizes.agents + excluded.agents`,
    [memberId],
  );
}
