/** The session at home that a session in another brand came from. */
import type { Context } from '#platform/context.ts';

export type Home = { brand: string; staffId: bigint; sessionId: bigint };

/**
 * Whether it still vouches: neither ended nor too old, its staff user not shut out. It may have
 * been idle, since its holder is at work elsewhere.
 */
export async function homeStands(context: Context, home: Home): Promise<boolean> {
  return (await readHomeStart(context, home)) !== undefined;
}

/** When it began; undefined once it no longer vouches. */
export async function readHomeStart(
  { config, database, installation }: Context,
  { brand, staffId, sessionId }: Home,
): Promise<Date | undefined> {
  const there = brand === config.BRAND ? database : installation.contextOf(brand)?.database;
  if (!there) return undefined;
  const { rows } = await there.query<{ startedAt: Date }>(
    `SELECT staff_sessions.created_at AS "startedAt"
       FROM staff_sessions JOIN staff_members ON staff_members.id = staff_id
      WHERE staff_sessions.id = $1 AND staff_id = $2 AND is_enabled AND home_brand IS NULL
        AND ended_at IS NULL AND staff_sessions.created_at > now() - interval '12 hours'`,
    [sessionId, staffId],
  );
  return rows[0]?.startedAt;
}
