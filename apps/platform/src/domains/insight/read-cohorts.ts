/** Members by the week or month they came in: how many still play, and what they bring. */
import type { CallValue, HandlerInput } from '@bahati/contract/call.ts';
import type { boInsightCalls, Cohort } from '@bahati/contract/back-office/insight/insight.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#platform/context.ts';
import { trialType } from '#domains/members/members.ts';
import { dayIn } from '#domains/records/records.ts';
import { readBrand } from '#domains/system/brand.ts';
import { bringUpToDate } from './insight.ts';

type Calls = typeof boInsightCalls;
type Query = HandlerInput<Calls['GET /bo/insight/cohorts']>['query'];

/** How many weeks or months are looked back, the running one included. */
export const cohortCount = 12;

type CellRow = {
  cohort: string;
  period: string | null;
  active: bigint;
  deposits: bigint;
  ggr: bigint;
};

/** By the index of who came in: only they and their weeks or months are read. */
const heads = {
  registration: `SELECT id AS member_id, registered_at AS came_at FROM members
    WHERE registered_at >= $1::date::timestamp AT TIME ZONE $3 AND currency = $4
      AND type <> ${trialType}`,
  first_deposit: `SELECT member_id, first_deposit_at AS came_at FROM member_firsts
    WHERE first_deposit_at >= $1::date::timestamp AT TIME ZONE $3 AND currency = $4`,
} as const satisfies Record<Query['basis'], string>;

export const cohortsOf = (basis: Query['basis']): string => `
  WITH heads AS (
    SELECT member_id, date_trunc($2, came_at AT TIME ZONE $3)::date AS cohort
      FROM (${heads[basis]}) came)
  SELECT cohort::text, NULL AS period, count(*) AS active, 0::bigint AS deposits, 0::bigint AS ggr
    FROM heads GROUP BY cohort
   UNION ALL
  SELECT cohort::text, period::text, count(*) FILTER (WHERE p.bet_count > 0),
         sum(p.deposit)::bigint, sum(p.ggr)::bigint
    FROM heads JOIN member_periods p USING (member_id)
   WHERE p.grain = $2 AND p.currency = $4 AND p.period >= cohort
   GROUP BY cohort, period`;

export async function readCohorts(
  context: Context,
  query: Query,
): Promise<CallValue<Calls['GET /bo/insight/cohorts']>> {
  const { database, config } = context;
  const { asOf, timeZone } = await bringUpToDate(context);
  const currency = query.currency ?? (await readBrand(database, config.BRAND)).currency;
  const periods = lastPeriods(dayIn(asOf, timeZone), query.grain);
  const bounds = [periods[0], query.grain, timeZone, currency];
  const { rows } = await database.query<CellRow>(cohortsOf(query.basis), bounds);
  const cells = new Map(rows.map((row) => [`${row.cohort} ${row.period ?? ''}`, row]));
  const items = periods.map(
    (from, at): Cohort => ({
      from,
      size: Number(cells.get(`${from} `)?.active ?? 0n),
      periods: periods.slice(at).map((period) => {
        const cell = cells.get(`${from} ${period}`);
        return {
          active: Number(cell?.active ?? 0n),
          deposits: toDecimal(cell?.deposits ?? 0n, currency),
          ggr: toDecimal(cell?.ggr ?? 0n, currency),
        };
      }),
    }),
  );
  return { currency, asOf: asOf.toISOString(), items };
}

/** The first days of the last weeks, which begin on Monday, or months; oldest first. */
function lastPeriods(today: string, grain: Query['grain']): string[] {
  const now = new Date(`${today}T00:00:00Z`);
  return Array.from({ length: cohortCount }, (_, at) => {
    const back = cohortCount - 1 - at;
    const start = new Date(now);
    if (grain === 'month') start.setUTCMonth(start.getUTCMonth() - back, 1);
    else start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7) - 7 * back);
    return start.toISOString().slice(0, 10);
  });
}
