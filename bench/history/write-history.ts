/**
 * Rounds that were played before a bench begins, written straight into the tables: settled whole
 * rounds of the stage's wallets, in order of id, with random ids as vendors send them, and the
 * transfers they made, sealed and proven, so that the books are whole after.
 *
 * This is the one file that knows which rows a round leaves behind.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, inTransaction, openDatabase } from '@bahati/server-kit/database.ts';
import { testProvider } from '@bahati/testing/factories.ts';
import {
  advanceCheckpoint,
  readCheckpoint,
} from '#platform-app/domains/wallet/ledger/ledger-checkpoint.ts';
import { operatorAccountIn } from '#platform-app/domains/wallet/ledger/operator-account.ts';
import { sealOnce } from '#platform-app/domains/wallet/ledger/seal-transfers.ts';
import { beginProof } from '#platform-app/domains/wallet/ledger/verify-ledger.ts';

export type HistoryPlace = {
  ownerUrl: string;
  /** Wallets follow each other by the ids of their members. */
  firstMemberId: bigint;
  wallets: number;
};

const tables = ['rounds', 'provider_transactions', 'transfers'];
/** Every third round of a member pays. */
const stake = 100;
const payout = 250;
/** The first rounds are so old, and the newest of now. */
const days = 365;
const roundsAStatement = 500_000;

/** Adds so many rounds to what is there. Nobody else may write meanwhile. */
export async function writeHistory(place: HistoryPlace, count: number): Promise<void> {
  if (count === 0) return;
  if (place.wallets % 3 !== 1) throw new Error('Wins are counted for 3n + 1 wallets alone.');
  const database = openDatabase(place.ownerUrl, {
    applicationName: 'bench history',
    maxConnections: 3,
    onIdleError: () => undefined,
    settings: {
      statement_timeout: '0',
      synchronous_commit: 'off',
      work_mem: '256MB',
      maintenance_work_mem: '512MB',
    },
  });
  try {
    const indexes = await dropIndexes(database);
    await writeRows(database, place, count);
    const seal = await openSealing(database);
    await Promise.all([seal(), buildIndexes(database, indexes)]);
    await markDone(database);
    for (const table of tables) await database.query(`VACUUM (FREEZE, ANALYZE) ${table}`);
    await database.query('VACUUM ANALYZE accounts');
  } finally {
    await database.end();
  }
}

