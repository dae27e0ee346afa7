/**
 * The bound of settling slips: the very rows that a settlement writes on the platform, and at the book,
 * written from a table of what is to be settled, one statement a database for each 500 slips, by four
 * connections. Nothing is asked, read, decided, told or answered: a program that settles can come near.
 */
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { transferCodes } from '#platform-app/domains/wallet/ledger/ledger.ts';

const callSize = 500;
const writers = 4;

/** What is settled of the platform: slips `$1`, each of which pays 2.50 for 1.00 or nothing. */
const prepareSlips = `
  CREATE TABLE bare_slips AS
  SELECT n - 1 AS n, r.id, r.provider_id, r.member_id, r.external_id, r.game_id, r.currency, r.stake,
         CASE WHEN s.pays THEN r.stake * 5 / 2 ELSE 0 END AS payout, cash.id AS cash, held.id AS held,
         (SELECT id FROM accounts WHERE kind = 'game_revenue' LIMIT 1) AS revenue
    FROM unnest($1::text[], $2::boolean[]) WITH ORDINALITY AS s (external, pays, n)
    JOIN rounds r ON r.external_id = s.external
    JOIN accounts cash ON cash.owner_id = r.member_id AND cash.kind = 'cash'
    JOIN accounts held ON held.owner_id = r.member_id AND held.kind = 'held'`;

/** Members of 500 slips in a row are 500: no balance changes twice in a statement. */
const settleSlips = `
  WITH s AS MATERIALIZED (
    SELECT bare_slips.*, nextval('provider_transactions_id_seq') AS operation
      FROM bare_slips WHERE n >= $1 AND n < $1 + ${callSize}),
  moves AS MATERIALIZED (
    SELECT held AS account, -stake AS change, operation, true AS is_stake, revenue FROM s
    UNION ALL SELECT cash, payout, operation, false, revenue FROM s WHERE payout > 0),
  rounds_ended AS (
    UPDATE rounds SET payout = s.payout, win_count = 1, state = 2, valid_stake = s.stake,
           settled_at = now() FROM s WHERE rounds.id = s.id),
  operations AS (
    INSERT INTO provider_transactions (id, provider_id, scope_member_id, external_id, kind, state,
      member_id, round_id, round_external_id, game_id, currency, payout)
    SELECT operation, provider_id, 0, external_id || '-settle', 8, 1, member_id, id, external_id,
           game_id, currency, payout FROM s),
  changed AS (
    UPDATE accounts SET balance = balance + m.change FROM moves m WHERE accounts.id = m.account
    RETURNING accounts.id, balance, m.change, m.operation, m.is_stake, m.revenue)
  INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
    debit_balance_after, credit_balance_after)
  SELECT CASE WHEN is_stake THEN id ELSE revenue END, CASE WHEN is_stake THEN revenue ELSE id END,
         abs(change), CASE WHEN is_stake THEN ${transferCodes.stake_settled}
           ELSE ${transferCodes.payout} END, operation,
         CASE WHEN is_stake THEN balance END, CASE WHEN is_stake THEN NULL ELSE balance END
    FROM changed`;

const prepareBets = `
  CREATE TABLE bare_bets AS SELECT n - 1 AS n, b.id, CASE WHEN s.pays THEN 250 ELSE 0 END AS payout
    FROM unnest($1::text[], $2::boolean[]) WITH ORDINALITY AS s (external, pays, n)
    JOIN book.bets b ON b.reference = s.external`;

/** What is to be told is written and gone again with the answer. */
const settleBets = `
  WITH s AS MATERIALIZED (SELECT * FROM bare_bets WHERE n >= $1 AND n < $1 + ${callSize}),
  bets AS (
    UPDATE book.bets b SET state = 'settled', told = 'settled', settled_payout = s.payout,
           settled_valid_stake = 100, steps = 3 FROM s WHERE b.id = s.id),
  history AS (
    INSERT INTO book.bet_history (bet_id, number, kind, amount, valid_stake)
    SELECT id, 3, 'settled', payout, 100 FROM s)
  INSERT INTO book.operations (bet_id, number, kind, tries) SELECT id, 3, 'settle', 1 FROM s`;

const endOperations = `
  DELETE FROM book.operations o USING bare_bets s
   WHERE s.n >= $1 AND s.n < $1 + ${callSize} AND o.bet_id = s.id AND o.number = 3`;

export type BareSlip = { id: string; pays: boolean };

/** Readies these slips, which are reserved and confirmed and settled by nobody else. */
export async function openBareRows(
  slips: readonly BareSlip[],
  platform: { database: Database; url: string },
  book?: { database: Database; url: string },
) {
  const values = [slips.map(({ id }) => id), slips.map(({ pays }) => pays)];
  await prepare(platform.database, prepareSlips, 'bare_slips', values);
  if (book) await prepare(book.database, prepareBets, 'bare_bets', values);
  return {
    /** Slips a second. */
    async run(): Promise<number> {
      const ofPlatform = openBare(platform.url);
      const ofBook = book ? openBare(book.url) : undefined;
      let next = 0;
      const write = async () => {
        while (next < slips.length) {
          const from = next;
          next += callSize;
          await ofBook?.query(settleBets, [from]);
          await ofPlatform.query(settleSlips, [from]);
          await ofBook?.query(endOperations, [from]);
        }
      };
      const startedAt = performance.now();
      await Promise.all(Array.from({ length: writers }, write));
      const seconds = (performance.now() - startedAt) / 1_000;
      await ofPlatform.end();
      await ofBook?.end();
      return slips.length / seconds;
    },
  };
}

async function prepare(database: Database, text: string, table: string, values: unknown[]) {
  await database.query(text, values);
  await database.query(`CREATE INDEX ON ${table} (n)`);
  await database.query(`ANALYZE ${table}`);
}

const openBare = (url: string): Database =>
  openDatabase(url, {
    applicationName: 'bare',
    onIdleError: () => undefined,
    maxConnections: writers,
    settings: { statement_timeout: '0' },
  });
