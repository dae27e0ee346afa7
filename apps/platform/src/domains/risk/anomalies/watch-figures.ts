/**
 * Counting the operator's figures once their hour or day is over, and holding each against those
 * before it. What was counted, what was found and how far it came are one commit, so that killed at
 * any moment it goes on where it was; of several processes one counts at a time.
 */
import type { FigureName } from '@bahati/contract/back-office/risk/anomalies.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { countedZone } from '#domains/records/records.ts';
import { bandOf, isOutside, watched } from './anomaly.rules.ts';
import { codeList } from '#domains/wallet/ledger/ledger.ts';

/** What an hour began is mostly decided when it has been over for this long. */
const settlesMinutes = 60;
/** How far back a house that begins to watch counts, and how long a past is held against. */
const pastDays = 35;
/** A figure that was counted late is no news. */
const newsDays = 2;

type Counted = {
  figure: FigureName;
  scope: string;
  currency: string;
  beginsAt: Date;
  value: bigint;
};

export async function watchFigures(context: Context): Promise<void> {
  const { database } = context;
  await inTransaction(database, async (transaction) => {
    await transaction.query(`SET LOCAL statement_timeout = '60s'`);
    const timeZone = await countedZone(context, transaction);
    await transaction.query(
      `INSERT INTO operator_figures_progress (through)
       VALUES (date_trunc('day', $2::timestamptz, $1) - make_interval(days => $3))
       ON CONFLICT DO NOTHING`,
      [timeZone, context.now(), pastDays],
    );
    const { rows } = await transaction.query<{ after: Date; to: Date }>(
      `SELECT through AS after,
              date_trunc('hour', $1::timestamptz - make_interval(mins => $2)) AS to
         FROM operator_figures_progress FOR UPDATE SKIP LOCKED`,
      [context.now(), settlesMinutes],
    );
    const [span] = rows;
    if (!span || span.to <= span.after) return;
    const counted = await countFigures(transaction, { ...span, timeZone });
    const newsFrom = context.now().getTime() - newsDays * 86_400_000;
    for (const figure of counted) {
      if (figure.beginsAt.getTime() >= newsFrom) await judge(transaction, figure, timeZone);
    }
    await transaction.query('UPDATE operator_figures_progress SET through = $1', [span.to]);
  });
}

const hour = (column: string) => `date_trunc('hour', ${column}, $3)`;
const within = (column: string) => `${column} >= $1 AND ${column} < $2`;

/** Of a day that ledger_days has whole; the zone is that of the days. */
const day = `(day::timestamp AT TIME ZONE $3)`;
const dayIsOver = `${day} + interval '1 day' > $1 AND ${day} + interval '1 day' <= $2`;
const membersKinds = `('cash', 'held', 'bonus', 'contract_reserve', 'transfer_wallet')`;

const hourly: readonly { figure: FigureName; sql: string }[] = [
  {
    figure: 'deposit_success',
    // Of a handful a share says nothing.
    sql: `SELECT '' AS scope, ${hour('created_at')} AS "beginsAt",
                 (count(*) FILTER (WHERE status = 'completed') * 10000 / count(*))::bigint AS value
            FROM deposits WHERE ${within('created_at')} AND status <> 'pending'
           GROUP BY 2 HAVING count(*) >= 5`,
  },
  {
    figure: 'payout_minutes',
    sql: `SELECT '' AS scope, ${hour('paid_at')} AS "beginsAt",
                 percentile_disc(0.5) WITHIN GROUP (ORDER BY
                   floor(extract(epoch FROM paid_at - created_at) / 60)::bigint) AS value
            FROM withdrawals WHERE ${within('paid_at')} GROUP BY 2 HAVING count(*) >= 3`,
  },
  {
    figure: 'login_failures',
    sql: `SELECT '' AS scope, h AS "beginsAt", count(id)::bigint AS value
            FROM generate_series($1::timestamptz, $2::timestamptz - interval '1 hour', '1 hour') h
            LEFT JOIN login_attempts ON at >= h AND at < h + interval '1 hour'
                  AND NOT is_successful
           WHERE $3::text IS NOT NULL GROUP BY h`,
  },
  {
    figure: 'network_sign_ups',
    sql: `SELECT '' AS scope, h AS "beginsAt", coalesce(max(signed_up), 0)::bigint AS value
            FROM generate_series($1::timestamptz, $2::timestamptz - interval '1 hour', '1 hour') h
            LEFT JOIN LATERAL (
              SELECT count(*) AS signed_up FROM login_attempts
               WHERE at >= h AND at < h + interval '1 hour' AND way = 'register' AND is_successful
               GROUP BY network) networks ON true
           WHERE $3::text IS NOT NULL GROUP BY h`,
  },
];

