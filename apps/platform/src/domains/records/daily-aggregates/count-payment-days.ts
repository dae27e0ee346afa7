/**
 * Payments of a member's cash by day and code. The counting job adds each batch's own; what was
 * counted before there were such days it catches up with, batch by batch, from where it stopped.
 */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { codesOf } from './day-figures.ts';

/** Ids of transfers that one batch of catching up spans: a part of a second. */
const catchUpIds = 50_000;

export const playCodes: readonly number[] = [...codesOf.bet, ...codesOf.payout];

type Bounds = { after: bigint; last: bigint; timeZone: string };

/** Adds what lies between two ids, once: the caller writes in the same transaction how far it came. */
export async function addPaymentDays(
  transaction: Transaction,
  { after, last, timeZone }: Bounds,
): Promise<void> {
  await transaction.query(
    `INSERT INTO member_payment_days AS days (account_id, day, code, change)
     SELECT account.id, (t.created_at AT TIME ZONE $3)::date, t.code, sum(side.change)
       FROM transfers t JOIN LATERAL (VALUES (t.debit_account_id, -t.amount),
                                             (t.credit_account_id, t.amount))
              AS side (account_id, change) ON true
       JOIN accounts account ON account.id = side.account_id AND account.owner_id <> 0
            AND account.kind = 'cash'
      WHERE t.id > $1 AND t.id <= $2 AND t.code <> ALL($4::smallint[])
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
     ON CONFLICT (account_id, day, code) DO UPDATE SET change = days.change + excluded.change`,
    [after, last, timeZone, playCodes],
  );
}

/** One batch towards what is counted; false: nothing is missing, or another process counts. */
export async function catchUpPaymentDays(database: Database, ids = catchUpIds): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await transaction.query(`SET LOCAL statement_timeout = '60s'`);
    const { rows } = await transaction.query<Bounds>(
      `SELECT payment_days_transfer_id AS after, time_zone AS "timeZone",
              least(last_transfer_id, payment_days_transfer_id + $1) AS last
         FROM records_progress WHERE payment_days_transfer_id < last_transfer_id
          FOR UPDATE SKIP LOCKED`,
      [ids],
    );
    const [bounds] = rows;
    if (!bounds) return false;
    await addPaymentDays(transaction, bounds);
    await transaction.query('UPDATE records_progress SET payment_days_transfer_id = $1', [
      bounds.last,
    ]);
    return true;
  });
}
