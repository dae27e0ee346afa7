/**
 * The cashier's own rows held against the ledger: what each deposit, withdrawal, tax and fee should
 * have moved, and what was booked, transfer by transfer. They agree unless something is broken.
 */
import type {
  LedgerDifference,
  ReconciledLine,
} from '@bahati/contract/back-office/records/reports.ts';
import { type Currency, isRealMoney } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { transferCodeName, transferCodes } from '#domains/wallet/ledger/ledger.ts';
import type { Context } from '#platform/context.ts';
import { assertRange, countedZone, type DayRange } from '#domains/records/records.ts';

export type Reconciliation = DayRange & {
  lines: ReconciledLine[];
  differences: LedgerDifference[];
  isCut: boolean;
};

/** More differences than this are one trouble, and the sums tell its size. */
const mostDifferences = 500;

const { deposit, deposit_tax, deposit_fee } = transferCodes;
const { deposit_reversed, deposit_tax_returned, deposit_fee_returned } = transferCodes;
const { withdrawal_paid, withdrawal_tax, withdrawal_fee } = transferCodes;
const { payout_reversed, withdrawal_tax_returned, withdrawal_fee_returned } = transferCodes;

/** What a code adds to which sum; the reference of the first is a deposit, of the others a hold. */
const arrivedCodes = [deposit, deposit_tax, deposit_fee];
const returnedCodes = [deposit_reversed, deposit_tax_returned, deposit_fee_returned];
const depositCodes = [...arrivedCodes, ...returnedCodes];
const sumsOfCodes = new Map<number, { sum: ReconciledLine['sum']; sign: bigint }>([
  [deposit, { sum: 'deposits', sign: 1n }],
  [deposit_reversed, { sum: 'deposits', sign: -1n }],
  [withdrawal_paid, { sum: 'withdrawals', sign: 1n }],
  [payout_reversed, { sum: 'withdrawals', sign: -1n }],
  [deposit_tax, { sum: 'taxes', sign: 1n }],
  [deposit_tax_returned, { sum: 'taxes', sign: -1n }],
  [withdrawal_tax, { sum: 'taxes', sign: 1n }],
  [withdrawal_tax_returned, { sum: 'taxes', sign: -1n }],
  [deposit_fee, { sum: 'fees', sign: 1n }],
  [deposit_fee_returned, { sum: 'fees', sign: -1n }],
  [withdrawal_fee, { sum: 'fees', sign: 1n }],
  [withdrawal_fee_returned, { sum: 'fees', sign: -1n }],
]);

const within = (at: string) =>
  `${at} >= (SELECT first FROM edge) AND ${at} < (SELECT past FROM edge)`;
const parts = (codes: readonly number[], amounts: readonly string[]) =>
  `LATERAL (VALUES ${codes.map((code, at) => `(${code}, ${amounts[at]})`).join(', ')})
     AS part (code, amount)`;
const partsOfDeposit = ['d.amount', 'd.tax', 'd.fee'];
const partsOfWithdrawal = ['w.amount - w.tax - w.fee', 'w.tax', 'w.fee'];
const idAt = (edge: string) => `(SELECT first_transfer_id_from(${edge}) FROM edge)`;

/** Every transfer the cashier's rows ask for beside every one there is: zone, first and last day. */
const compared = `
  WITH edge AS (SELECT $2::date::timestamp AT TIME ZONE $1 AS first,
                       ($3::date + 1)::timestamp AT TIME ZONE $1 AS past),
  expected AS (
    SELECT code, d.id AS reference, d.currency, part.amount, d.completed_at AS at
      FROM deposits d, ${parts(arrivedCodes, partsOfDeposit)}
     WHERE ${within('d.completed_at')}
    UNION ALL
    SELECT code, d.id, d.currency, part.amount, r.ended_at
      FROM reversals r JOIN deposits d ON d.id = r.deposit_id,
           ${parts(returnedCodes, partsOfDeposit)}
     WHERE r.state = 'done' AND ${within('r.ended_at')}
    UNION ALL
    SELECT code, w.hold_id, w.currency, part.amount, w.paid_at
      FROM withdrawals w,
           ${parts([withdrawal_paid, withdrawal_tax, withdrawal_fee], partsOfWithdrawal)}
     WHERE ${within('w.paid_at')}
    UNION ALL
    SELECT code, w.hold_id, w.currency, part.amount, c.resolved_at
      FROM withdrawal_disputes c JOIN withdrawals w ON w.id = c.withdrawal_id,
           ${parts([payout_reversed, withdrawal_tax_returned, withdrawal_fee_returned], partsOfWithdrawal)}
     WHERE c.outcome = 'returned' AND ${within('c.resolved_at')}),
  booked AS (
    SELECT t.id, t.code::int AS code, t.reference, a.currency, t.amount, t.created_at AS at
      FROM transfers t JOIN accounts a ON a.id = t.debit_account_id
     WHERE t.id >= ${idAt(`first - interval '1 hour'`)} AND t.id < ${idAt(`past + interval '1 hour'`)}
       AND ${within('t.created_at')} AND t.code = ANY($4::smallint[])),
  compared AS (
    SELECT code, reference, currency, (coalesce(b.at, e.at) AT TIME ZONE $1)::date AS day,
           b.id AS transfer_id, e.amount AS cashier, b.amount AS ledger
      FROM (SELECT * FROM expected WHERE amount > 0) e
           FULL JOIN booked b USING (code, reference, currency)),
  named AS (
    SELECT c.*, coalesce(d.method, w.method) AS method,
           coalesce('deposit:' || d.public_id, 'withdrawal:' || w.public_id) AS subject
      FROM compared c
      LEFT JOIN deposits d ON c.code = ANY($5::int[]) AND d.id = c.reference
      LEFT JOIN withdrawals w ON c.code <> ALL($5::int[]) AND w.hold_id = c.reference)`;

