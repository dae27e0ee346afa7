/** The settlement calendar: what ran, waits and failed. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { runStates, SettlementRun } from '@bahati/contract/back-office/agency/bills.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import type { Context } from '#platform/context.ts';
import { listRerunWishes } from './rerun-kind.ts';

type KindRow = {
  day: string;
  kind: ContractKind;
  done: number;
  waiting: number;
  failed: number;
  bills: number;
  own: bigint;
};

const billsOfRun = `LATERAL (
  SELECT count(*)::int AS bills, coalesce(sum(own), 0)::bigint AS own
    FROM contract_bills WHERE run_id = settlement_runs.id) billed`;

/** Days with a run, the newest first, by the day of the brand on which the period began. */
export async function readCalendar(context: Context, month: string) {
  const { database, config } = context;
  const { currency, timeZone } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<KindRow>(
    `SELECT (starts_at AT TIME ZONE $2)::date::text AS day, kind,
            count(*) FILTER (WHERE state = 'done')::int AS done,
            count(*) FILTER (WHERE state <> 'done' AND failure IS NULL)::int AS waiting,
            count(*) FILTER (WHERE state <> 'done' AND failure IS NOT NULL)::int AS failed,
            sum(bills)::int AS bills, sum(own)::bigint AS own
       FROM settlement_runs CROSS JOIN ${billsOfRun}
      WHERE starts_at >= $1::date::timestamp AT TIME ZONE $2
        AND starts_at < ($1::date + interval '1 month') AT TIME ZONE $2
      GROUP BY 1, 2 ORDER BY 1 DESC, 2`,
    [`${month}-01`, timeZone],
  );
  const days = Map.groupBy(rows, ({ day }) => day);
  return {
    currency,
    days: [...days].map(([day, kinds]) => ({
      day,
      kinds: kinds.map((row) => kindValue(row, currency)),
    })),
  };
}

type RunRow = Omit<
  SettlementRun,
  'startsAt' | 'endsAt' | 'begunAt' | 'finishedAt' | 'own' | 'wanted' | 'currency'
> & {
  rowId: bigint;
  startsAt: Date;
  endsAt: Date;
  begunAt: Date;
  finishedAt: Date | null;
  own: bigint;
};

type Query = {
  day: string;
  kind?: ContractKind | undefined;
  state?: (typeof runStates)[number] | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

const inState = {
  done: `AND state = 'done'`,
  waiting: `AND state <> 'done' AND failure IS NULL`,
  failed: `AND state <> 'done' AND failure IS NOT NULL`,
} as const;

/** Newest first. */
export async function listRuns(
  context: Context,
  { day, kind, state, cursor, pageSize }: Query,
): Promise<Page<SettlementRun>> {
  const { database, config } = context;
  const { currency, timeZone } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<RunRow>(
    `SELECT settlement_runs.id AS "rowId", public_id AS id, kind, period, state, failure,
            starts_at AS "startsAt", ends_at AS "endsAt", begun_at AS "begunAt",
            finished_at AS "finishedAt", bills, own
       FROM settlement_runs CROSS JOIN ${billsOfRun}
      WHERE starts_at >= $1::date::timestamp AT TIME ZONE $2
        AND starts_at < ($1::date + 1)::timestamp AT TIME ZONE $2
        AND ($3::text IS NULL OR kind = $3) AND ($4::bigint IS NULL OR id < $4)
        ${state ? inState[state] : ''}
      ORDER BY id DESC LIMIT $5`,
    [day, timeZone, kind ?? null, readCursor(cursor), pageSize + 1],
  );
  const wishes = await listRerunWishes(
    context,
    rows.map(({ id }) => id),
  );
  return pageOf(rows, pageSize, (row) => ({
    ...runValue(row, currency),
    wanted: wishes.get(row.id) ?? null,
  }));
}

function kindValue(row: KindRow, currency: Currency) {
  const { day: _, own, ...told } = row;
  return { ...told, own: toDecimal(own, currency) };
}

function runValue(row: RunRow, currency: Currency): Omit<SettlementRun, 'wanted'> {
  const { rowId: _, ...told } = row;
  return {
    ...told,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    begunAt: row.begunAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    own: toDecimal(row.own, currency),
    currency,
  };
}
