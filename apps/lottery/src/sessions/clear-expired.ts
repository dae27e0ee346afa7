/** What is of no more use: sessions that ended, play money nobody came back to. */
import type { Context } from '#lottery/context.ts';

const mostAtOnce = 1_000;
const playHours = 24;

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
  return sessions.rowCount === mostAtOnce || wallets.rowCount === mostAtOnce;
}
