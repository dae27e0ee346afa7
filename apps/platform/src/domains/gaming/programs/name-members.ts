/** Who is behind the keys a program of a provider knows members by, for staff who look from there. */
import type { Database } from '@bahati/server-kit/database.ts';

const mostNamed = 100;

export type NamedMember = { key: string; memberId: string; username: string };

/** Keys that the provider was never given are left out. */
export async function nameMembers(
  database: Database,
  code: string,
  keys: string,
): Promise<{ items: NamedMember[] }> {
  const { rows } = await database.query<NamedMember>(
    `SELECT m.key, m.member_id::text AS "memberId", c.username
       FROM provider_profiles p JOIN provider_members m ON m.provider_id = p.id
       JOIN credentials c ON c.member_id = m.member_id
      WHERE p.code = $1 AND m.key = ANY($2::text[]) LIMIT $3`,
    [code, keys.split(',').slice(0, mostNamed), mostNamed],
  );
  return { items: rows };
}
