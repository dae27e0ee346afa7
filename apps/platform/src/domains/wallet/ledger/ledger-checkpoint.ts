/**
 * How far the ledger was proven: the last proven block and what every account's transfers up to
 * it add up to, under a hash. Whoever alters the past and chains it anew is found by it, since
 * the block it remembers is no longer there.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { genesis } from './seal-transfers.ts';

export type Checkpoint = { blockId: bigint; lastTransferId: bigint };

/** Where a ledger begins, and whoever trusts no checkpoint. */
export const beginning: Checkpoint = { blockId: 0n, lastTransferId: 0n };

const hashed = `sha256(convert_to(concat_ws('|', block_id, last_transfer_id,
    encode(block_hash, 'hex'), (SELECT string_agg(account_id || '=' || total, ',' ORDER BY account_id)
                                  FROM ledger_checkpoint_sums)), 'UTF8'))`;

/**
 * The checkpoint, and sentences of what is wrong with it. One that is wrong is not to be gone on
 * from: it stays for a person to look at, and the proof counts from the beginning.
 */
export async function readCheckpoint(
  transaction: Transaction,
): Promise<{ checkpoint: Checkpoint; breaches: string[] }> {
  const { rows } = await transaction.query<Checkpoint & { isWhole: boolean; isThere: boolean }>(
    `SELECT block_id AS "blockId", last_transfer_id AS "lastTransferId", hash = ${hashed} AS "isWhole",
            block_id = 0 OR EXISTS (
              SELECT 1 FROM ledger_blocks b WHERE b.id = block_id AND b.hash = block_hash
                 AND b.last_transfer_id = ledger_checkpoint.last_transfer_id) AS "isThere"
       FROM ledger_checkpoint`,
  );
  const [found] = rows;
  if (!found) return { checkpoint: beginning, breaches: [] };
  const { blockId, lastTransferId, isWhole, isThere } = found;
  const breaches = [
    ...(isWhole ? [] : ['The checkpoint of the ledger was altered.']),
    ...(isThere ? [] : [`Block ${blockId} is not the one that was proven.`]),
  ];
  const checkpoint = breaches.length === 0 ? { blockId, lastTransferId } : beginning;
  return { checkpoint, breaches };
}

/** Moves the checkpoint on to the newest sealed block; all up to there must be proven. */
export async function advanceCheckpoint(
  transaction: Transaction,
  { blockId, lastTransferId }: Checkpoint,
): Promise<void> {
  const { rows } = await transaction.query<Checkpoint>(
    `SELECT id AS "blockId", last_transfer_id AS "lastTransferId" FROM ledger_blocks
      ORDER BY id DESC LIMIT 1`,
  );
  const [newest] = rows;
  if (!newest || newest.blockId === blockId) return;
  await transaction.query(
    `WITH legs AS (
       SELECT debit_account_id AS account, -amount AS delta FROM transfers
        WHERE id > $1 AND id <= $2
       UNION ALL SELECT credit_account_id, amount FROM transfers WHERE id > $1 AND id <= $2)
     INSERT INTO ledger_checkpoint_sums AS sums (account_id, total)
     SELECT account, sum(delta) FROM legs GROUP BY account
     ON CONFLICT (account_id) DO UPDATE SET total = sums.total + excluded.total`,
    [lastTransferId, newest.lastTransferId],
  );
  await transaction.query(
    `INSERT INTO ledger_checkpoint (block_id, last_transfer_id, block_hash, hash)
     SELECT id, last_transfer_id, hash, ${genesis} FROM ledger_blocks WHERE id = $1
     ON CONFLICT (is_only) DO UPDATE SET block_id = excluded.block_id, proven_at = now(),
       last_transfer_id = excluded.last_transfer_id, block_hash = excluded.block_hash`,
    [newest.blockId],
  );
  await transaction.query(`UPDATE ledger_checkpoint SET hash = ${hashed}`);
}
