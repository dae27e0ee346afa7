/**
 * Sealing: committed transfers are chained into blocks by hash every few seconds, off the hot
 * path, and the balances of house accounts are brought up to date with them.
 *
 * A transfer's id may commit after a higher one. So a tick notes the highest id given out and
 * then the transactions under way; once all of those have ended, every transfer up to that id
 * has committed or never will. This holds because a transaction locks accounts (and so has an
 * id of its own) before it draws a transfer's id.
 */
import { createHash } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';

const tickMs = 1_000;
/** At most this many transfers a block, so that sealing never holds a transaction long. */
const blockSize = 20_000;

type Watermark = { transferId: bigint; nextTransaction: bigint };

/** Starts sealing; of several processes one seals at a time. */
export function startSealing(database: Database, log: Log) {
  const watermarks: Watermark[] = [];
  let isStopped = false;
  let pending: Promise<void> = Promise.resolve();
  const tick = async () => {
    const sealed = await sealOnce(database, watermarks);
    if (sealed === blockSize && !isStopped) await tick();
  };
  const timer = setInterval(() => {
    pending = pending.then(() =>
      tick().catch((error: unknown) => log.warn({ err: error }, 'transfers not sealed')),
    );
  }, tickMs);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await pending;
    },
  };
}

/** Notes a watermark, and seals up to the newest one whose transactions have all ended. */
export async function sealOnce(database: Database, watermarks: Watermark[]): Promise<number> {
  const last = await database.query<{ transferId: bigint }>(
    'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS "transferId" FROM transfers_id_seq',
  );
  const snapshot = await database.query<{ oldest: bigint; next: bigint }>(
    `SELECT pg_snapshot_xmin(s)::text::bigint AS oldest, pg_snapshot_xmax(s)::text::bigint AS next
       FROM pg_current_snapshot() AS s`,
  );
  const [end, now] = [last.rows[0], snapshot.rows[0]];
  if (!end || !now) throw new Error('The watermark could not be read.');
  watermarks.push({ transferId: end.transferId, nextTransaction: now.next });
  const safe = watermarks.findLast((mark) => mark.nextTransaction <= now.oldest);
  if (!safe) {
    if (watermarks.length > 60) watermarks.shift();
    return 0;
  }
  watermarks.splice(0, watermarks.indexOf(safe));
  return inTransaction(database, (transaction) => sealUpTo(transaction, safe.transferId));
}

export type SealedRow = {
  id: bigint;
  debit: bigint;
  credit: bigint;
  amount: bigint;
  code: number;
  reference: bigint;
  debitAfter: bigint | null;
  creditAfter: bigint | null;
  at: string;
};

export const sealedColumns = `id, debit_account_id AS debit, credit_account_id AS credit, amount,
  code, reference, debit_balance_after AS "debitAfter", credit_balance_after AS "creditAfter",
  to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS.US') AS at`;

/** The hash of a block: over the block before and the text of each of its rows, in order. */
export function hashBlock(previous: Uint8Array, rows: readonly SealedRow[]): Buffer {
  const hash = createHash('sha256').update(previous);
  for (const row of rows) {
    const { id, debit, credit, amount, code, reference, debitAfter, creditAfter, at } = row;
    hash.update(
      `${id}|${debit}|${credit}|${amount}|${code}|${reference}|${debitAfter}|${creditAfter}|${at}\n`,
    );
  }
  return hash.digest();
}

export const genesis = Buffer.alloc(32);

async function sealUpTo(transaction: Transaction, upTo: bigint): Promise<number> {
  const lock = await transaction.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('seal transfers')) AS "isMine"`,
  );
  if (!lock.rows[0]?.isMine) return 0;
  const { rows: blocks } = await transaction.query<{ last: bigint; hash: Buffer }>(
    'SELECT last_transfer_id AS last, hash FROM ledger_blocks ORDER BY id DESC LIMIT 1',
  );
  const { rows } = await transaction.query<SealedRow>(
    `SELECT ${sealedColumns} FROM transfers WHERE id > $1 AND id <= $2 ORDER BY id LIMIT $3`,
    [blocks[0]?.last ?? 0n, upTo, blockSize],
  );
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return 0;
  await transaction.query(
    `INSERT INTO ledger_blocks (first_transfer_id, last_transfer_id, transfer_count, hash)
     VALUES ($1, $2, $3, $4)`,
    [first.id, last.id, rows.length, hashBlock(blocks[0]?.hash ?? genesis, rows)],
  );
  await foldHouseBalances(transaction, first.id, last.id);
  return rows.length;
}

async function foldHouseBalances(
  transaction: Transaction,
  first: bigint,
  last: bigint,
): Promise<void> {
  await transaction.query(
    `WITH moved AS (
       SELECT account, sum(delta)::bigint AS delta FROM (
         SELECT debit_account_id AS account, -amount AS delta FROM transfers
          WHERE id BETWEEN $1 AND $2 AND debit_account_id < 10000
         UNION ALL
         SELECT credit_account_id, amount FROM transfers
          WHERE id BETWEEN $1 AND $2 AND credit_account_id < 10000) legs
        GROUP BY account)
     UPDATE accounts SET balance = balance + moved.delta FROM moved WHERE id = moved.account`,
    [first, last],
  );
}
