/**
 * Counting for insight: sealed transfers become sums, in order of id, behind a place of its own
 * that is written in the same transaction. Of several processes one counts at a time.
 */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import {
  batchSizes,
  countingSettings,
  figuresOfLegs,
  legsOfMovedWith,
  nextBatch,
} from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { countedZone } from '#domains/records/records.ts';
import { codeList } from '#domains/wallet/ledger/ledger.ts';

/** Counts all that is sealed; breaks off between two batches when the process is leaving. */
export async function countInsight(context: Context, leaving?: AbortSignal): Promise<void> {
  const timeZone = await countedZone(context, context.database);
  while (!leaving?.aborted) {
    if ((await countInsightOnce(context.database, timeZone, batchSizes.job)) === 0) return;
  }
}

/** Counts one batch; answers how many transfers it was, 0 when there is nothing to do. */
export async function countInsightOnce(
  database: Database,
  timeZone: string,
  size: number = batchSizes.reader,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await transaction.query(countingSettings);
    await transaction.query(
      `INSERT INTO insight_progress (last_transfer_id, time_zone) VALUES (0, $1)
       ON CONFLICT DO NOTHING`,
      [timeZone],
    );
    const { rows } = await transaction.query<{ after: bigint; timeZone: string }>(
      `SELECT last_transfer_id AS after, time_zone AS "timeZone"
         FROM insight_progress FOR UPDATE SKIP LOCKED`,
    );
    const [progress] = rows;
    return progress ? countAfter(transaction, progress, size) : 0;
  });
}

async function countAfter(
  transaction: Transaction,
  { after, timeZone }: { after: bigint; timeZone: string },
  size: number,
): Promise<number> {
  const batch = await nextBatch(transaction, after, size);
  if (!batch) return 0;
  await transaction.query(countMembers, [after, batch.last, timeZone]);
  await transaction.query(countFlows, [after, batch.last]);
  await transaction.query('UPDATE insight_progress SET last_transfer_id = $1', [batch.last]);
  return Number(batch.count);
}

const playFigures = [
  'bet_count',
  'stake',
  'turnover',
  'valid_bet',
  'payout',
  'promotion',
  'vendor_result',
];
const periodFigures = ['bet_count', 'valid_bet', 'ggr', 'deposit'];

const added = (table: string, names: readonly string[]) =>
  names.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');
const summed = (names: readonly string[]) => names.map((name) => `sum(${name})`).join(', ');

/**
 * A round is played where and on what it was begun: in the newest session of its game that was
 * open by then. What a round pays later belongs there too. A row that stays as it is, is not
 * proposed: a conflict would lock it, and write that to the log.
 */
