/**
 * Brings the balances of the member index up to date from sealed transfers, in order of id. How far
 * it came is written in the same transaction; of several processes one does it at a time.
 */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';

/** A member's row is written once a batch, however often his balance moved in it. */
const batchSize = 60_000;

/** Takes over all that is sealed; breaks off between two batches when the process is leaving. */
export async function indexBalances(
  { database }: Pick<Context, 'database'>,
  leaving?: AbortSignal,
): Promise<void> {
  while (!leaving?.aborted && (await indexOnce(database)));
}

/** True when there may be more to take over. */
async function indexOnce(database: Database): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ from: bigint }>(
      `SELECT last_transfer_id AS "from" FROM member_index_progress FOR UPDATE SKIP LOCKED`,
    );
    const from = rows[0]?.from;
    return from !== undefined && indexFrom(transaction, from);
  });
}

async function indexFrom(transaction: Transaction, from: bigint): Promise<boolean> {
  const { rows } = await transaction.query<{ to: bigint }>(
    `SELECT least(max(last_transfer_id), $1::bigint + $2) AS "to" FROM ledger_blocks
      WHERE last_transfer_id > $1 HAVING count(*) > 0`,
    [from, batchSize],
  );
  const to = rows[0]?.to;
  if (to === undefined) return false;
  // In order of id, as everybody takes hold of several rows of the index.
  await transaction.query(
    `WITH moved AS (
       SELECT debit_account_id AS id FROM transfers WHERE id > $1 AND id <= $2
       UNION SELECT credit_account_id FROM transfers WHERE id > $1 AND id <= $2),
     stands AS (
       SELECT indexed.member_id, accounts.balance
         FROM moved JOIN accounts USING (id)
         JOIN members ON members.id = accounts.owner_id AND members.currency = accounts.currency
         JOIN member_index indexed ON indexed.member_id = members.id
        WHERE accounts.kind = 'cash' AND accounts.scope = '' AND indexed.balance <> accounts.balance
        ORDER BY indexed.member_id FOR UPDATE OF indexed)
     UPDATE member_index SET balance = stands.balance
       FROM stands WHERE member_index.member_id = stands.member_id`,
    [from, to],
  );
  await transaction.query('UPDATE member_index_progress SET last_transfer_id = $1', [to]);
  return true;
}
