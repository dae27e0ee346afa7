/** A month's statement: from what was there to what is left, by kind. */
import type { Statement } from '@bahati/contract/player-site/records.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { cashOf, kindOfCode } from './movements.ts';
import { daysOfMonth, spanOf, type TransferSpan } from './ranges.ts';
import { profitOf } from './read-profit.ts';
import { countedZone } from './records.ts';

/** Refuses `need_true_account`. */
export async function readStatement(
  context: Context,
  actor: MemberActor,
  month: string,
): Promise<Statement> {
  assertTrueAccount(actor);
  const { database } = context;
  const days = daysOfMonth(month);
  const account = await cashOf(database, actor);
  const { currency } = account;
  const span = await spanOf(database, days, await countedZone(context, database));
  const [opening, changes, { total }] = await Promise.all([
    balanceAt(database, account.id, span.from),
    changesIn(database, account.id, span),
    profitOf(context, database, { ...actor, ...days }),
  ]);
  const kinds = new Map<Statement['kinds'][number]['kind'], { amount: bigint; count: number }>();
  for (const { code, amount, count } of changes) {
    const kind = kindOfCode(code);
    const known = kinds.get(kind) ?? { amount: 0n, count: 0 };
    kinds.set(kind, { amount: known.amount + amount, count: known.count + Number(count) });
  }
  const closing = changes.reduce((sum, { amount }) => sum + amount, opening);
  return {
    month,
    currency,
    opening: toDecimal(opening, currency),
    closing: toDecimal(closing, currency),
    kinds: [...kinds].map(([kind, { amount, count }]) => ({
      kind,
      amount: toDecimal(amount, currency),
      count,
    })),
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

async function changesIn(database: Database, accountId: bigint, span: TransferSpan) {
  const within = 'AND id >= $2 AND id < $3 AND created_at >= $4 AND created_at < $5';
  const { rows } = await database.query<{ code: number; amount: bigint; count: bigint }>(
    `SELECT code, sum(change)::bigint AS amount, count(*) AS count FROM (
       ${ofSide('debit', 'code, -amount AS change')} ${within}
       UNION ALL
       ${ofSide('credit', 'code, amount')} ${within}) moved
      GROUP BY code ORDER BY code`,
    [accountId, span.lowId, span.highId, span.from, span.to],
  );
  return rows;
}