/** Refuses `range_invalid`. */
export async function reportReconciliation(
  context: Context,
  range: DayRange,
): Promise<Reconciliation> {
  assertRange(range);
  const timeZone = await countedZone(context, context.database);
  return inTransaction(context.database, async (transaction) => {
    await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await transaction.query(`SET LOCAL statement_timeout = '60s'`);
    const values = [timeZone, range.from, range.to, [...sumsOfCodes.keys()], depositCodes];
    const lines = await readLines(transaction, values);
    const differences = await readDifferences(transaction, values);
    const isCut = differences.length > mostDifferences;
    return { ...range, lines, differences: differences.slice(0, mostDifferences), isCut };
  });
}

type SumRow = {
  day: string;
  currency: Currency;
  method: string | null;
  methodName: string | null;
  code: number;
  cashier: bigint;
  ledger: bigint;
};

async function readLines(transaction: Transaction, values: unknown[]): Promise<ReconciledLine[]> {
  const { rows } = await transaction.query<SumRow>(
    `${compared}
     SELECT day::text, named.currency, method, m.name AS "methodName", named.code,
            coalesce(sum(cashier), 0)::bigint AS cashier, coalesce(sum(ledger), 0)::bigint AS ledger
       FROM named LEFT JOIN payment_methods m ON m.code = method
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3 NULLS LAST, 5`,
    values,
  );
  const groups = Map.groupBy(
    rows.filter(({ currency }) => isRealMoney(currency)),
    ({ day, currency, method, code }) =>
      `${day} ${currency} ${method} ${sumsOfCodes.get(code)?.sum}`,
  );
  return [...groups.values()].flatMap((ofSum) => {
    const [first] = ofSum;
    const sum = first && sumsOfCodes.get(first.code)?.sum;
    if (!first || !sum) return [];
    const { day, currency, method, methodName } = first;
    const total = (side: 'cashier' | 'ledger') =>
      ofSum.reduce((all, row) => all + (sumsOfCodes.get(row.code)?.sign ?? 0n) * row[side], 0n);
    const [cashier, ledger] = [total('cashier'), total('ledger')];
    return [
      {
        day,
        currency,
        method,
        methodName,
        sum,
        cashier: toDecimal(cashier, currency),
        ledger: toDecimal(ledger, currency),
        difference: toDecimal(cashier - ledger, currency),
      },
    ];
  });
}

type DifferenceRow = Pick<LedgerDifference, 'day' | 'method' | 'subject'> & {
  code: number;
  currency: Currency;
  reference: bigint;
  transferId: bigint | null;
  cashier: bigint | null;
  ledger: bigint | null;
};

/** One more than is told, to know whether there are more. */
async function readDifferences(
  transaction: Transaction,
  values: unknown[],
): Promise<LedgerDifference[]> {
  const { rows } = await transaction.query<DifferenceRow>(
    `${compared}
     SELECT day::text, currency, method, code, subject, reference, transfer_id AS "transferId",
            cashier, ledger
       FROM named WHERE cashier IS DISTINCT FROM ledger
      ORDER BY day, code, reference LIMIT ${mostDifferences + 1}`,
    values,
  );
  return rows.map(({ day, currency, method, code, subject, reference, ...row }) => {
    const { transferId, cashier, ledger } = row;
    return {
      day,
      currency,
      method,
      code: transferCodeName(code),
      subject,
      reference: reference.toString(),
      transferId: transferId?.toString() ?? null,
      cashier: cashier === null ? null : toDecimal(cashier, currency),
      ledger: ledger === null ? null : toDecimal(ledger, currency),
    };
  });
}
