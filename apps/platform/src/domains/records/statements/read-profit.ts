/** Profit and loss: the daily aggregates of a member, and what was not counted yet. */
import type { Profit } from '@bahati/contract/player-site/records/records.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { netOf } from '@bahati/money/net.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import {
  daysOfMember,
  type FigureName,
  type Figures,
  figureNames,
  figuresOfDays,
} from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { assertRange, countedZone, type DayRange } from '#domains/records/records.ts';
import { readVendorPlay } from './vendor-play.ts';

type Query = DayRange & {
  timeZone: string;
  gameType?: string | undefined;
  vassalage?: string | undefined;
};

type Row = Figures & {
  day: string | null;
  product: Profit['products'][number]['gameType'] | '' | null;
  vassalage: string | null;
  vendorName: string | null;
};

const readDays = `${daysOfMember}
  SELECT day::text, product, v.code AS vassalage, v.name AS "vendorName", ${figuresOfDays}
    FROM days LEFT JOIN vendors v ON v.id = vendor_id
   WHERE ($6::text IS NULL OR product = $6) AND ($7::text IS NULL OR v.code = $7)
   GROUP BY GROUPING SETS ((day), (product, v.code, v.name))
   ORDER BY day, sum(turnover) DESC, product, v.code`;

/** Refuses `need_true_account`, `range_invalid`. */
export async function readProfit(
  context: Context,
  actor: MemberActor,
  { gameType, vassalage, ...range }: Omit<Query, 'timeZone'>,
): Promise<Profit> {
  assertTrueAccount(actor);
  assertRange(range);
  const { database } = context;
  const timeZone = await countedZone(context, database);
  const query = { ...actor, ...range, timeZone, gameType, vassalage };
  const [profit, vendorPlay] = await Promise.all([
    profitOf(database, query),
    readVendorPlay(database, query, timeZone),
  ]);
  return { ...profit, vendorPlay };
}

/** What the ledger tells of it, for whoever asks with a right to. */
export async function profitOf(
  database: Database,
  query: Query & { memberId: bigint; currency: Currency },
): Promise<Omit<Profit, 'vendorPlay'>> {
  const { memberId, currency, from, to, timeZone, gameType, vassalage } = query;
  const { rows } = await database.query<Row>(readDays, [
    memberId,
    from,
    to,
    timeZone,
    currency,
    gameType ?? null,
    vassalage ?? null,
  ]);
  const days = rows.filter((row) => row.day !== null);
  const total = Object.fromEntries(
    figureNames.map((name) => [name, days.reduce((sum, row) => sum + row[name], 0n)]),
  ) as Figures;
  return {
    currency,
    total: dayValue(total, currency),
    days: days.map((row) => ({ day: row.day ?? '', ...dayValue(row, currency) })),
    products: rows.flatMap(({ day, product, vassalage: code, vendorName, ...row }) =>
      day === null && product && code !== null && vendorName !== null
        ? [{ gameType: product, vassalage: code, vendorName, ...playValue(row, currency) }]
        : [],
    ),
  };
}

function playValue(row: Figures, currency: Currency) {
  const told = (name: FigureName) => toDecimal(row[name], currency);
  const played = netOf({ payout: row.payout, stake: row.turnover });
  const profit = played + row.vendor_result + row.promotion + row.rebate;
  return {
    betCount: Number(row.bet_count),
    stake: told('stake'),
    turnover: told('turnover'),
    validBet: told('valid_bet'),
    payout: told('payout'),
    vendorResult: told('vendor_result'),
    promotion: told('promotion'),
    rebate: told('rebate'),
    profit: toDecimal(profit, currency),
  };
}

function dayValue(row: Figures, currency: Currency) {
  const told = (name: FigureName) => toDecimal(row[name], currency);
  return {
    ...playValue(row, currency),
    deposit: told('deposit'),
    withdrawal: told('withdrawal'),
    tax: told('tax'),
    fee: told('fee'),
    transfer: told('transfer'),
    adjustment: told('adjustment'),
  };
}
