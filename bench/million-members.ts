/**
 * A million members with logins, payout accounts, deposits and withdrawals, written straight into
 * the tables: their money means nothing and no sum is held against it; they are there to be found
 * among. What is rare stands together, as it does in life: most who are blocked came long ago.
 */
import type { Database } from '@bahati/server-kit/database.ts';

export const firstMember = 1_000_001;

const tables = [
  'credentials',
  'members',
  'member_index',
  'accounts',
  'sessions',
  'payout_accounts',
  'deposits',
  'withdrawals',
];

const names = `ARRAY['amani','baraka','chausiku','daudi','esther','fatuma','grace','hassan','imani',
  'juma','kamau','latifa','moses','neema','otieno','pendo','rehema','salim','tatu','wanjiku']`;

/** Writes without the indexes that nothing hangs on, and builds them after. */
export async function writeMembers(database: Database, count: number): Promise<void> {
  const { rows } = await database.query<{ name: string; text: string }>(
    `SELECT indexname AS name, indexdef AS text FROM pg_indexes
      WHERE tablename = ANY($1) AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
    [tables],
  );
  for (const { name } of rows) await database.query(`DROP INDEX ${name}`);
  await database.query("SET maintenance_work_mem = '512MB'");
  for (const table of ['credentials', 'members']) {
    await database.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  }
  for (const sql of [...people, ...money]) await database.query(sql, [firstMember, count]);
  for (const table of ['credentials', 'members']) {
    await database.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  }
  for (const { text } of rows) await database.query(text);
  await database.query('VACUUM ANALYZE');
}

/** Everything about member `n` of `count` follows from `n`. */
const each = 'generate_series(0, $2::int - 1) AS n';
const mobile = `'+2547' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0')`;
const address = `'10.' || n * 31 % 200 || '.' || n * 17 % 250 || '.' || n % 250`;
const registeredAt = `now() - ($2::int - n) * (interval '700 days' / $2::int)`;

const people = [
  `INSERT INTO credentials (member_id, username, password_hash, mobile_number, email, last_login_at)
   SELECT $1::int + n, (${names})[n % 20 + 1] || '.' || (${names})[n * 7 % 19 + 1] || n, '-',
          CASE WHEN n % 3 > 0 THEN ${mobile} END, CASE WHEN n % 2 = 0 THEN 'm' || n || '@example.com' END,
          now() - (n::bigint * 7919 % 1000) * interval '6 hours' - interval '1 day' * (n % 7)
     FROM ${each}`,
  `INSERT INTO members (id, nickname, type, status, currency, birthday, registered_at, registered_ip,
     upline_id)
   SELECT $1::int + n, initcap((${names})[n * 3 % 20 + 1]) || ' ' || n,
          CASE WHEN n % 5000 = 0 THEN 1 WHEN n % 20 = 7 THEN 4 ELSE 0 END,
          CASE WHEN n < $2::int / 50 THEN 'blocked' WHEN n % 100 = 3 THEN 'closed' ELSE 'active' END,
          'KES', '1990-01-01', ${registeredAt}, ${address},
          CASE WHEN n % 4 = 1 THEN $1::int + n % 97 * 5000 % $2::int END
     FROM ${each}`,
  `INSERT INTO sessions (token_hash, member_id, ip, user_agent, created_at, ended_at)
   SELECT sha256(('bench' || n)::bytea), $1::int + n, ${address}, 'Mozilla/5.0 Chrome/140 Android',
          now() - interval '1 day', now() FROM ${each}`,
];

const money = [
  `INSERT INTO payment_methods (code, rail, direction, name, name_sw, kind, currency, minimum,
     maximum, position)
   SELECT code, 'bench', direction, 'Bench', 'Bench', 'mobile_money', 'KES', 100, 100000, 1
     FROM (VALUES ('bench-in', 'deposit'), ('bench-out', 'withdrawal')) AS way (code, direction)
    WHERE $1::int + $2::int > 0`,
  `INSERT INTO accounts (owner_id, kind, currency, balance)
   SELECT $1::int + n, kind, 'KES',
          CASE WHEN kind = 'cash' AND n % 3 = 0 THEN (n::bigint * 7919 % 1000003)::bigint ELSE 0 END
     FROM ${each}, unnest(ARRAY['cash', 'held']) AS kind`,
  `INSERT INTO member_index (member_id, status, type, dialing_code, upline_id, registered_at,
     last_login_at, balance, kyc_level)
   SELECT m.id, m.status, m.type, CASE WHEN c.mobile_number IS NULL THEN '' ELSE '+254' END,
          m.upline_id, m.registered_at, greatest(c.last_login_at, m.registered_at), a.balance,
          CASE WHEN m.id % 2000 = 1 THEN 3 WHEN m.id % 25 = 1 THEN 2
               WHEN c.mobile_number IS NULL THEN 0 ELSE 1 END
     FROM members m JOIN credentials c ON c.member_id = m.id
     JOIN accounts a ON a.owner_id = m.id AND a.kind = 'cash' AND $1::int + $2::int > 0`,
  `INSERT INTO payout_accounts (member_id, kind, number, added_at, ready_at)
   SELECT $1::int + n, 'mobile_money', ${mobile}, now(), now() FROM ${each} WHERE n % 3 > 0`,
  `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount, status,
     gateway_reference, receipt, payer, completed_at)
   SELECT gen_random_uuid(), $1::int + n, gen_random_uuid(), 'bench-in', 'KES', 50000, 'completed',
          'g' || n, 'RC' || n, ${mobile}, now() FROM ${each}`,
  `INSERT INTO withdrawals (public_id, member_id, idempotency_key, method, payee, currency, amount,
     hold_id, status, gateway_reference, paid_at)
   SELECT gen_random_uuid(), $1::int + n, gen_random_uuid(), 'bench-out', ${mobile}, 'KES', 40000, n,
          'confirmed', 'w' || n, now() FROM ${each} WHERE n % 3 = 0`,
];