const countMembers = `
  WITH moved AS (
    SELECT id, debit_account_id, credit_account_id, amount, valid_amount, code, reference,
           created_at AS at,
           (created_at AT TIME ZONE $3)::date AS day
      FROM transfers WHERE id > $1 AND id <= $2),
  legs AS MATERIALIZED (${legsOfMovedWith(`, t.at,
         coalesce(p.game_id, 0) AS game_id, p.round_id`)}),
  placed AS (
    SELECT legs.*, coalesce(begun.country, '') AS country, coalesce(begun.device, '') AS device
      FROM legs LEFT JOIN rounds r ON r.id = legs.round_id
      LEFT JOIN LATERAL (
        SELECT country, device FROM game_sessions s
         WHERE s.member_id = legs.member_id AND s.game_id = legs.game_id
           AND s.opened_at <= r.opened_at ORDER BY s.opened_at DESC LIMIT 1) begun ON true),
  days AS MATERIALIZED (
    SELECT day, member_id, currency, product, vendor_id, game_id, country, device, ${figuresOfLegs}
      FROM placed GROUP BY day, member_id, currency, product, vendor_id, game_id, country, device),
  played AS (
    INSERT INTO play_days (day, currency, product, vendor_id, game_id, country, device,
      ${playFigures.join(', ')})
    SELECT day, currency, product, vendor_id, game_id, country, device, ${summed(playFigures)}
      FROM days WHERE vendor_id <> 0
     GROUP BY day, currency, product, vendor_id, game_id, country, device
    ON CONFLICT (day, currency, game_id, vendor_id, country, device, product)
    DO UPDATE SET ${added('play_days', playFigures)}),
  lived AS (
    INSERT INTO member_periods (member_id, grain, period, currency, ${periodFigures.join(', ')})
    SELECT member_id, grain, date_trunc(grain, day::timestamp)::date, currency, ${summed(periodFigures)}
      FROM (SELECT *, turnover - payout - vendor_result AS ggr FROM days) own
           JOIN LATERAL (VALUES ('week'), ('month')) AS each (grain) ON true
     GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (member_id, grain, period, currency)
    DO UPDATE SET ${added('member_periods', periodFigures)}),
  active AS (
    INSERT INTO active_days AS known (day, currency, member_id, since)
    SELECT day, currency, member_id, since
      FROM (SELECT day, currency, member_id, min(at) AS since FROM legs
             WHERE code IN (${codeList('stake_held', 'stake')})
             GROUP BY day, currency, member_id) own
     WHERE NOT EXISTS (SELECT 1 FROM active_days k
                        WHERE k.day = own.day AND k.currency = own.currency
                          AND k.member_id = own.member_id AND k.since <= own.since)
     ORDER BY 1, 2, 3
    ON CONFLICT (day, currency, member_id) DO UPDATE SET since = excluded.since)
  INSERT INTO member_firsts AS known (member_id, currency, first_deposit_at, first_stake_at)
  SELECT own.*
    FROM (SELECT member_id, min(currency) AS currency,
                 min(at) FILTER (WHERE code = ${codeList('deposit')}) AS deposit_at,
                 min(at) FILTER (WHERE code IN (${codeList('stake_held', 'stake')})) AS stake_at
            FROM legs WHERE code IN (${codeList('stake_held', 'stake', 'deposit')})
           GROUP BY member_id) own
    LEFT JOIN member_firsts k USING (member_id)
   WHERE own.deposit_at < coalesce(k.first_deposit_at, 'infinity')
      OR own.stake_at < coalesce(k.first_stake_at, 'infinity')
   ORDER BY member_id
  ON CONFLICT (member_id) DO UPDATE
     SET first_deposit_at = least(known.first_deposit_at, excluded.first_deposit_at),
         first_stake_at = least(known.first_stake_at, excluded.first_stake_at)`;

const countFlows = `
  INSERT INTO flow_slices AS known (slice, currency, code, debit_kind, credit_kind, amount,
    valid_amount, transfer_count)
  SELECT date_bin('15 minutes', t.created_at, '2000-01-01T00:00:00Z'), d.currency, t.code, d.kind,
         c.kind, sum(t.amount), sum(coalesce(t.valid_amount, t.amount)), count(*)
    FROM transfers t JOIN accounts d ON d.id = t.debit_account_id
                     JOIN accounts c ON c.id = t.credit_account_id
   WHERE t.id > $1 AND t.id <= $2 GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT (slice, currency, code, debit_kind, credit_kind)
  DO UPDATE SET amount = known.amount + excluded.amount,
                valid_amount = known.valid_amount + excluded.valid_amount,
                transfer_count = known.transfer_count + excluded.transfer_count`;

/** Counting from zero, by whoever owns the tables: the application itself may delete nothing. */
export async function recountInsight(owner: Database, timeZone: string): Promise<void> {
  await inTransaction(owner, async (transaction) => {
    await transaction.query('SELECT 1 FROM insight_progress FOR UPDATE');
    await transaction.query(
      'TRUNCATE TABLE flow_slices, play_days, active_days, member_firsts, member_periods',
    );
    await transaction.query('UPDATE insight_progress SET last_transfer_id = 0, time_zone = $1', [
      timeZone,
    ]);
  });
  while ((await countInsightOnce(owner, timeZone, batchSizes.job)) > 0);
}
