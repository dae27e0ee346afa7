/**
 * Ten million rows of a year, six million of them movements, written straight into the tables: their
 * amounts mean nothing and no sum is held against them; they are there to be found among. While one
 * works on it, RECORDS_MOVEMENTS=600000 writes a tenth.
 */
import type { Database } from '@bahati/server-kit/database.ts';

export const movements = Number(process.env['RECORDS_MOVEMENTS'] ?? 6_000_000);
/** Rounds, blocks and the minute not counted yet are whole parts of the movements. */
const wholeParts = 60_000;
if (!(movements > 0) || movements % wholeParts !== 0) {
  throw new Error(`RECORDS_MOVEMENTS is a multiple of ${wholeParts}.`);
}
export const members = 2_000;
/** One member in fifty movements: what the busiest player of a year may have. */
export const heavyMember = 800_000;
export const firstMember = 800_001;

/** What a busy platform writes in the minute between two counts, at some 700 movements a second. */
const uncounted = movements / 150;
const rounds = movements / 4;

const indexes = [
  'transfers_once',
  'transfers_of_debited_member',
  'transfers_of_credited_member',
  'rounds_once',
  'rounds_of_member',
  'provider_transactions_once',
  'provider_transactions_of_round',
  'vendor_rounds_once',
  'vendor_rounds_of_play',
];

/** Writes without indexes and builds them after, which is a third of the work. */
export async function writeYear(database: Database): Promise<void> {
  const { rows } = await database.query<{ name: string; text: string }>(
    `SELECT indexname AS name, indexdef AS text FROM pg_indexes WHERE indexname = ANY($1)`,
    [indexes],
  );
  for (const { name } of rows) await database.query(`DROP INDEX ${name}`);
  await database.query("SET maintenance_work_mem = '512MB'");
  await openMembers(database);
  await writeRows(database);
  await writeDeposits(database);
  for (const { text } of rows) await database.query(text);
  await writeCounted(database);
  await database.query('ANALYZE');
}

async function openMembers(database: Database): Promise<void> {
  const ids = [heavyMember, members];
  await database.query(
    `INSERT INTO accounts (id, owner_id, kind, currency)
     SELECT 20000 + (id - $1) * 2 + (kind = 'held')::int, id, kind, 'KES'
       FROM generate_series($1::int, $1 + $2) AS id, unnest(ARRAY['cash', 'held']) AS kind`,
    ids,
  );
  await database.query(
    `INSERT INTO accounts (id, owner_id, kind, scope, currency)
     VALUES (1, 0, 'game_revenue', 'TESTER', 'KES'), (2, 0, 'payment_clearing', 'test', 'KES')`,
  );
}

/** The member of a round; every fiftieth is the busiest one's. */
const memberOf = (round: string) =>
  `CASE WHEN ${round} % 50 = 0 THEN ${heavyMember}
        ELSE ${firstMember} + (${round} % ${members} * 7919 % ${members})::int END`;

const timeOf = (round: string) =>
  `now() - interval '365 days' + ${round} * (interval '365 days' / ${rounds})`;

async function writeRows(database: Database): Promise<void> {
  await database.query(
    `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
       bet_count, win_count, state, opened_at, settled_at)
     SELECT r, 900, ${memberOf('r')}, 'r' || r, CASE WHEN r % 200 = 0 THEN 901 ELSE 900 END, 'KES',
            2000, CASE WHEN r % 3 = 0 THEN 5000 ELSE 0 END, 1, 1, 2, ${timeOf('r')}, ${timeOf('r')}
       FROM generate_series(1, ${rounds}) AS r`,
  );
  await database.query(
    `INSERT INTO provider_transactions (id, provider_id, scope_member_id, external_id, kind, state,
       member_id, round_id, round_external_id, game_id, currency, stake, payout, created_at)
     SELECT id, 900, 0, 'x' || id, 3, 1, member_id, id, external_id, game_id, 'KES', stake, payout,
            opened_at FROM rounds`,
  );
  await database.query(
    `INSERT INTO vendor_rounds (vendor_id, external_id, member_id, game_id, currency, stake, payout,
       played_at)
     SELECT 901, 'v' || r, ${memberOf('r')}, 901, 'KES', 2000, 1000, ${timeOf('r')}
       FROM generate_series(1, ${rounds}, 3) AS r`,
  );
  // Four movements a round: held, settled, paid, and a further stake or, seldom, a deposit.
  await database.query(
    `INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
       debit_balance_after, credit_balance_after, created_at)
     SELECT (CASE step WHEN 0 THEN cash WHEN 1 THEN cash + 1 WHEN 2 THEN 1 ELSE rail.debit END),
            (CASE step WHEN 0 THEN cash + 1 WHEN 1 THEN 1 WHEN 2 THEN cash ELSE rail.credit END),
            2000, (ARRAY[1, 2, 5, rail.code])[step + 1], r,
            CASE WHEN step = 2 THEN NULL ELSE 100000 END, CASE WHEN step = 1 THEN NULL ELSE 100000 END,
            ${timeOf('r')}
       FROM generate_series(0, ${movements - 1}) AS place,
            LATERAL (SELECT place / 4 + 1 AS r, place % 4 AS step) four,
            LATERAL (SELECT 20000 + (${memberOf('r')} - ${heavyMember}) * 2 AS cash) m,
            LATERAL (SELECT CASE WHEN r % 10 = 0 THEN 20 ELSE 4 END AS code,
                            CASE WHEN r % 10 = 0 THEN 2 ELSE cash END AS debit,
                            CASE WHEN r % 10 = 0 THEN cash ELSE 1 END AS credit) rail`,
  );
}