const daily: readonly { figure: FigureName; sql: string }[] = [
  {
    figure: 'vendor_ggr',
    sql: `SELECT CASE WHEN debit_kind IN ${membersKinds} THEN credit_scope ELSE debit_scope END
                   AS scope, currency, ${day} AS "beginsAt",
                 sum(CASE WHEN debit_kind IN ${membersKinds} THEN amount ELSE -amount END)::bigint
                   AS value
            FROM ledger_days
           WHERE ${dayIsOver} 
             AND code IN (${codeList(
               'stake_settled',
               'stake',
               'payout',
               'settled_stake_returned',
               'payout_taken_back',
               'stake_held_again',
               'payout_returned',
             )})
             AND (debit_kind IN ${membersKinds}) <> (credit_kind IN ${membersKinds})
           GROUP BY 1, 2, 3`,
  },
  ...(['promotions', 'rebates'] as const).map((figure) => ({
    figure,
    sql: `SELECT '' AS scope, currency, ${day} AS "beginsAt", sum(amount)::bigint AS value
            FROM ledger_days WHERE ${dayIsOver} AND code = ${figure === 'promotions' ? 6 : 41}
           GROUP BY 2, 3`,
  })),
];

/** Counts what ended between two instants; answers what is new. */
async function countFigures(
  transaction: Transaction,
  { after, to, timeZone }: { after: Date; to: Date; timeZone: string },
): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const { figure, sql } of [...hourly, ...daily]) {
    const { rows } = await transaction.query<Counted>(
      `INSERT INTO operator_figures (figure, scope, currency, begins_at, value)
       SELECT $4, scope, ${watched[figure].isHourly ? `''` : 'currency'}, "beginsAt", value
         FROM (${sql}) counted
       ON CONFLICT DO NOTHING
       RETURNING figure, scope, currency, begins_at AS "beginsAt", value`,
      [after, to, timeZone, figure],
    );
    counted.push(...rows.filter(({ currency }) => currency !== 'XPL'));
  }
  return counted;
}

async function judge(transaction: Transaction, counted: Counted, timeZone: string): Promise<void> {
  const { figure, scope, currency, beginsAt, value } = counted;
  const history = await readHistory(transaction, counted, timeZone);
  const band = bandOf(figure, history);
  if (!band || !isOutside(figure, value, band)) return;
  await transaction.query(
    `INSERT INTO anomalies (figure, scope, currency, begins_at, value, median, low, high,
       history_count)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
    [figure, scope, currency, beginsAt, value, band.median, band.low, band.high, history.length],
  );
}

/** The figures before one: of an hour those at the same time of day. */
export async function readHistory(
  transaction: Transaction,
  { figure, scope, currency, beginsAt }: Omit<Counted, 'value'>,
  timeZone: string,
): Promise<bigint[]> {
  const { rows } = await transaction.query<{ value: bigint }>(
    `SELECT value FROM operator_figures
      WHERE figure = $1 AND scope = $2 AND currency = $3 AND begins_at < $4
        AND begins_at >= $4::timestamptz - make_interval(days => $5)
        AND (NOT $7::boolean OR extract(hour FROM begins_at AT TIME ZONE $6) =
                                extract(hour FROM $4::timestamptz AT TIME ZONE $6))
      ORDER BY begins_at`,
    [figure, scope, currency, beginsAt, pastDays, timeZone, watched[figure].isHourly],
  );
  return rows.map(({ value }) => value);
}
