/**
 * Adding up what rounds of live tables took and paid. A round is one sample of each way it was bet
 * on, whoever bets: its entries share its outcome, so its spread is reckoned as if all of them were
 * one stake, which is the most it can be. A round is counted once its entries are decided; one that
 * was called off adds nothing.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#games-server/context.ts';

const roundsAtOnce = 100;

/** Answers how many rounds were counted; fewer than asked for: there are no more. */
export async function countTableRounds(
  { database }: Pick<Context, 'database'>,
  { limit = roundsAtOnce } = {},
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await lockCounting(transaction);
    const { rows } = await transaction.query<{ id: bigint }>(
      `UPDATE games.table_rounds SET is_counted = true
        WHERE id IN (SELECT t.id FROM games.table_rounds t
                      WHERE t.state = 'over' AND NOT t.is_counted
                        AND NOT EXISTS (SELECT 1 FROM games.table_entries e
                                         WHERE e.round_id = t.id AND e.decided_at IS NULL)
                      ORDER BY t.id LIMIT $1)
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

/**
 * Voids a settled entry, and puts what is left of its round in place of the sample it was, if it is
 * counted: both in the transaction of the void.
 */
export async function takeOutEntry(
  transaction: Transaction,
  roundId: bigint,
  voidEntry: () => Promise<void>,
): Promise<void> {
  await lockCounting(transaction);
  const { rows } = await transaction.query<{ isCounted: boolean }>(
    'SELECT is_counted AS "isCounted" FROM games.table_rounds WHERE id = $1',
    [roundId],
  );
  const isCounted = rows[0]?.isCounted === true;
  if (isCounted) await addUp(transaction, [roundId], -1);
  await voidEntry();
  if (isCounted) await addUp(transaction, [roundId]);
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
     SELECT game_code, version, choice, currency, $2::int * count(*), $2 * sum(stake),
            $2 * sum(payout), $2 * sum(stake * stake),
            (SELECT coalesce(max(revision), 0) FROM games.build_returns)
              + row_number() OVER (ORDER BY game_code, version, choice, currency)
       FROM (SELECT e.game_code, t.version, split_part(e.opening, ':', 1) AS choice, e.currency,
                    sum(e.stake) AS stake, sum(e.payout) AS payout
               FROM games.table_rounds t JOIN games.table_entries e ON e.round_id = t.id
              WHERE t.id = ANY($1::bigint[]) AND t.is_held AND e.state = 'settled'
              GROUP BY t.id, 1, 2, 3, 4) AS sample
      GROUP BY game_code, version, choice, currency
     ON CONFLICT (game_code, version, choice, currency) DO UPDATE SET
       rounds = known.rounds + excluded.rounds, stake = known.stake + excluded.stake,
       payout = known.payout + excluded.payout,
       stake_squares = known.stake_squares + excluded.stake_squares,
       revision = excluded.revision`,
    [ids, sign],
  );
  await transaction.query(
    `UPDATE games.returns_progress
        SET revision = (SELECT coalesce(max(revision), 0) FROM games.build_returns)`,
  );
}