/** The cashier's rows behind the deposits, which a reconciliation holds against the ledger. */
async function writeDeposits(database: Database): Promise<void> {
  await database.query(
    `INSERT INTO payment_methods (code, rail, direction, name, name_sw, kind, currency, minimum,
       maximum, position)
     VALUES ('test-in', 'test', 'deposit', 'Test', 'Test', 'mobile_money', 'KES', 100, 100000, 1)`,
  );
  await database.query(
    `INSERT INTO deposits (id, public_id, member_id, idempotency_key, method, currency, amount, status,
       created_at, completed_at)
     OVERRIDING SYSTEM VALUE
     SELECT reference, gen_random_uuid(), a.owner_id, gen_random_uuid(), 'test-in', 'KES', t.amount,
            'completed', t.created_at, t.created_at
       FROM transfers t JOIN accounts a ON a.id = t.credit_account_id WHERE t.code = 20`,
  );
}

/** All but the newest stand as counted, so that pages are read as they are on any day. */
async function writeCounted(database: Database): Promise<void> {
  const last = movements - uncounted;
  await database.query(
    `INSERT INTO ledger_blocks (first_transfer_id, last_transfer_id, transfer_count, hash)
     SELECT at * 20000 + 1, (at + 1) * 20000, 20000, '\\x00'
       FROM generate_series(0, $1::int / 20000 - 1) AS at`,
    [movements],
  );
  await database.query(
    `INSERT INTO member_payments (account_id, transfer_id, code)
     SELECT credit_account_id, id, code FROM transfers WHERE code = 20 AND id <= $1`,
    [last],
  );
  await database.query(
    `INSERT INTO member_payment_days (account_id, day, code, change)
     SELECT credit_account_id, (created_at AT TIME ZONE 'Africa/Nairobi')::date, code, sum(amount)
       FROM transfers WHERE code = 20 AND id <= $1 GROUP BY 1, 2, 3`,
    [last],
  );
  await database.query(
    `INSERT INTO member_days (day, member_id, product, vendor_id, currency, bet_count, stake,
       valid_bet, payout, promotion, deposit, withdrawal, tax, fee, transfer, vendor_result, rebate,
       adjustment)
     SELECT (now() - interval '366 days')::date + day, member, product, 900, 'KES', 4, 8000, 8000,
            6000, 0, 0, 0, 0, 0, 0, 0, 0, 0
       FROM generate_series(0, 366) AS day, generate_series($1::int, $1 + $2) AS member,
            unnest(ARRAY['RNG', 'LIVE']) AS product`,
    [heavyMember, members],
  );
  await database.query(
    `INSERT INTO ledger_days (day, currency, code, debit_kind, debit_scope, credit_kind,
       credit_scope, amount, transfer_count)
     SELECT (t.created_at AT TIME ZONE 'Africa/Nairobi')::date, 'KES', t.code, d.kind, d.scope,
            c.kind, c.scope, sum(t.amount), count(*)
       FROM transfers t JOIN accounts d ON d.id = t.debit_account_id
                        JOIN accounts c ON c.id = t.credit_account_id
      WHERE t.id <= $1 GROUP BY 1, 3, 4, 5, 6, 7`,
    [last],
  );
  await database.query(
    `INSERT INTO records_progress (last_transfer_id, payment_days_transfer_id, time_zone)
     VALUES ($1, $1, 'Africa/Nairobi')`,
    [last],
  );
}
