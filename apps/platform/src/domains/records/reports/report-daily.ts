/** Each day of the operator and each of its accounts, reckoned from the ledger. */
import type { ReportAccount, ReportDay } from '@bahati/contract/back-office/records/reports.ts';
import { type Currency, isRealMoney } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { payoutCodes, settledStakeCodes } from '#domains/wallet/ledger/ledger.ts';
import type { Context } from '#platform/context.ts';
import { assertRange, countedZone, type DayRange } from '#domains/records/records.ts';
import { allFlows, isMembers, sealedFlows, sidesOfFlows } from './report-flows.ts';

export type Daily = DayRange & { days: ReportDay[]; accounts: ReportAccount[] };

/** Refuses `range_invalid`. */
export async function reportDaily(context: Context, range: DayRange): Promise<Daily> {
  assertRange(range);
  const timeZone = await countedZone(context, context.database);
  return inTransaction(context.database, async (transaction) => {
    await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await transaction.query(`SET LOCAL statement_timeout = '60s'`);
    const bounds = [timeZone, range.from, range.to];
    const days = await readDays(transaction, bounds);
    return { ...range, days, accounts: await readAccounts(transaction, bounds) };
  });
}

type NetRow = { day: string; currency: Currency; code: number; net: bigint; validNet: bigint };

const netOf = (amount: string) =>
  `sum(CASE WHEN ${isMembers('debit_kind')} THEN ${amount} ELSE -${amount} END)::bigint`;

/** Net of the operator, by code: what came in to it less what went out, to members alone. */
async function readDays(transaction: Transaction, bounds: string[]): Promise<ReportDay[]> {
  const { rows } = await transaction.query<NetRow>(
    `SELECT day::text, currency, code, ${netOf('amount')} AS net,
            ${netOf('valid_amount')} AS "validNet"
       FROM (${allFlows}) flows
      WHERE day BETWEEN $2 AND $3 AND (${isMembers('debit_kind')}) <> (${isMembers('credit_kind')})
      GROUP BY day, currency, code ORDER BY day, currency`,
    bounds,
  );
  const days = Map.groupBy(rows, ({ day, currency }) => `${day} ${currency}`);
  return [...days.values()].flatMap((ofDay) => {
    const [first] = ofDay;
    if (!first || !isRealMoney(first.currency)) return [];
    const { day, currency } = first;
    const net = (...codes: number[]) =>
      ofDay.reduce((sum, row) => (codes.includes(row.code) ? sum + row.net : sum), 0n);
    const told = (amount: bigint) => toDecimal(amount, currency);
    const [stakes, payouts] = [net(...settledStakeCodes), -net(...payoutCodes)];
    const validBet = ofDay
      .filter(({ code }) => settledStakeCodes.some((one) => one === code))
      .reduce((sum, { validNet }) => sum + validNet, 0n);
    return [
      {
        day,
        currency,
        deposits: told(-net(20)),
        depositsReversed: told(net(25)),
        withdrawals: told(net(22)),
        withdrawalsReversed: told(-net(28)),
        stakes: told(stakes),
        validBet: told(validBet),
        payouts: told(payouts),
        ggr: told(stakes - payouts + net(33)),
        promotions: told(-net(6)),
        rebates: told(-net(41)),
        taxes: told(net(24, 26, 51, 57)),
        fees: told(net(27, 29, 52, 58)),
        adjustments: told(-net(50)),
      },
    ];
  });
}

type AccountRow = {
  currency: Currency;
  kind: string;
  scope: string;
  opening: bigint;
  debited: bigint;
  credited: bigint;
  difference: bigint;
};

async function readAccounts(transaction: Transaction, bounds: string[]): Promise<ReportAccount[]> {
  const { rows } = await transaction.query<AccountRow>(
    `WITH moved AS (
       SELECT currency, kind, scope,
              coalesce(sum(change) FILTER (WHERE day < $2), 0)::bigint AS opening,
              coalesce(-sum(change) FILTER (WHERE day BETWEEN $2 AND $3 AND change < 0), 0)::bigint AS debited,
              coalesce(sum(change) FILTER (WHERE day BETWEEN $2 AND $3 AND change > 0), 0)::bigint AS credited
         FROM (${sidesOfFlows(allFlows)}) sides GROUP BY currency, kind, scope),
     proven AS (
       SELECT currency, kind, scope, sum(change)::bigint AS history
         FROM (${sidesOfFlows(sealedFlows)}) sides GROUP BY currency, kind, scope)
     SELECT a.currency, a.kind, a.scope, coalesce(opening, 0) AS opening,
            coalesce(debited, 0) AS debited, coalesce(credited, 0) AS credited,
            a.balance - coalesce(history, 0) AS difference
       FROM accounts a LEFT JOIN moved USING (currency, kind, scope)
                       LEFT JOIN proven USING (currency, kind, scope)
      WHERE a.owner_id = 0 ORDER BY a.currency, a.kind, a.scope LIMIT 1000`,
    bounds,
  );
  return rows
    .filter(({ currency }) => isRealMoney(currency))
    .map(({ currency, kind, scope, opening, debited, credited, difference }) => ({
      currency,
      kind,
      scope,
      opening: toDecimal(opening, currency),
      debited: toDecimal(debited, currency),
      credited: toDecimal(credited, currency),
      closing: toDecimal(opening - debited + credited, currency),
      difference: toDecimal(difference, currency),
    }));
}
