/** How long payments usually take: what the last ones paid by a method took from the request on. */
import type { Database } from '@bahati/server-kit/database.ts';

export type PayoutTime = {
  method: string;
  /** Four in five were paid within so many minutes; null: too few were paid to say. */
  usualMinutes: number | null;
};

const counted = 50;
const fewest = 5;

export async function readPayoutTimes(database: Database): Promise<PayoutTime[]> {
  const { rows } = await database.query<PayoutTime>(
    `SELECT code AS method, CASE WHEN took.count >= $2 THEN took.minutes END AS "usualMinutes"
       FROM payment_methods CROSS JOIN LATERAL (
              SELECT count(*) AS count,
                     greatest(1, ceil(extract(epoch FROM
                       percentile_disc(0.8) WITHIN GROUP (ORDER BY paid_at - created_at)) / 60)
                     )::int AS minutes
                FROM (SELECT created_at, paid_at FROM withdrawals
                       WHERE withdrawals.method = code AND paid_at IS NOT NULL
                       ORDER BY paid_at DESC LIMIT $1) newest) took
      WHERE direction = 'withdrawal' ORDER BY position LIMIT 100`,
    [counted, fewest],
  );
  return rows;
}
