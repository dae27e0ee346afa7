/** Which two members were seen on one browser. */
import type { Database } from '@bahati/server-kit/database.ts';

/** Of a member the newest so many are read. */
const mostSessions = 30;

export type TwoMembers = { one: bigint; other: bigint };

export const keyOfTwo = ({ one, other }: TwoMembers): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

/** Two whom staff found to be two people, though they share one, are left out. */
export async function readSharedDevices(
  database: Database,
  pairs: readonly TwoMembers[],
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<TwoMembers>(
    `WITH asked AS (SELECT * FROM unnest($1::bigint[], $2::bigint[]) AS two (one, other)),
          seen AS MATERIALIZED (
            SELECT DISTINCT member.id, session.device_hash
              FROM (SELECT one AS id FROM asked UNION SELECT other FROM asked) member
             CROSS JOIN LATERAL (
               SELECT device_hash FROM sessions
                WHERE member_id = member.id ORDER BY id DESC LIMIT ${mostSessions}) session
             WHERE session.device_hash IS NOT NULL)
     SELECT asked.one, asked.other FROM asked
      WHERE EXISTS (SELECT FROM seen a JOIN seen b USING (device_hash)
                     WHERE a.id = asked.one AND b.id = asked.other)
        AND NOT EXISTS (SELECT FROM duplicate_pairs d
                         WHERE d.first_id = least(asked.one, asked.other)
                           AND d.second_id = greatest(asked.one, asked.other)
                           AND d.state = 'different')`,
    [pairs.map(({ one }) => one), pairs.map(({ other }) => other)],
  );
  return new Set(rows.map(keyOfTwo));
}
