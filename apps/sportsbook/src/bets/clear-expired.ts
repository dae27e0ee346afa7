/** What is of no use any more: quotes, booking codes and sessions that ended. */
import type { BetContext } from '#sportsbook/bet-context.ts';

const mostAtOnce = 1_000;

/** Answers whether there is more at once. */
export async function clearExpired({ database }: Pick<BetContext, 'database'>): Promise<boolean> {
  let isMore = false;
  for (const [table, key] of [
    ['cash_out_quotes', 'id'],
    ['booking_codes', 'code'],
    ['sessions', 'id'],
  ]) {
    const { rowCount } = await database.query(
      `DELETE FROM book.${table} WHERE ${key} IN (
         SELECT ${key} FROM book.${table} WHERE expires_at < now() - interval '1 minute'
          ORDER BY expires_at LIMIT $1)`,
      [mostAtOnce],
    );
    isMore ||= rowCount === mostAtOnce;
  }
  return isMore;
}
