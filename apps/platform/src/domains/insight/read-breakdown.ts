/** What was played in some days by one dimension, from the sums of each day. */
import type { CallValue, HandlerInput } from '@bahati/contract/call.ts';
import type {
  boInsightCalls,
  BreakdownRow,
  BreakdownSums,
} from '@bahati/contract/back-office/insight/insight.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#platform/context.ts';
import { assertRange, type DayRange } from '#domains/records/records.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { bringUpToDate } from './insight.ts';

type Calls = typeof boInsightCalls;
type Query = HandlerInput<Calls['GET /bo/insight/breakdown']>['query'];

const mostRows = 100;
const dayMs = 86_400_000;

type Dimension = { column: string; key: string; names?: string; from?: string };

/** What a dimension is summed by, and how its sums are told. */
const dimensions: Readonly<Record<Query['by'], Dimension>> = {
  day: { column: 'day', key: 'p.of::text' },
  product: { column: 'product', key: 'p.of' },
  vendor: {
    column: 'vendor_id',
    key: `coalesce(v.code, '')`,
    names: 'v.name AS "nameEn", v.name AS "nameSw"',
    from: 'LEFT JOIN vendors v ON v.id = p.of',
  },
  game: {
    column: 'game_id',
    key: `coalesce(g.game_id, '')`,
    names: 'g.name_en AS "nameEn", g.name_sw AS "nameSw"',
    from: 'LEFT JOIN games g ON g.id = p.of',
  },
  country: { column: 'country', key: 'p.of' },
  device: { column: 'device', key: 'p.of' },
};

const unknownPlace = 'unknown';

type Row = {
  key: string;
  nameEn: string | null;
  nameSw: string | null;
  bets: bigint;
  turnover: bigint;
  validBet: bigint;
  payouts: bigint;
  ggr: bigint;
  promotions: bigint;
};

type Sums = Pick<Row, 'bets' | 'turnover' | 'validBet' | 'payouts' | 'ggr' | 'promotions'>;
const sumNames = ['bets', 'turnover', 'validBet', 'payouts', 'ggr', 'promotions'] as const;

/** Refuses `range_invalid`. */
export async function readBreakdown(
  context: Context,
  query: Query,
): Promise<CallValue<Calls['GET /bo/insight/breakdown']>> {
  assertRange(query);
  const { asOf } = await bringUpToDate(context);
  const currency =
    query.currency ?? (await readBrand(context.database, context.config.BRAND)).currency;
  const all = await readRows(context, query, currency, query);
  const shown = inOrder(all, query).slice(0, mostRows);
  const left = new Set(shown);
  const rest = all.filter((row) => !left.has(row));
  const compared = query.compare
    ? await readRows(context, query, currency, daysBefore(query))
    : undefined;
  const known = new Map(compared?.map((row) => [row.key, row]));
  const told = toldIn(currency);
  const items = shown.map((row): BreakdownRow => {
    const { key, nameEn, nameSw } = row;
    // A day is compared with the one as many days before it.
    const earlier = known.get(query.by === 'day' ? dayBefore(key, query) : key);
    const name = nameEn !== null && nameSw !== null ? { en: nameEn, sw: nameSw } : null;
    return { key, name, ...told([row]), before: compared ? told(earlier ? [earlier] : []) : null };
  });
  return {
    currency,
    asOf: asOf.toISOString(),
    items,
    rest: rest.length > 0 ? told(rest) : null,
    whole: told(all),
    wholeBefore: compared ? told(compared) : null,
  };
}

const lengthOf = ({ from, to }: DayRange) => Date.parse(to) - Date.parse(from) + dayMs;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function daysBefore(range: DayRange): DayRange {
  const length = lengthOf(range);
  return {
    from: dayOf(Date.parse(range.from) - length),
    to: dayOf(Date.parse(range.to) - length),
  };
}

const dayBefore = (day: string, range: DayRange) => dayOf(Date.parse(day) - lengthOf(range));

function inOrder(rows: readonly Row[], { by, sort }: Query): Row[] {
  if (by === 'day') return rows.toSorted((one, other) => one.key.localeCompare(other.key));
  return rows.toSorted((one, other) =>
    one[sort] === other[sort] ? one.key.localeCompare(other.key) : one[sort] < other[sort] ? 1 : -1,
  );
}

/** Sums of rows as they are told. */
const toldIn =
  (currency: Currency) =>
  (rows: readonly Sums[]): BreakdownSums => {
    const [bets = 0n, ...money] = sumNames.map((name) =>
      rows.reduce((total, row) => total + row[name], 0n),
    );
    const [turnover = '', validBet = '', payouts = '', ggr = '', promotions = ''] = money.map(
      (sum) => toDecimal(sum, currency),
    );
    return { bets: Number(bets), turnover, validBet, payouts, ggr, promotions };
  };

async function readRows(
  { database }: Context,
  { by, product, vendor, game, country, device }: Query,
  currency: Currency,
  { from, to }: DayRange,
): Promise<Row[]> {
  const place = (told: string | undefined) => (told === unknownPlace ? '' : (told ?? null));
  const { rows } = await database.query<Row>(breakdownOf(by), [
    from,
    to,
    currency,
    product ?? null,
    vendor ?? null,
    game ?? null,
    place(country),
    place(device),
  ]);
  return rows;
}

/** The statement of a dimension: summed by ids first, so that a name is looked up once. */
export function breakdownOf(by: Query['by']): string {
  const { column, key, names = 'NULL AS "nameEn", NULL AS "nameSw"', from = '' } = dimensions[by];
  return `
  SELECT ${key} AS key, ${names}, bets, turnover, "validBet", payouts, ggr, promotions
    FROM (SELECT ${column} AS of, sum(bet_count)::bigint AS bets,
                 sum(turnover)::bigint AS turnover, sum(valid_bet)::bigint AS "validBet",
                 sum(payout)::bigint AS payouts, sum(turnover - payout - vendor_result)::bigint AS ggr,
                 sum(promotion)::bigint AS promotions
            FROM play_days
           WHERE day BETWEEN $1 AND $2 AND currency = $3
             AND ($4::text IS NULL OR product = $4)
             AND ($5::text IS NULL OR vendor_id = (SELECT id FROM vendors WHERE code = $5))
             AND ($6::text IS NULL OR game_id = (SELECT id FROM games WHERE games.game_id = $6))
             AND ($7::text IS NULL OR country = $7) AND ($8::text IS NULL OR device = $8)
           GROUP BY 1) p ${from}`;
}