/** Drops what can be built later, which is a third of the work; a table's key by its id stays. */
async function dropIndexes(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ name: string; text: string }>(
    `SELECT indexname AS name, indexdef AS text FROM pg_indexes
      WHERE tablename = ANY($1) AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    [tables],
  );
  for (const { name } of rows) await database.query(`DROP INDEX ${name}`);
  return rows.map(({ text }) => text);
}

async function buildIndexes(database: Database, statements: readonly string[]): Promise<void> {
  for (const text of statements) await database.query(text);
}

/** Each table in order of id, and two tables beside each other. */
async function writeRows(database: Database, place: HistoryPlace, count: number): Promise<void> {
  const base = await readBase(database);
  const fill = async (statements: readonly string[]) => {
    for (let from = 1; from <= count; from += roundsAStatement) {
      const to = Math.min(from + roundsAStatement - 1, count);
      const values = [...base, place.firstMemberId, place.wallets, count, from, to];
      for (const sql of statements) await database.query(sql, values);
    }
  };
  await Promise.all([fill([insertRounds, insertTransfers]), fill([insertOperations])]);
  await database.query(takeIds, [base[0], base[1], count]);
  await database.query('ANALYZE transfers');
  await database.query(settleWallets, [place.firstMemberId, place.wallets, count]);
}

/** The ids and the time to go on from, and the account that wins what members lose. */
async function readBase(database: Database): Promise<[bigint, bigint, bigint, Date]> {
  const revenue = await operatorAccountIn(database, 'game_revenue', testProvider.code, 'KES');
  const { rows } = await database.query<{ round: bigint; transfer: bigint; since: Date }>(
    `SELECT nextval('provider_transactions_id_seq') AS round,
            nextval('transfers_id_seq') AS transfer,
            coalesce((SELECT opened_at FROM rounds ORDER BY id DESC LIMIT 1),
                     now() - interval '${days} days') AS since`,
  );
  const [last] = rows;
  if (!last) throw new Error('No ids were given.');
  return [last.round, last.transfer, revenue, last.since];
}

/**
 * Round `n` is the `turn`-th of its member (from 0 on), who had `wins` before it. A member's rounds
 * are as many numbers apart as there are wallets, which is one more than a multiple of three.
 */
const played = `
  WITH given AS (
    SELECT $1::bigint AS round, $2::bigint AS transfer, $3::bigint AS revenue,
           $4::timestamptz AS since, $5::bigint AS member, $6::bigint AS wallets,
           $7::bigint AS count),
  played AS (
    SELECT n, round + n AS id, transfer + n + (n - 1) / 3 AS transfer_id, revenue,
           member + n * 7919 % wallets AS member_id, n % 3 = 0 AS is_won, turn,
           (first + turn - 1) / 3 - (first - 1) / 3 AS wins,
           since + (now() - since) * (n::float8 / count) AS played_at,
           md5('round' || round + n)::uuid::text AS round_external_id,
           md5('operation' || round + n)::uuid::text AS external_id
      FROM given, generate_series($8::bigint, $9::bigint) AS n,
           LATERAL (SELECT (n - 1) / wallets AS turn, (n - 1) % wallets + 1 AS first) place)`;
const paid = `CASE WHEN is_won THEN ${payout} ELSE 0 END`;

const insertRounds = `${played}
  INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
    bet_count, win_count, state, valid_stake, opened_at, settled_at)
  SELECT id, 900, member_id, round_external_id, 900, 'KES', ${stake}, ${paid}, 1, 1, 2, ${stake},
         played_at, played_at
    FROM played ORDER BY n`;

const insertOperations = `${played}
  INSERT INTO provider_transactions (id, provider_id, scope_member_id, external_id, kind, state,
    member_id, round_id, round_external_id, game_id, currency, stake, payout, created_at)
  SELECT id, 900, 0, external_id, 3, 1, member_id, id, round_external_id, 900, 'KES', ${stake},
         ${paid}, played_at
    FROM played ORDER BY n`;

const insertTransfers = `${played}
  INSERT INTO transfers (id, debit_account_id, credit_account_id, amount, code, reference,
    debit_balance_after, credit_balance_after, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT leg.* FROM played
    JOIN accounts cash ON cash.owner_id = member_id AND cash.kind = 'cash',
         LATERAL (SELECT cash.balance + wins * ${payout} - (turn + 1) * ${stake} AS left) after,
         LATERAL (
           SELECT transfer_id AS leg_id, cash.id, revenue, ${stake}, 4, played.id, after.left,
                  NULL::bigint, played_at
            UNION ALL
           SELECT transfer_id + 1, revenue, cash.id, ${payout}, 5, played.id, NULL,
                  after.left + ${payout}, played_at WHERE is_won) leg
   ORDER BY leg_id`;

const takeIds = `
  SELECT setval('provider_transactions_id_seq', $1::bigint + $3::bigint),
         setval('transfers_id_seq', $2::bigint + $3::bigint + $3::bigint / 3)`;

/** What each wallet won and lost in these rounds. */
const settleWallets = `
  WITH given AS (SELECT $1::bigint AS member, $2::bigint AS wallets, $3::bigint AS count),
  turned AS (
    SELECT member + first * 7919 % wallets AS member_id, first, (count - first) / wallets + 1 AS turns
      FROM given, generate_series(1, least(wallets, count)) AS first)
  UPDATE accounts
     SET balance = balance - turns * ${stake}
                   + ((first + turns - 1) / 3 - (first - 1) / 3) * ${payout}
    FROM turned WHERE owner_id = member_id AND kind = 'cash'`;

/**
 * Notes what is there as sealable before indexes are built: as long as one is being built, nothing
 * newer is. Answers the sealing itself.
 */
async function openSealing(database: Database): Promise<() => Promise<void>> {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  await sealOnce(database, watermarks);
  return async () => {
    // A transaction in any database of the server keeps newer ones from being sealed.
    for (const end = Date.now() + sealPatienceMs; Date.now() < end; await wait(sealPauseMs)) {
      while ((await sealOnce(database, watermarks)) > 0);
      if (!(await isSealingLeft(database))) return;
    }
    throw new Error('The history was not sealed to its end.');
  };
}

const sealPatienceMs = 60_000;
const sealPauseMs = 100;

async function isSealingLeft(database: Database): Promise<boolean> {
  const { rows } = await database.query<{ left: boolean }>(
    `SELECT (SELECT max(id) FROM transfers) >
            (SELECT coalesce(max(last_transfer_id), 0) FROM ledger_blocks) AS left`,
  );
  return rows[0]?.left !== false;
}

/** All of it stands as proven and counted, as it does on any day. */
async function markDone(database: Database): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await beginProof(transaction);
    const { checkpoint, breaches } = await readCheckpoint(transaction);
    if (breaches.length > 0) throw new Error(breaches.join(' '));
    await advanceCheckpoint(transaction, checkpoint);
  });
  for (const table of ['records_progress', 'insight_progress']) {
    await database.query(
      `INSERT INTO ${table} (last_transfer_id, time_zone) VALUES (0, 'Africa/Nairobi')
       ON CONFLICT DO NOTHING`,
    );
    await database.query(
      `UPDATE ${table} SET last_transfer_id = (SELECT max(last_transfer_id) FROM ledger_blocks)`,
    );
  }
}
