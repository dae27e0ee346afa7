/** The dashboard: this day against the one before and a week ago, as far as was counted. */
import {
  type boInsightCalls,
  type Conversion,
  type DashboardFigure,
  dashboardFigures,
} from '@bahati/contract/back-office/insight/insight.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#platform/context.ts';
import { trialType } from '#domains/members/members.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { type Days, type Gain, readMoneyGains, readPeopleGains } from './dashboard-slices.ts';
import { bringUpToDate } from './insight.ts';

const quarterMs = 900_000;
const hourMs = 3_600_000;
const people = new Set(['active_members', 'registrations', 'first_depositors']);

export async function readDashboard(
  context: Context,
  asked: Currency | undefined,
): Promise<CallValue<(typeof boInsightCalls)['GET /bo/dashboard']>> {
  const { database, config } = context;
  const { asOf, timeZone } = await bringUpToDate(context);
  const currency = asked ?? (await readBrand(database, config.BRAND)).currency;
  const days = await daysOf(context, asOf, timeZone);
  const gains = [
    ...(await readMoneyGains(database, days, currency)),
    ...(await readPeopleGains(database, days, currency, timeZone)),
  ];
  const mark = new Date(Math.floor(asOf.getTime() / quarterMs) * quarterMs);
  const told = (name: string) => (sum: bigint) =>
    people.has(name) ? Number(sum) : toDecimal(sum, currency);
  return {
    currency,
    asOf: asOf.toISOString(),
    mark: mark.toISOString(),
    isHistoryLoading: await isHistoryLoading(context),
    activeNow: await countActiveNow(context, currency),
    figures: dashboardFigures.map((name) => {
      const own = gains.filter((gain) => gain.name === name);
      return figureOf(name, own, { days, asOf, mark }, told(name));
    }),
    conversion: await readConversion(context, days.today, currency),
  };
}

async function isHistoryLoading({ database }: Context): Promise<boolean> {
  const { rowCount } = await database.query(
    `SELECT 1 FROM demo_history WHERE state = 'awaited' AND awaited_until > now()`,
  );
  return rowCount === 1;
}

async function daysOf({ database }: Context, asOf: Date, timeZone: string): Promise<Days> {
  const { rows } = await database.query<Days>(
    `SELECT day AT TIME ZONE $2 AS today, (day - interval '1 day') AT TIME ZONE $2 AS yesterday,
            (day - interval '7 days') AT TIME ZONE $2 AS "lastWeek"
       FROM (SELECT date_trunc('day', $1::timestamptz AT TIME ZONE $2) AS day) now`,
    [asOf, timeZone],
  );
  const [days] = rows;
  if (!days) throw new Error('The day has no beginning.');
  return days;
}

type Moment = { days: Days; asOf: Date; mark: Date };

function figureOf(
  name: DashboardFigure['name'],
  gains: readonly Gain[],
  { days, asOf, mark }: Moment,
  told: (sum: bigint) => number | string,
): DashboardFigure {
  const since = mark.getTime() - days.today.getTime();
  const sum = (from: Date, lengthMs: number) =>
    gains.reduce((total, { slice, gain }) => {
      const after = slice.getTime() - from.getTime();
      return after >= 0 && after < lengthMs ? total + gain : total;
    }, 0n);
  const hoursOf = (from: Date, hours: number) =>
    Array.from({ length: hours }, (_, hour) =>
      told(sum(new Date(from.getTime() + hour * hourMs), hourMs)),
    );
  const hoursToday = Math.floor((asOf.getTime() - days.today.getTime()) / hourMs) + 1;
  return {
    name,
    today: told(sum(days.today, 24 * hourMs)),
    atMark: {
      today: told(sum(days.today, since)),
      yesterday: told(sum(days.yesterday, since)),
      lastWeek: told(sum(days.lastWeek, since)),
    },
    hours: { today: hoursOf(days.today, hoursToday), yesterday: hoursOf(days.yesterday, 24) },
  };
}

/** Seen within five minutes and logged in: a session lasts a day at most. */
async function countActiveNow({ database }: Context, currency: Currency): Promise<number> {
  const { rows } = await database.query<{ count: bigint }>(
    `SELECT count(DISTINCT s.member_id) FROM sessions s JOIN members m ON m.id = s.member_id
      WHERE s.ended_at IS NULL AND s.last_seen_at > now() - interval '5 minutes'
        AND s.created_at > now() - interval '1 day' AND m.type <> ${trialType} AND m.currency = $1`,
    [currency],
  );
  return Number(rows[0]?.count ?? 0n);
}

/** The last seven days with the one that is running, and the seven before them. */
async function readConversion(
  { database }: Context,
  today: Date,
  currency: Currency,
): Promise<{ now: Conversion; before: Conversion }> {
  const { rows } = await database.query<Record<keyof Conversion, bigint> & { isNow: boolean }>(
    `SELECT m.registered_at >= $1::timestamptz - interval '6 days' AS "isNow",
            count(*) AS registered, count(f.first_deposit_at) AS deposited,
            count(f.first_stake_at) AS staked
       FROM members m LEFT JOIN member_firsts f ON f.member_id = m.id
      WHERE m.registered_at >= $1::timestamptz - interval '13 days'
        AND m.type <> ${trialType} AND m.currency = $2 GROUP BY 1`,
    [today, currency],
  );
  const of = (isNow: boolean): Conversion => {
    const row = rows.find((one) => one.isNow === isNow);
    return {
      registered: Number(row?.registered ?? 0n),
      deposited: Number(row?.deposited ?? 0n),
      staked: Number(row?.staked ?? 0n),
    };
  };
  return { now: of(true), before: of(false) };
}
