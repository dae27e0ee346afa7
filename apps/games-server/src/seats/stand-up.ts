/** Leaving a table, between hands. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredSeat } from './stored-seats.ts';

/** What they have is fixed and paid, to a bot at once; the seats are free. */
export async function standUp(
  transaction: Transaction,
  seats: readonly Pick<StoredSeat, 'id'>[],
): Promise<void> {
  if (seats.length === 0) return;
  await transaction.query(
    `UPDATE games.seats
        SET state = CASE WHEN bot IS NULL THEN 'paying' ELSE 'left' END, payout = stack, stack = 0,
            due_at = clock_timestamp(),
            left_at = CASE WHEN bot IS NOT NULL THEN clock_timestamp() END
      WHERE id = ANY($1::bigint[])
        AND NOT EXISTS (SELECT 1 FROM games.seat_buy_ins b
                         WHERE b.seat_id = seats.id AND b.state IN ('asking', 'voiding'))`,
    [seats.map(({ id }) => id)],
  );
}
