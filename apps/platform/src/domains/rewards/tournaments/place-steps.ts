/**
 * Places of a table at a distance from each other. An own place is the nearest step above and a count
 * of the few between, however many are ranked.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';

/** At most some thousand steps; between two of them some hundred places at the most. */
const most = 1_000;
const nearest = 64;

/** Goes through the whole table: some tenths of a second for a hundred thousand members. */
export async function placeSteps(transaction: Transaction, tournamentId: bigint): Promise<void> {
  await transaction.query('DELETE FROM tournament_steps WHERE tournament_id = $1', [tournamentId]);
  await transaction.query(
    `WITH counted AS (
       UPDATE tournaments
          SET ranked = (SELECT count(*) FROM tournament_scores
                         WHERE tournament_id = $1 AND is_ranked)
        WHERE id = $1 RETURNING ranked)
     INSERT INTO tournament_steps (tournament_id, place, behind, reached_at, member_id)
     SELECT $1, place, behind, reached_at, member_id
       FROM (SELECT row_number() OVER (ORDER BY behind, reached_at, member_id) AS place,
                    behind, reached_at, member_id
               FROM tournament_scores WHERE tournament_id = $1 AND is_ranked) standing, counted
      WHERE place % greatest($2::int, ranked / $3::int) = 1`,
    [tournamentId, nearest, most],
  );
}
