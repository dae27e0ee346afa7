/**
 * What jackpot pools hold. A pool is a house account of its vendor, currency and level; nobody
 * waits for it but who takes from it, one after the other, so that it never pays what it has not.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';

const lockPools = {
  name: 'ledger-lock-pools',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('jackpot pool', id))
           FROM unnest($1::bigint[]) AS pool (id)`,
};

/** A house account's balance is as of the last seal; what came since is added. */
const readPools = {
  name: 'ledger-read-pools',
  text: `WITH sealed AS (SELECT coalesce(max(last_transfer_id), 0) AS id FROM ledger_blocks)
         SELECT a.id, (a.balance + coalesce(sum(
                  CASE WHEN t.credit_account_id = a.id THEN t.amount ELSE -t.amount END), 0)
                )::bigint AS balance
           FROM accounts a
           LEFT JOIN transfers t ON t.id > (SELECT id FROM sealed)
            AND (t.credit_account_id = a.id OR t.debit_account_id = a.id)
          WHERE a.id = ANY($1::bigint[]) GROUP BY a.id, a.balance`,
};

/**
 * Locks these pools against others that take from them, until the transaction ends, and answers
 * what each holds. Two statements: the second must see what the one waited for has left.
 */
export async function holdPools(
  transaction: Transaction,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const inOrder = [...new Set(accountIds)].sort((a, b) => (a < b ? -1 : 1));
  const [, answer] = await sendStatements(transaction, [
    { ...lockPools, values: [inOrder] },
    { ...readPools, values: [inOrder] },
  ]);
  const rows = (answer?.rows ?? []) as { id: bigint; balance: bigint }[];
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** The scope of a pool's account: `BAHATI grand`. */
export function poolScope(vendorCode: string, level: string): string {
  return `${vendorCode} ${level}`;
}
