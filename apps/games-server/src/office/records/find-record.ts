/** What an id is of that staff have from the platform or from a member. */
import type { Context } from '#games-server/context.ts';

export type FoundRecord = { kind: 'room' | 'round' | 'seat'; id: string };

/** The wallet knows an entry and a seat as a round each; a room has a code. */
export async function findRecord(
  { database }: Context,
  text: string,
): Promise<{ found: FoundRecord | null }> {
  const { rows } = await database.query<{ kind: FoundRecord['kind']; id: bigint }>(
    `SELECT 'round' AS kind, round_id AS id FROM games.table_entries WHERE external_id = $1
      UNION ALL
     SELECT 'seat', id FROM games.seats WHERE external_id = $1
      UNION ALL
     SELECT 'room', id FROM games.rooms WHERE code = lower($1)
      LIMIT 1`,
    [text.trim()],
  );
  const [found] = rows;
  return { found: found ? { kind: found.kind, id: found.id.toString() } : null };
}
