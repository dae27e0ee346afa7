/** The cut-off: by the database's clock alone, after every order that was decided before it. */
import type { Context } from '#lottery/context.ts';

const mostAtOnce = 100;

/**
 * Closes draws whose time is over. An order holds its draws from the moment it is decided until it is
 * stored, so a draw that is closed has all its tickets. Answers whether there may be more at once.
 */
export async function closeDue({ database }: Pick<Context, 'database'>): Promise<boolean> {
  const { rowCount } = await database.query(
    `WITH due AS (
       SELECT id FROM lottery.draws WHERE state = 'open' AND closes_at <= now()
        ORDER BY closes_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
     UPDATE lottery.draws d SET state = 'closed', due_at = now() FROM due WHERE d.id = due.id`,
    [mostAtOnce],
  );
  return rowCount === mostAtOnce;
}
