/** Which seats the operator asks about are played at: a member is there, and the room goes on. */
import type { Context } from '#games-server/context.ts';

/** What is due in a room is done within moments. */
const lateSeconds = 60;

export async function tellAlive(
  { database }: Pick<Context, 'database'>,
  { rounds }: { rounds: readonly string[] },
): Promise<{ alive: string[] }> {
  const { rows } = await database.query<{ roundId: string }>(
    `SELECT s.external_id AS "roundId" FROM games.seats s JOIN games.rooms r ON r.id = s.room_id
      WHERE s.external_id = ANY($1::text[]) AND s.state = 'in' AND r.trouble IS NULL
        AND (r.due_at IS NULL OR r.due_at > now() - make_interval(secs => $2))`,
    [rounds, lateSeconds],
  );
  return { alive: rows.map(({ roundId }) => roundId) };
}
