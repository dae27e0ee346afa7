/**
 * Sealing: committed transfers are chained into blocks by hash every few seconds, off the hot
 * path, and the balances of house accounts are brought up to date with them.
 *
 * A transfer's id may commit after a higher one. So a tick notes the highest id given out and
 * then draws a transaction's id; once all transactions with lower ids have ended, every transfer up
 * to the noted one has committed or never will. This holds because a transaction locks accounts (and
 * so has an id of its own) before it draws a transfer's id. A snapshot's upper end would not do: it
 * is one above the youngest transaction that has ended, and older than some that are under way.
 *
 * A demo's history has lower ids than all that happened since, and is sealed before it.
 */
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
  const [end] = last.rows;
  if (!end) throw new Error('The last transfer could not be read.');
  // One that was noted already needs no further transaction.
  if (watermarks.at(-1)?.transferId !== end.transferId)
    watermarks.push({ ...end, nextTransaction: await drawTransactionId(database) });
  const now = await readSnapshot(database);
  const safe = watermarks.findLast((mark) => mark.nextTransaction <= now.oldest);
  if (!safe) {
    if (watermarks.length > 60) watermarks.shift();
    return 0;
  }
  watermarks.splice(0, watermarks.indexOf(safe));
  return inTransaction(database, (transaction) => sealUpTo(transaction, safe.transferId));
}

/** An id above those of all transactions that have one; its own transaction ends with the call. */
async function drawTransactionId(database: Database): Promise<bigint> {
  const { rows } = await database.query<{ id: bigint }>(
    'SELECT pg_current_xact_id()::text::bigint AS id',
  );
  if (!rows[0]) throw new Error('No transaction id was given.');
  return rows[0].id;
}

/** `oldest`: all transactions with lower ids have ended. */
async function readSnapshot(database: Database): Promise<{ oldest: bigint }> {
  const { rows } = await database.query<{ oldest: bigint }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS oldest',
  );
  if (!rows[0]) throw new Error('No snapshot was given.');
  return rows[0];
}

/**
 * The text a block's hash is over, from rows of `transfers`: a line for each, in order. Built by
 * the database, so that sealing and proving carry no rows away and an auditor needs SQL alone. A
 * transfer without a valid amount has no field for it, and reads as before there was one.
 */
export const blockText = `string_agg(concat_ws('|', id, debit_account_id, credit_account_id,
    amount, code, reference, coalesce(debit_balance_after::text, 'null'),
    coalesce(credit_balance_after::text, 'null'),
    to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    valid_amount) || E'\\n', '' ORDER BY id)`;

/** What the first block is chained to: 32 zero bytes. */
export const genesis = `decode(repeat('00', 32), 'hex')`;

async function sealUpTo(transaction: Transaction, upTo: bigint): Promise<number> {
  const lock = await transaction.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('seal transfers'))
        AND NOT EXISTS (SELECT 1 FROM demo_history
                         WHERE state = 'awaited' AND awaited_until > now()) AS "isMine"`,
  );
  if (!lock.rows[0]?.isMine) return 0;
  const { rows } = await transaction.query<{ first: bigint; last: bigint; count: bigint }>(
    `WITH previous AS (SELECT last_transfer_id AS last, hash FROM ledger_blocks
                        ORDER BY id DESC LIMIT 1),
     sealed AS (SELECT * FROM transfers
                 WHERE id > coalesce((SELECT last FROM previous), 0) AND id <= $1
                 ORDER BY id LIMIT $2)
     INSERT INTO ledger_blocks (first_transfer_id, last_transfer_id, transfer_count, hash)
     SELECT min(id), max(id), count(*),
            sha256(coalesce((SELECT hash FROM previous), ${genesis}) || convert_to(${blockText}, 'UTF8'))
       FROM sealed HAVING count(*) > 0
     RETURNING first_transfer_id AS first, last_transfer_id AS last, transfer_count AS count`,
    [upTo, blockSize],
  );
  const [block] = rows;
  if (!block) return 0;
  await foldOperatorBalances(transaction, block.first, block.last);
  return Number(block.count);
}

async function foldOperatorBalances(
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
