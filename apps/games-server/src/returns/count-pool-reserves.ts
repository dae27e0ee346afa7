/**
 * Adding up what shots of fishing took and brought. A shot that hit is one sample; one that was given
 * back is none. A reserve is counted once it is settled.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';
import { wayOfShots } from '#games-server/pools/pool-game.ts';

const reservesAtOnce = 1_000;

/** Answers how many were counted; fewer than asked for: there are no more. */
export async function countPoolReserves(
  { database }: Pick<Context, 'database'>,
  { limit = reservesAtOnce } = {},
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await lockCounting(transaction);
    const { rows } = await transaction.query<{ id: bigint }>(
      `UPDATE games.pool_reserves SET is_counted = true
        WHERE id IN (SELECT id FROM games.pool_reserves
                      WHERE state = 'settled' AND NOT is_counted ORDER BY id LIMIT $1)
       RETURNING id`,
      [limit],
    );
    await addUp(
      transaction,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}

/** Takes a settled reserve that is counted out of the sums, in the transaction that voids it. */
export async function takeOutReserve(transaction: Transaction, id: bigint): Promise<void> {
  await lockCounting(transaction);
  const { rowCount } = await transaction.query(
    'UPDATE games.pool_reserves SET is_counted = false WHERE id = $1 AND is_counted',
    [id],
  );
  if ((rowCount ?? 0) > 0) await addUp(transaction, [id], -1);
}

/** The lock of all counting. */
async function lockCounting(transaction: Transaction): Promise<void> {
  await transaction.query('SELECT 1 FROM games.returns_progress FOR UPDATE');
}

async function addUp(
  transaction: Transaction,
  ids: readonly bigint[],
  sign: 1 | -1 = 1,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.query(
    `INSERT INTO games.build_returns AS known
       (game_code, version, choice, currency, rounds, stake, payout, stake_squares, revision)
     SELECT game_code, version, $3, currency, $2::int * sum(hits), $2::int * sum(spent),
            $2::int * sum(won), $2::int * sum(stake_squares),
            (SELECT coalesce(max(revision), 0) FROM games.build_returns)
              + row_number() OVER (ORDER BY game_code, version, currency)
       FROM games.pool_reserves WHERE id = ANY($1::bigint[]) AND hits > 0
      GROUP BY game_code, version, currency
     ON CONFLICT (game_code, version, choice, currency) DO UPDATE SET
       rounds = known.rounds + excluded.rounds, stake = known.stake + excluded.stake,
       payout = known.payout + excluded.payout,
       stake_squares = known.stake_squares + excluded.stake_squares,
       revision = excluded.revision`,
    [ids, sign, wayOfShots],
  );
  await transaction.query(
    `UPDATE games.returns_progress
        SET revision = (SELECT coalesce(max(revision), 0) FROM games.build_returns)`,
  );
}
