/**
 * A history of settled rounds, written in bulk and true to the books: every transfer has its
 * operation and round, and the balance after it. Each member stakes 1.00 a round and wins 2.50
 * every third, so that a balance at any round is a formula and four transfers are three rounds.
 */
import type { Pool } from 'pg';

import { addMembers, type TestMember } from '@bahati/testing/factories.ts';

const start = 100_000_000n;
const roundsEach = 75;
/** Transfers each member makes in all his rounds. */
export const transfersEach = 100;

export const addHistoryMembers = (database: Pool, count: number): Promise<TestMember[]> =>
  addMembers(database, { count, balance: start });

/** Rounds of each member, as a share of all of them: the first is `from`, the last before `to`. */
export const writeHistory = async (
  database: Pool,
  members: readonly TestMember[],
  share: { from: number; to: number },
): Promise<void> => {
  const first = Math.round((roundsEach / 3) * share.from) * 3 + 1;
  const last = Math.round((roundsEach / 3) * share.to) * 3;
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query(
      `INSERT INTO accounts (id, owner_id, kind, scope, currency)
       VALUES (nextval('operator_account_ids'), 0, 'game_revenue', 'TESTER', 'KES')
       ON CONFLICT DO NOTHING`,
    );
    await client.query(plays, [members.map(({ id }) => id), first, last]);
    for (const statement of statements) await client.query(statement);
    await client.query(
      `UPDATE accounts SET balance = ${start} - 100 * $2::int + 250 * ($2::int / 3)
        WHERE owner_id = ANY($1::bigint[]) AND kind = 'cash'`,
      [members.map(({ id }) => id), last],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
};

const plays = `
  CREATE TEMP TABLE plays ON COMMIT DROP AS
  SELECT nextval('provider_transactions_id_seq') AS id, ordered.*,
         CASE WHEN at % 3 = 0 THEN 250 ELSE 0 END AS payout,
         (SELECT id FROM accounts WHERE owner_id = 0 AND kind = 'game_revenue'
             AND scope = 'TESTER' AND currency = 'KES') AS house
    FROM (SELECT at, accounts.id AS cash, owner_id AS member
            FROM accounts, generate_series($2::int, $3::int) AS at
           WHERE owner_id = ANY($1::bigint[]) AND kind = 'cash' ORDER BY at, owner_id) ordered`;

const statements = [
  `INSERT INTO provider_transactions (id, provider_id, scope_member_id, external_id, kind, state,
     member_id, round_id, round_external_id, game_id, currency, stake, payout)
   SELECT id, 900, 0, 'history-' || id, 3, 1, member, id, 'history-' || id, 900, 'KES', 100, payout
     FROM plays`,
  `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
     bet_count, win_count, state, settled_at)
   SELECT id, 900, member, 'history-' || id, 900, 'KES', 100, payout, 1,
          CASE WHEN payout > 0 THEN 1 ELSE 0 END, 2, now()
     FROM plays`,
  `INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
     debit_balance_after, credit_balance_after)
   SELECT debit, credit, amount, code, id, debit_after, credit_after FROM (
     SELECT id, 4 AS code, cash AS debit, house AS credit, 100 AS amount,
            ${start} - 100 * at + 250 * ((at - 1) / 3) AS debit_after, NULL::bigint AS credit_after
       FROM plays
     UNION ALL
     SELECT id, 5, house, cash, payout, NULL, ${start} - 100 * at + 250 * (at / 3)
       FROM plays WHERE payout > 0) moved ORDER BY id, code`,
];
