/** What members are owed: the sum of their accounts, from the ledger. */
import type { LiabilityLine } from '@bahati/contract/back-office/records/reports.ts';
import { type Currency, isRealMoney } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { countedZone, dayIn } from '#domains/records/records.ts';
import { allFlows, flowsWhere, isMembers, sidesOfFlows, watermark } from './report-flows.ts';

type Row = { currency: Currency; kind: string; amount: bigint; accounts: bigint | null };

/** Both sums are of one moment, since one statement reads them. */
const liabilityNow = `
  WITH ledger AS (
    SELECT currency, kind, sum(change)::bigint AS amount FROM (${sidesOfFlows(allFlows)}) sides
     WHERE ${isMembers('kind')} GROUP BY currency, kind),
  held AS (
    SELECT currency, kind, sum(balance)::bigint AS accounts FROM accounts
     WHERE owner_id <> 0 GROUP BY currency, kind)
  SELECT currency, kind, coalesce(amount, 0) AS amount, coalesce(accounts, 0) AS accounts
    FROM ledger FULL JOIN held USING (currency, kind) ORDER BY currency, kind`;

/** Whole days as they were counted, and of the day itself what had begun by the instant. */
const liabilityAt = `
  WITH start AS (SELECT ($2::date)::timestamp AT TIME ZONE $1 AS of_day),
  flows AS (
    SELECT currency, debit_kind, debit_scope, credit_kind, credit_scope, amount, day
      FROM ledger_days WHERE day < $2
    UNION ALL
    SELECT currency, debit_kind, debit_scope, credit_kind, credit_scope, amount, day FROM (
      ${flowsWhere(`t.id > ${watermark} AND t.created_at < (SELECT of_day FROM start)`)}) late
    UNION ALL
    SELECT currency, debit_kind, debit_scope, credit_kind, credit_scope, amount, day FROM (
      ${flowsWhere(`t.id >= (SELECT first_transfer_id_from(of_day - interval '1 hour') FROM start)
        AND t.id < first_transfer_id_from($3::timestamptz + interval '1 hour')
        AND t.created_at >= (SELECT of_day FROM start) AND t.created_at <= $3`)}) today)
  SELECT currency, kind, sum(change)::bigint AS amount, NULL::bigint AS accounts
    FROM (${sidesOfFlows('SELECT * FROM flows')}) sides
   WHERE ${isMembers('kind')} GROUP BY currency, kind ORDER BY currency, kind`;

/** Refuses `invalid_input` for an instant to come. */
export async function reportLiability(
  context: Context,
  asked: string | undefined,
): Promise<{ at: string; lines: LiabilityLine[] }> {
  const at = asked === undefined ? context.now() : new Date(asked);
  if (at > context.now()) {
    throw new Refusal('invalid_input', { fields: [{ field: 'at', problem: 'future' }] });
  }
  const timeZone = await countedZone(context, context.database);
  const rows = await inTransaction(context.database, async (transaction) => {
    await transaction.query(`SET LOCAL statement_timeout = '60s'`);
    const answer =
      asked === undefined
        ? await transaction.query<Row>(liabilityNow, [timeZone])
        : await transaction.query<Row>(liabilityAt, [timeZone, dayIn(at, timeZone), at]);
    return answer.rows;
  });
  const lines = rows
    .filter((row) => isRealMoney(row.currency))
    .map(({ currency, kind, amount, accounts }) => ({
      currency,
      kind,
      amount: toDecimal(amount, currency),
      accounts: accounts === null ? null : toDecimal(accounts, currency),
    }));
  return { at: at.toISOString(), lines };
}
