/**
 * Counting: sealed transfers become days, in order of id. How far it came is written in the same
 * transaction, so that killed at any moment it goes on where it was; of several processes one
 * counts at a time.
 */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { batchSizes, countingSettings, nextBatch } from './next-batch.ts';
import { addPaymentDays, catchUpPaymentDays, playCodes } from './count-payment-days.ts';
import { figureNames, figuresOfLegs, legsOfMoved } from './day-figures.ts';

type Progress = { lastTransferId: bigint; paymentDaysTransferId: bigint; timeZone: string };

/**
 * Counts all that is sealed, and then what older counts left out; breaks off between two batches
 * when the process is leaving.
 */
export async function countDays(context: Context, leaving?: AbortSignal): Promise<void> {
  const { timeZone } = await readBrand(context.database, context.config.BRAND);
  while (!leaving?.aborted) {
    const counted = await countOnce(context.database, timeZone);
    if (counted === 0 && !(await catchUpPaymentDays(context.database))) return;
  }
}

/** Counts one batch; answers how many transfers it was, 0 when there is nothing to do. */
export async function countOnce(
  database: Database,
  timeZone: string,
  size: number = batchSizes.job,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await transaction.query(countingSettings);
    await transaction.query(
      `INSERT INTO records_progress (last_transfer_id, time_zone) VALUES (0, $1)
       ON CONFLICT DO NOTHING`,
      [timeZone],
    );
    const { rows } = await transaction.query<Progress>(
      `SELECT last_transfer_id AS "lastTransferId", time_zone AS "timeZone",
              payment_days_transfer_id AS "paymentDaysTransferId"
         FROM records_progress FOR UPDATE SKIP LOCKED`,
    );
    const [progress] = rows;
    return progress ? countFrom(transaction, progress, size) : 0;
  });
}

async function countFrom(
  transaction: Transaction,
  progress: Progress,
  size: number,
): Promise<number> {
  const batch = await nextBatch(transaction, progress.lastTransferId, size);
  if (!batch) return 0;
  const bounds = [progress.lastTransferId, batch.last, progress.timeZone];
  await makeMonths(transaction, bounds);
  await transaction.query(countMembers, bounds);
  await transaction.query(countOperator, bounds);
  await transaction.query(
    `INSERT INTO member_payments (account_id, transfer_id, code)
     SELECT account.id, t.id, t.code
       FROM transfers t JOIN LATERAL (VALUES (t.debit_account_id), (t.credit_account_id))
              AS side (account_id) ON true
       JOIN accounts account ON account.id = side.account_id AND account.owner_id <> 0
            AND account.kind = 'cash'
      WHERE t.id > $1 AND t.id <= $2 AND t.code <> ALL($3::smallint[])
     ON CONFLICT DO NOTHING`,
    [progress.lastTransferId, batch.last, playCodes],
  );
  // While older payments are still to be added by day, these wait for their turn.
  const isInStep = progress.paymentDaysTransferId === progress.lastTransferId;
  if (isInStep) {
    const { lastTransferId: after, timeZone } = progress;
    await addPaymentDays(transaction, { after, last: batch.last, timeZone });
  }
  await transaction.query(
    `UPDATE records_progress SET last_transfer_id = $1,
            payment_days_transfer_id = CASE WHEN $2 THEN $1 ELSE payment_days_transfer_id END`,
    [batch.last, isInStep],
  );
  return Number(batch.count);
}

async function makeMonths(transaction: Transaction, bounds: readonly unknown[]): Promise<void> {
  await transaction.query(
    `SELECT make_member_day_months(min(day), max(day)) FROM (
       SELECT (created_at AT TIME ZONE $3)::date AS day FROM transfers
        WHERE id > $1 AND id <= $2) days`,
    [...bounds],
  );
}

const columns = figureNames.join(', ');
const added = figureNames.map((name) => `${name} = days.${name} + excluded.${name}`).join(', ');

const countMembers = `
  WITH moved AS (
    SELECT id, debit_account_id, credit_account_id, amount, valid_amount, code, reference,
           (created_at AT TIME ZONE $3)::date AS day
      FROM transfers WHERE id > $1 AND id <= $2),
  legs AS (${legsOfMoved})
  INSERT INTO member_days AS days (day, member_id, product, vendor_id, currency, ${columns})
  SELECT day, member_id, product, vendor_id, currency, ${figuresOfLegs}
    FROM legs GROUP BY day, member_id, product, vendor_id, currency
   ORDER BY member_id, day
  ON CONFLICT (member_id, day, product, vendor_id, currency) DO UPDATE SET ${added}`;

const countOperator = `
  INSERT INTO ledger_days AS days (day, currency, code, debit_kind, debit_scope, credit_kind,
    credit_scope, amount, valid_amount, transfer_count)
  SELECT (t.created_at AT TIME ZONE $3)::date, d.currency, t.code, d.kind, d.scope, c.kind, c.scope,
         sum(t.amount), sum(coalesce(t.valid_amount, t.amount)), count(*)
    FROM transfers t JOIN accounts d ON d.id = t.debit_account_id
                     JOIN accounts c ON c.id = t.credit_account_id
   WHERE t.id > $1 AND t.id <= $2
   GROUP BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (day, currency, code, debit_kind, debit_scope, credit_kind, credit_scope)
  DO UPDATE SET amount = days.amount + excluded.amount,
                valid_amount = days.valid_amount + excluded.valid_amount,
                transfer_count = days.transfer_count + excluded.transfer_count`;

/** Makes the months that the next days will fall in, so that counting never waits for it. */
export async function makeMonthsAhead({ database }: Context): Promise<void> {
  await database.query(
    `SELECT make_member_day_months((now() - interval '15 months')::date,
       (now() + interval '3 months')::date)`,
  );
}
