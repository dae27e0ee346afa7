/** A month's statement: from what was there to what is left, by kind. */
import type { Statement } from '@bahati/contract/player-site/records/records.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { type Account, cashOf, kindOfCode } from './movements.ts';
import { daysOfMonth, spanOf, type TransferSpan } from './ranges.ts';
import { profitOf } from './read-profit.ts';
import { countedZone, type DayRange } from '#domains/records/records.ts';

/** Refuses `need_true_account`. */
export async function readStatement(
  context: Context,
  actor: MemberActor,
  month: string,
): Promise<Statement> {
  assertTrueAccount(actor);
  const { database } = context;
  const days = daysOfMonth(month);
  const [account, timeZone] = await Promise.all([
    cashOf(database, actor),
    countedZone(context, database),
  ]);
  const { currency } = account;
  const span = await spanOf(database, days, timeZone);
  const [opening, changes, { total }] = await Promise.all([
    balanceAt(database, account.id, span.from),
    changesIn(database, account, days, span),
    profitOf(database, { ...actor, ...days, timeZone }),
  ]);
  const kinds = new Map<Statement['kinds'][number]['kind'], bigint>();
  for (const { code, amount } of changes) {
    const kind = kindOfCode(code);
    kinds.set(kind, (kinds.get(kind) ?? 0n) + amount);
  }
  const closing = changes.reduce((sum, { amount }) => sum + amount, opening);
  return {
    month,
    currency,
    opening: toDecimal(opening, currency),
    closing: toDecimal(closing, currency),
    kinds: [...kinds]
      .filter(([, amount]) => amount !== 0n)
      .map(([kind, amount]) => ({ kind, amount: toDecimal(amount, currency) })),
    figures: total,
    isOpen: span.to > context.now(),
  };
}

const ofSide = (side: 'debit' | 'credit', columns: string) => `
  SELECT ${columns} FROM transfers
   WHERE ${side}_account_id = $1 AND ${side}_account_id >= 10000`;

/**
 * What the account held at an instant. A movement that waited for another may carry an earlier
 * time and a later id, so those near the instant are judged one by one.
 */
export async function balanceAt(database: Database, accountId: bigint, at: Date): Promise<bigint> {
  const { rows } = await database.query<{ balance: bigint }>(
    `WITH edge AS MATERIALIZED (
       SELECT first_transfer_id_from($2::timestamptz - interval '1 hour') AS low,
              first_transfer_id_from($2::timestamptz + interval '1 hour') AS high),
     before AS (
       (${ofSide('debit', 'id, debit_balance_after AS balance')} AND id < (SELECT low FROM edge)
         ORDER BY id DESC LIMIT 1)
       UNION ALL
       (${ofSide('credit', 'id, credit_balance_after')} AND id < (SELECT low FROM edge)
         ORDER BY id DESC LIMIT 1)),
     near AS (
       ${ofSide('debit', '-amount AS change')} AND id >= (SELECT low FROM edge)
          AND id < (SELECT high FROM edge) AND created_at < $2
       UNION ALL
       ${ofSide('credit', 'amount')} AND id >= (SELECT low FROM edge)
          AND id < (SELECT high FROM edge) AND created_at < $2)
     SELECT (coalesce((SELECT balance FROM before ORDER BY id DESC LIMIT 1), 0)
             + coalesce((SELECT sum(change) FROM near), 0))::bigint AS balance`,
    [accountId, at],
  );
  return rows[0]?.balance ?? 0n;
}

const within = 'AND id >= $2 AND id < $3 AND created_at >= $4 AND created_at < $5';
const uncounted = `${within}
  AND id > coalesce((SELECT last_transfer_id FROM records_progress), 0)`;
const daysPlayed = `
  SELECT played.code, played.change FROM member_days JOIN LATERAL (VALUES
      (${transferCodes.stake}, -stake), (${transferCodes.payout}, payout)) AS played (code, change) ON true
   WHERE member_id = $6 AND day BETWEEN $7 AND $8 AND currency = $9`;

/** Payments that were counted one by one and not by day yet; none, once counting caught up. */
const paymentsWithoutDays = `
  SELECT p.code, CASE WHEN debit_account_id = $1 THEN -amount ELSE amount END
    FROM member_payments p JOIN transfers t ON t.id = p.transfer_id
   WHERE p.account_id = $1 AND p.transfer_id >= $2 AND p.transfer_id < $3
     AND p.transfer_id > coalesce((SELECT payment_days_transfer_id FROM records_progress), 0)
     AND created_at >= $4 AND created_at < $5`;

/**
 * By code: what play and payments changed, as counted by days, and what was not counted yet. One
 * statement sees one moment, so that nothing is told twice while counting goes on.
 */
const changesByCode = `
  SELECT code, sum(change)::bigint AS amount FROM (
    ${daysPlayed}
    UNION ALL
    SELECT code, change FROM member_payment_days WHERE account_id = $1 AND day BETWEEN $7 AND $8
    UNION ALL ${paymentsWithoutDays}
    UNION ALL ${ofSide('debit', 'code, -amount')} ${uncounted}
    UNION ALL ${ofSide('credit', 'code, amount')} ${uncounted}) moved
   GROUP BY code ORDER BY code`;

async function changesIn(
  database: Database,
  { id, ownerId, currency }: Account,
  { from, to }: DayRange,
  span: TransferSpan,
) {
  const { rows } = await database.query<{ code: number; amount: bigint }>(changesByCode, [
    id,
    span.lowId,
    span.highId,
    span.from,
    span.to,
    ownerId,
    from,
    to,
    currency,
  ]);
  return rows;
}
