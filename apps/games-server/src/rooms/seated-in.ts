import type { Database } from '@bahati/server-kit/database.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';

type Session = Pick<FrameSession, 'memberId' | 'gameCode' | 'currency'>;

/** The room of this game in which a member has a seat, the newest one; null: in none. */
export async function readSeatedIn(
  database: Database,
  { memberId, gameCode, currency }: Session,
): Promise<string | null> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT room_id AS id FROM games.seats
      WHERE member_id = $1 AND game_code = $2 AND currency = $3 AND state IN ('asking', 'in')
        AND place IS NULL AND out_count IS NULL
      ORDER BY id DESC LIMIT 1`,
    [memberId, gameCode, currency],
  );
  return rows[0]?.id.toString() ?? null;
}
