/** What a brand took in and paid out today and this month, for those at work in several brands. */
import type { BrandSums } from '@bahati/contract/back-office/insight/brand-sums.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { trialType } from '#domains/members/members.ts';
import { isMembers } from '#domains/records/reports/reports.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { moneyOfCodes } from './dashboard-slices.ts';
import { bringUpToDate } from './insight.ts';

type Sums = BrandSums['today'];
type Starts = { today: Date; month: Date };

/** Of the brand of this context. */
export async function readBrandSums(
  context: Context,
): Promise<Omit<BrandSums, 'code' | 'name' | 'isHere'>> {
  const { database, config } = context;
  const { asOf, timeZone } = await bringUpToDate(context);
  const { currency } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<Starts>(
    `SELECT date_trunc('day', local) AT TIME ZONE $2 AS today,
            date_trunc('month', local) AT TIME ZONE $2 AS month
       FROM (SELECT $1::timestamptz AT TIME ZONE $2 AS local) now`,
    [asOf, timeZone],
  );
  const [starts] = rows;
  if (!starts) throw new Error('The day has no beginning.');
  const flows = await readFlows(database, starts, currency);
  const registered = await readRegistered(database, starts, currency);
  const sumsOf = (isToday: boolean): Sums => {
    const told = flows.filter((flow) => flow.isToday || !isToday);
    const sum = (name: string) => {
      const [, codes = [], sign = 1] = moneyOfCodes.find(([known]) => known === name) ?? [];
      const nets = told.filter(({ code }) => codes.includes(code)).map(({ net }) => net);
      return nets.reduce((total, net) => total + net, 0n) * BigInt(sign);
    };
    const [stakes, ggr] = [sum('turnover'), sum('ggr')];
    return {
      registrations: Number(isToday ? registered.today : registered.month),
      deposits: toDecimal(sum('deposits'), currency),
      withdrawals: toDecimal(sum('withdrawals'), currency),
      stakes: toDecimal(stakes, currency),
      payouts: toDecimal(stakes - ggr, currency),
      ggr: toDecimal(ggr, currency),
    };
  };
  return { currency, asOf: asOf.toISOString(), today: sumsOf(true), month: sumsOf(false) };
}

type Flow = { isToday: boolean; code: number; net: bigint };

/** What members' money lost by each code, since the day and since the month began. */
async function readFlows(
  database: Database,
  { today, month }: Starts,
  currency: Currency,
): Promise<Flow[]> {
  const { rows } = await database.query<Flow>(
    `SELECT slice >= $1 AS "isToday", code,
            sum(CASE WHEN ${isMembers('debit_kind')} THEN amount ELSE -amount END)::bigint AS net
       FROM flow_slices
      WHERE slice >= $2 AND currency = $3
        AND ${isMembers('debit_kind')} <> ${isMembers('credit_kind')}
      GROUP BY 1, 2`,
    [today, month, currency],
  );
  return rows;
}

async function readRegistered(
  database: Database,
  { today, month }: Starts,
  currency: Currency,
): Promise<{ today: bigint; month: bigint }> {
  const { rows } = await database.query<{ today: bigint; month: bigint }>(
    `SELECT count(*) FILTER (WHERE registered_at >= $1) AS today, count(*) AS month
       FROM members WHERE registered_at >= $2 AND currency = $3 AND type <> ${trialType}`,
    [today, month, currency],
  );
  return rows[0] ?? { today: 0n, month: 0n };
}
