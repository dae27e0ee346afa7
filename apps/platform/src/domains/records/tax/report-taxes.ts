/** What each tax comes to in each month, reckoned from the ledger, and whether it was filed. */
import type { TaxLine } from '@bahati/contract/back-office/tax/taxes.ts';
import { type Currency, isRealMoney } from '@bahati/money/currencies.ts';
import { shareRoundedHalfUp, toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { payoutCodes, settledStakeCodes } from '#domains/wallet/ledger/ledger.ts';
import { dayIn, countedZone } from '#domains/records/records.ts';
import { allFlows, isMembers } from '#domains/records/reports/reports.ts';

const ggrCodes = [...settledStakeCodes, ...payoutCodes, 33].join(', ');

type Tax = {
  code: string;
  basis: TaxLine['basis'];
  en: string;
  sw: string;
  rateBps: number | null;
  dueDay: number;
  from: string;
  to: string | null;
};
type Sums = {
  month: string;
  currency: Currency;
  deposits: bigint;
  withdrawals: bigint;
  ggr: bigint;
  /** By the scope of the account that owes them. */
  taxes: Record<string, string>;
};
type Filing = {
  month: string;
  code: string;
  currency: Currency;
  reference: string;
  filedBy: string;
  filedAt: Date;
};
/** As the wire tells it, and in minor units. */
export type TaxSum = { line: TaxLine; base: bigint; owed: bigint };

/** The newest month first; of a month without money each tax is nothing. */
export async function reportTaxes(
  context: Context,
  database: Database | Transaction,
  months: number,
): Promise<TaxSum[]> {
  const timeZone = await countedZone(context, database);
  const today = dayIn(context.now(), timeZone);
  const first = monthsBefore(today.slice(0, 7), months - 1);
  const taxes = await readTaxes(context, database);
  const rates = await readRates(context, database);
  const sums = await readSums(database, timeZone, first);
  const filings = await readFilings(context, database, first);
  return sums.flatMap((sum) =>
    taxes
      .filter(
        ({ from, to }) => from <= lastDay(sum.month) && (to === null || to > `${sum.month}-01`),
      )
      .map((tax) => lineOf(tax, sum, { rates, filings, today })),
  );
}

export async function listTaxes(context: Context, months: number): Promise<TaxLine[]> {
  return inTransaction(context.database, async (transaction) => {
    await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await transaction.query(`SET LOCAL statement_timeout = '60s'`);
    return (await reportTaxes(context, transaction, months)).map(({ line }) => line);
  });
}

type Rate = { code: string; rateBps: number; from: string; to: string | null };
type Known = { rates: readonly Rate[]; filings: readonly Filing[]; today: string };

function lineOf(tax: Tax, sum: Sums, { rates, filings, today }: Known): TaxSum {
  const { code, basis, en, sw, rateBps, dueDay } = tax;
  const { month, currency } = sum;
  const base = sum[basis];
  // A month the operator lost in is taxed with nothing.
  const share = rateBps === null || base <= 0n ? 0n : shareRoundedHalfUp(base, rateBps);
  const owed = rateBps === null ? BigInt(sum.taxes[code] ?? '0') : share;
  const held = rates.filter(
    (rate) =>
      rate.code === code &&
      rate.from <= lastDay(month) &&
      (rate.to === null || rate.to > `${month}-01`),
  );
  const dueOn = `${monthsBefore(month, -1)}-${String(dueDay).padStart(2, '0')}`;
  const filing = filings.find(
    (one) => one.month === month && one.code === code && one.currency === currency,
  );
  const open = today > dueOn ? 'overdue' : 'open';
  const line: TaxLine = {
    month,
    currency,
    code,
    name: { en, sw },
    basis,
    base: toDecimal(base, currency),
    ratesBps: rateBps === null ? held.map((rate) => rate.rateBps) : [rateBps],
    owed: toDecimal(owed, currency),
    dueOn,
    state: filing ? 'filed' : month === today.slice(0, 7) ? 'running' : open,
    reference: filing?.reference ?? null,
    filedBy: filing?.filedBy ?? null,
    filedAt: filing?.filedAt.toISOString() ?? null,
  };
  return { line, base, owed };
}

/** The month, yyyy-MM, so many before; a negative number is after. */
function monthsBefore(month: string, count: number): string {
  const at = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 - count, 1);
  return new Date(at).toISOString().slice(0, 7);
}

function lastDay(month: string): string {
  const at = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0);
  return new Date(at).toISOString().slice(0, 10);
}

async function readTaxes({ config }: Context, database: Database | Transaction): Promise<Tax[]> {
  const { rows } = await database.query<Tax>(
    `SELECT code, basis, name_en AS en, name_sw AS sw, rate_bps AS "rateBps",
            due_day AS "dueDay", valid_from::text AS from, valid_to::text AS to
       FROM gaming_taxes JOIN cashier_settings USING (jurisdiction)
      WHERE brand_code = $1 ORDER BY basis, code, valid_from`,
    [config.BRAND],
  );
  return rows;
}

async function readRates({ config }: Context, database: Database | Transaction): Promise<Rate[]> {
  const { rows } = await database.query<Rate>(
    `SELECT code, rate_bps AS "rateBps", valid_from::date::text AS from,
            valid_to::date::text AS to
       FROM tax_rates JOIN cashier_settings USING (jurisdiction)
      WHERE brand_code = $1 AND product = '' ORDER BY valid_from`,
    [config.BRAND],
  );
  return rows;
}

/** What crossed between members and the operator, signed as the operator gained, and what taxes it owes. */
async function readSums(
  database: Database | Transaction,
  timeZone: string,
  first: string,
): Promise<Sums[]> {
  const crossed = `(${isMembers('debit_kind')}) <> (${isMembers('credit_kind')})`;
  const gained = `CASE WHEN ${isMembers('debit_kind')} THEN amount ELSE -amount END`;
  const net = (codes: string) =>
    `coalesce(sum(${gained}) FILTER (WHERE ${crossed} AND code IN (${codes})), 0)::bigint`;
  const { rows } = await database.query<Sums>(
    `WITH flows AS (
       SELECT to_char(day, 'YYYY-MM') AS month, all_of.* FROM (${allFlows}) all_of
        WHERE day >= ($2 || '-01')::date),
     taxes AS (
       SELECT month, currency, scope, sum(change)::bigint AS owed FROM flows JOIN LATERAL (VALUES
         (debit_kind, debit_scope, -amount), (credit_kind, credit_scope, amount)
         ) AS side (kind, scope, change) ON kind = 'tax_payable'
        GROUP BY month, currency, scope)
     SELECT month, currency, -${net('20, 25')} AS deposits,
            ${net('22, 26, 27, 28, 51, 52')} AS withdrawals, ${net(ggrCodes)} AS ggr,
            coalesce((SELECT jsonb_object_agg(scope, owed::text) FROM taxes
                       WHERE taxes.month = flows.month AND taxes.currency = flows.currency), '{}')
              AS taxes
       FROM flows GROUP BY month, currency ORDER BY month DESC, currency`,
    [timeZone, first],
  );
  return rows.filter(({ currency }) => isRealMoney(currency));
}

async function readFilings(
  { config }: Context,
  database: Database | Transaction,
  first: string,
): Promise<Filing[]> {
  const { rows } = await database.query<Filing>(
    `SELECT to_char(month, 'YYYY-MM') AS month, code, currency, reference, filed_by AS "filedBy",
            filed_at AS "filedAt"
       FROM tax_filings WHERE brand = $1 AND month >= ($2 || '-01')::date`,
    [config.BRAND, first],
  );
  return rows;
}
