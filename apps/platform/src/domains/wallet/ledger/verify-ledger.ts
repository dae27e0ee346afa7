/** Proves the ledger's invariants on a running database, in one consistent view of it. */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { readCheckpoint } from './ledger-checkpoint.ts';
import { verifyChain } from './verify-chain.ts';

export type LedgerReport = {
  transfers: bigint;
  accounts: bigint;
  blocks: number;
  /** Sentences, each a broken invariant; empty when the books are whole. */
  breaches: string[];
};

/** Breaches named at most; where there are more, something is broken as a whole. */
const namedBreaches = 20;

/** Makes the transaction see one moment, for as long as proving takes. */
export async function beginProof(transaction: Transaction): Promise<void> {
  await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await transaction.query('SET LOCAL statement_timeout = 0');
  await transaction.query('SET LOCAL idle_in_transaction_session_timeout = 0');
}

/**
 * Checks balances against the whole history, the zero sum, holds, the chain of blocks from the
 * first, and that the last proven block still stands.
 */
export async function verifyLedger(database: Database): Promise<LedgerReport> {
  return inTransaction(database, async (transaction) => {
    await beginProof(transaction);
    const counts = await transaction.query<{ transfers: bigint; accounts: bigint }>(
      `SELECT (SELECT count(*) FROM transfers) AS transfers,
              (SELECT count(*) FROM accounts) AS accounts`,
    );
    const chain = await verifyChain(transaction, 0n);
    const breaches = [
      ...(await verifyBalances(transaction, 0n)),
      ...chain.breaches.slice(0, namedBreaches),
      ...(await readCheckpoint(transaction)).breaches,
    ];
    const { transfers = 0n, accounts = 0n } = counts.rows[0] ?? {};
    return { transfers, accounts, blocks: chain.blocks, breaches };
  });
}

/**
 * Checks every balance, and the transfers after this one; what came before is taken from the
 * checkpoint at it. After 0 that is nothing, and the whole history is counted.
 */
export async function verifyBalances(
  transaction: Transaction,
  afterTransferId: bigint,
): Promise<string[]> {
  return [
    ...(await balancesThatDiffer(transaction, afterTransferId)),
    ...(await currenciesThatMix(transaction, afterTransferId)),
    ...(await heldThatDiffers(transaction)),
    ...(await poolsBelowNothing(transaction)),
    ...(await receivablesThatDiffer(transaction)),
  ];
}

/** L1, L2: every balance equals its history; house accounts up to the last sealed transfer. */
async function balancesThatDiffer(transaction: Transaction, after: bigint): Promise<string[]> {
  const { rows } = await transaction.query<{ id: bigint; balance: bigint; history: bigint }>(
    `WITH sealed AS (SELECT coalesce(max(last_transfer_id), 0) AS id FROM ledger_blocks),
     legs AS (
       SELECT debit_account_id AS account, -amount AS delta, id FROM transfers WHERE id > $1
       UNION ALL SELECT credit_account_id, amount, id FROM transfers WHERE id > $1
       UNION ALL SELECT account_id, total, 0 FROM ledger_checkpoint_sums WHERE $1 > 0),
     history AS (
       SELECT account, sum(delta)::bigint AS total FROM legs, sealed
        WHERE account >= 10000 OR legs.id <= sealed.id GROUP BY account)
     SELECT a.id, a.balance, coalesce(h.total, 0) AS history
       FROM accounts a FULL JOIN history h ON h.account = a.id
      WHERE a.id IS NULL OR a.balance <> coalesce(h.total, 0) LIMIT $2`,
    [after, namedBreaches],
  );
  return rows.map(
    ({ id, balance, history }) => `Account ${id} says ${balance}, its transfers say ${history}.`,
  );
}

/** A transfer joins accounts of one currency, which makes every currency's sum zero. */
async function currenciesThatMix(transaction: Transaction, after: bigint): Promise<string[]> {
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT t.id FROM transfers t
       JOIN accounts d ON d.id = t.debit_account_id JOIN accounts c ON c.id = t.credit_account_id
      WHERE t.id > $1 AND d.currency <> c.currency LIMIT $2`,
    [after, namedBreaches],
  );
  return rows.map(({ id }) => `Transfer ${id} joins two currencies.`);
}

/** A jackpot pool pays only what was set aside in it. */
async function poolsBelowNothing(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{ scope: string; currency: string; balance: bigint }>(
    `SELECT scope, currency, balance FROM accounts
      WHERE kind = 'jackpot_pool' AND balance < 0 LIMIT $1`,
    [namedBreaches],
  );
  return rows.map(
    ({ scope, currency, balance }) => `The pool ${scope} in ${currency} holds ${balance}.`,
  );
}

/**
 * What members owe a provider stands on its account below nothing, to the cent. The account follows
 * when transfers are sealed; what is not sealed yet is added.
 */
async function receivablesThatDiffer(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{
    scope: string;
    currency: string;
    owed: bigint;
    balance: bigint;
  }>(
    `WITH owed AS (
       SELECT scope, currency, sum(open)::bigint AS open FROM receivables GROUP BY 1, 2),
     stands AS (
       SELECT a.scope, a.currency, a.balance + coalesce((
                SELECT sum(CASE WHEN t.credit_account_id = a.id THEN amount ELSE -amount END)
                  FROM transfers t
                 WHERE t.id > (SELECT coalesce(max(last_transfer_id), 0) FROM ledger_blocks)
                   AND a.id IN (t.debit_account_id, t.credit_account_id)), 0)::bigint AS balance
         FROM accounts a WHERE a.kind = 'receivable')
     SELECT coalesce(o.scope, s.scope) AS scope, coalesce(o.currency, s.currency) AS currency,
            coalesce(o.open, 0) AS owed, coalesce(s.balance, 0) AS balance
       FROM owed o FULL JOIN stands s ON s.scope = o.scope AND s.currency = o.currency
      WHERE coalesce(o.open, 0) <> -coalesce(s.balance, 0) LIMIT $1`,
    [namedBreaches],
  );
  return rows.map(
    ({ scope, currency, owed, balance }) =>
      `Members owe ${scope} ${owed} in ${currency}, its account says ${balance}.`,
  );
}

/** L8: held money is exactly the stakes of open rounds and the pending holds. */
async function heldThatDiffers(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{ owner: bigint; held: bigint; expected: bigint }>(
    `WITH expected AS (
       SELECT owner, sum(amount)::bigint AS amount FROM (
         SELECT r.member_id AS owner, r.stake AS amount
           FROM open_rounds o JOIN rounds r ON r.id = o.round_id
         UNION ALL SELECT owner_id, amount FROM holds WHERE state = 'pending') held
        GROUP BY owner)
     SELECT a.owner_id AS owner, a.balance AS held, coalesce(e.amount, 0) AS expected
       FROM accounts a LEFT JOIN expected e ON e.owner = a.owner_id
      WHERE a.kind = 'held' AND a.balance <> coalesce(e.amount, 0) LIMIT $1`,
    [namedBreaches],
  );
  return rows.map(
    ({ owner, held, expected }) => `Owner ${owner} holds ${held}, open stakes say ${expected}.`,
  );
}
