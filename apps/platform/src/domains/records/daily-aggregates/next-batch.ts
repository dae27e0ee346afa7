/** What to count next: sealed transfers in order of id, some at a time. */
import type { Transaction } from '@bahati/server-kit/database.ts';

/**
 * About so many transfers at once. A member's row is written once a batch, so the background job
 * takes large ones; who waits for an answer counts a small one, in less than a second.
 */
export const batchSizes = { job: 60_000, reader: 20_000 } as const;

/**
 * Whole blocks after a transfer, as many as make a batch, and at least one; undefined: nothing more
 * is sealed. `last` is the id to count up to.
 */
export async function nextBatch(
  transaction: Transaction,
  after: bigint,
  size: number,
): Promise<{ last: bigint; count: bigint } | undefined> {
  const { rows } = await transaction.query<{ last: bigint; count: bigint }>(
    `WITH next AS (
       SELECT id, last_transfer_id, transfer_count,
              sum(transfer_count) OVER (ORDER BY id) AS total
         FROM (SELECT * FROM ledger_blocks WHERE last_transfer_id > $1
                ORDER BY last_transfer_id LIMIT 5000) following)
     SELECT max(last_transfer_id) AS last, sum(transfer_count)::bigint AS count
       FROM next WHERE total <= $2 OR id = (SELECT min(id) FROM next)
     HAVING count(*) > 0`,
    [after, size],
  );
  return rows[0];
}

/** A batch may take long on a busy machine, and its sums stay in memory. */
export const countingSettings = `SELECT set_config('statement_timeout', '60s', true),
  set_config('work_mem', '64MB', true)`;
