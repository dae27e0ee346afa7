/** Proves the ledger's invariants on a running database, in one consistent view of it. */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { blockText, genesis } from './seal-transfers.ts';

export type LedgerReport = {
  transfers: bigint;
  accounts: bigint;
  blocks: number;
  /** Sentences, each a broken invariant; empty when the books are whole. */
  breaches: string[];
};

/** Checks balances against history, the zero sum, holds and the chain of blocks. */
export async function verifyLedger(database: Database): Promise<LedgerReport> {
  return inTransaction(database, async (transaction) => {
    await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await transaction.query('SET LOCAL statement_timeout = 0');
    await transaction.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const counts = await transaction.query<{ transfers: bigint; accounts: bigint }>(
      `SELECT (SELECT count(*) FROM transfers) AS transfers,
              (SELECT count(*) FROM accounts) AS accounts`,
    );
    const chain = await verifyChain(transaction);
    const breaches = [
      ...(await balancesThatDiffer(transaction)),
      ...(await currenciesThatMix(transaction)),
      ...(await heldThatDiffers(transaction)),
      ...chain.breaches,
    ];
    const { transfers = 0n, accounts = 0n } = counts.rows[0] ?? {};
    return { transfers, accounts, blocks: chain.blocks, breaches };
  });
}

/** L1, L2: every balance equals its history; house accounts up to the last sealed transfer. */
async function balancesThatDiffer(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{ id: bigint; balance: bigint; history: bigint }>(
    `WITH sealed AS (SELECT coalesce(max(last_transfer_id), 0) AS id FROM ledger_blocks),
     legs AS (
       SELECT debit_account_id AS account, -amount AS delta, id FROM transfers
       UNION ALL SELECT credit_account_id, amount, id FROM transfers),
     history AS (
       SELECT account, sum(delta)::bigint AS total FROM legs, sealed
        WHERE account >= 10000 OR legs.id <= sealed.id GROUP BY account)
     SELECT a.id, a.balance, coalesce(h.total, 0) AS history
       FROM accounts a FULL JOIN history h ON h.account = a.id
      WHERE a.id IS NULL OR a.balance <> coalesce(h.total, 0) LIMIT 20`,
  );
  return rows.map(
    ({ id, balance, history }) => `Account ${id} says ${balance}, its transfers say ${history}.`,
  );
}

/** A transfer joins accounts of one currency, which makes every currency's sum zero. */
async function currenciesThatMix(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT t.id FROM transfers t
       JOIN accounts d ON d.id = t.debit_account_id JOIN accounts c ON c.id = t.credit_account_id
      WHERE d.currency <> c.currency LIMIT 20`,
  );
  return rows.map(({ id }) => `Transfer ${id} joins two currencies.`);
}

/** L8: held money is exactly the stakes of open rounds and the pending holds. */
async function heldThatDiffers(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{ owner: bigint; held: bigint; expected: bigint }>(
    `WITH expected AS (
       SELECT owner, sum(amount)::bigint AS amount FROM (
         SELECT member_id AS owner, stake AS amount FROM rounds WHERE state = 1
         UNION ALL SELECT owner_id, amount FROM holds WHERE state = 'pending') held
        GROUP BY owner)
     SELECT a.owner_id AS owner, a.balance AS held, coalesce(e.amount, 0) AS expected
       FROM accounts a LEFT JOIN expected e ON e.owner = a.owner_id
      WHERE a.kind = 'held' AND a.balance <> coalesce(e.amount, 0) LIMIT 20`,
  );
  return rows.map(
    ({ owner, held, expected }) => `Owner ${owner} holds ${held}, open stakes say ${expected}.`,
  );
}

/** L4: recomputes every block from its rows; one altered byte breaks the chain. */
async function verifyChain(
  transaction: Transaction,
): Promise<{ blocks: number; breaches: string[] }> {
  const { rows } = await transaction.query<{ id: bigint; isWhole: boolean }>(
    `SELECT b.id, s.count = b.transfer_count
              AND sha256(b.previous || convert_to(s.text, 'UTF8')) = b.hash AS "isWhole"
       FROM (SELECT *, coalesce(lag(hash) OVER before, ${genesis}) AS previous,
                    coalesce(lag(last_transfer_id) OVER before, 0) AS after
               FROM ledger_blocks WINDOW before AS (ORDER BY id)) b
      CROSS JOIN LATERAL (SELECT count(*), ${blockText} AS text FROM transfers
                           WHERE id > b.after AND id <= b.last_transfer_id) s
      ORDER BY b.id`,
  );
  const altered = rows.find(({ isWhole }) => !isWhole);
  return {
    blocks: rows.length,
    breaches: altered ? [`Block ${altered.id} was altered.`] : [],
  };
}
