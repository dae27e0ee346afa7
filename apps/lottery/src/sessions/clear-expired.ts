/** What is of no more use: sessions that ended, play money nobody came back to, old draws nobody bought. */
import type { Context } from '#lottery/context.ts';

const mostAtOnce = 1_000;
const playHours = 24;
const playOrderDays = 7;
const drawDays = 60;

/** Answers whether there is more at once. */
export async function clearExpired({ database }: Pick<Context, 'database'>): Promise<boolean> {
  const sessions = await database.query(
    `DELETE FROM lottery.sessions WHERE id IN (
       SELECT id FROM lottery.sessions WHERE expires_at < now() LIMIT $1)`,
    [mostAtOnce],
  );
  const wallets = await database.query(
    `DELETE FROM lottery.play_wallets WHERE member_id IN (
       SELECT w.member_id FROM lottery.play_wallets w
        WHERE w.changed_at < now() - make_interval(hours => $1) LIMIT $2)`,
    [playHours, mostAtOnce],
  );
  const play = await database.query<{ cleared: number }>(
    `SELECT lottery.clear_play(now() - make_interval(days => $1), $2) AS cleared`,
    [playOrderDays, mostAtOnce],
  );
  const counts = [sessions.rowCount, wallets.rowCount, play.rows[0]?.cleared];
  return counts.includes(mostAtOnce);
}

/** The instant as text: a Date would cut it to milliseconds, and a draw come up for ever. */
type Place = { closed: string; last: bigint };

/** Before every draw there is. */
const start: Place = { closed: '-infinity', last: 0n };

/**
 * Goes through old draws, some at a time, and deletes those that nobody bought; at their end it begins
 * anew with the next look.
 */
export function createDrawSweep({ database }: Pick<Context, 'database'>): () => Promise<boolean> {
  let place = start;
  return async () => {
    const { rows } = await database.query<Place>(
      `SELECT closed::text, last
         FROM lottery.clear_draws($1::timestamptz, $2, now() - make_interval(days => $3), $4)`,
      [place.closed, place.last, drawDays, mostAtOnce],
    );
    place = rows[0] ?? start;
    return rows.length > 0;
  };
}
