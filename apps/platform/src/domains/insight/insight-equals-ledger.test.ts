import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addProvider } from '@bahati/testing/factories.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { writeHistory } from '#domains/records/random-history.testing.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import { countInsight, countInsightOnce, recountInsight } from './count-insight.ts';

/** A quarter past nine at night in Nairobi, with play before and after it. */
const now = new Date('2026-11-18T18:17:00Z');
const from = new Date('2026-10-31T21:00:00Z');
const timeZone = 'Africa/Nairobi';
const today = '2026-11-18';

let platform: TestPlatform;
let token = '';
let members: bigint[] = [];

type Moved = {
  code: number;
  amount: bigint;
  /** What of it counts as turnover, as the operation says that closed its round. */
  valid: bigint;
  day: string;
  minute: bigint;
  member: bigint;
  sign: bigint;
  vendor: number | null;
  product: string | null;
  country: string | null;
  device: string | null;
};

let moved: Moved[] = [];

before(async () => {
  platform = await openTestPlatform({ now: () => now });
  const { owner } = platform;
  await addProvider(owner);
  await addProvider(owner, { id: 901, code: 'OTHER' });
  await owner.query(`UPDATE games SET category = 'LIVE' WHERE id = 901`);
  const order = {
    members: 60,
    firstMember: 740_000n,
    from,
    days: 17.88,
    eventsPerDay: 8,
    seed: 11,
  };
  members = await writeHistory(owner, order);
  await owner.query(
    `UPDATE members SET registered_at = $1::timestamptz + (id - 740000) * interval '7 hours'
      WHERE id = ANY($2)`,
    [from, members],
  );
  // Half of the members play game 900 on a phone in Kenya, and change to a computer half way.
  await owner.query(
    `INSERT INTO game_sessions (launch_token_hash, member_id, login_session_id, member_type,
       game_id, provider_id, currency, launch_expires_at, opened_at, country, device)
     SELECT sha256((id || device)::bytea), id, 1, 0, 900, 900, 'KES', now(), at, 'KE', device
       FROM unnest($1::bigint[]) AS id,
            (VALUES ('phone', $2::timestamptz), ('computer', $2::timestamptz + interval '9 days'))
              AS s (device, at)
      WHERE id % 2 = 0`,
    [members, from],
  );
  await sealAll();
  // Found without a sum of ours: a movement, whose money it was, and what its round was played on.
  const { rows } = await owner.query<Moved>(
    `SELECT t.code, t.amount,
            coalesce(closing.valid_stake, t.amount) AS valid,
            (t.created_at AT TIME ZONE $1)::date::text AS day,
            (extract(epoch FROM t.created_at AT TIME ZONE $1)::bigint % 86400) / 60 AS minute,
            greatest(d.owner_id, c.owner_id) AS member,
            (CASE WHEN d.owner_id = c.owner_id THEN 0 WHEN d.owner_id = 0 THEN 1 ELSE -1 END)::bigint AS sign,
            g.vendor_id AS vendor, g.category AS product, s.country, s.device
       FROM transfers t JOIN accounts d ON d.id = debit_account_id
       JOIN accounts c ON c.id = credit_account_id
       LEFT JOIN provider_transactions p ON p.id = t.reference AND t.code < 10
       LEFT JOIN (SELECT round_id, valid_stake FROM provider_transactions
                   WHERE valid_stake IS NOT NULL) closing ON closing.round_id = p.round_id
       LEFT JOIN games g ON g.id = p.game_id LEFT JOIN rounds r ON r.id = p.round_id
       LEFT JOIN game_sessions s ON s.member_id = r.member_id AND s.game_id = p.game_id
         AND s.device = CASE WHEN r.opened_at < $2::timestamptz + interval '9 days'
                             THEN 'phone' ELSE 'computer' END`,
    [timeZone, from],
  );
  moved = rows;
  ({ token } = await signInStaff(platform, { permissions: ['insight.read'] }));
});
after(() => platform.close());

async function sealAll(): Promise<void> {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  for (;;) {
    const sealed = await sealOnce(platform.owner, watermarks);
    const { rows } = await platform.owner.query(
      `SELECT 1 FROM transfers WHERE id > (SELECT coalesce(max(last_transfer_id), 0)
         FROM ledger_blocks) LIMIT 1`,
    );
    if (sealed === 0 && rows.length === 0) return;
  }
}

const ask = async (key: string) => {
  const answer = await platform.staff(key, { token });
  assert.ok(answer.success, answer.text);
  return answer.value;
};

const cents = (told: string | number) => BigInt(String(told).replace('.', ''));

/** What movements add to each figure: by their codes, as the member's money changed. */
const sumOf = (rows: readonly Moved[], codes: readonly number[], sign: 1n | -1n) =>
  rows.reduce(
    (sum, row) => (codes.includes(row.code) ? sum + sign * row.sign * row.amount : sum),
    0n,
  );
const figures: Record<string, (rows: readonly Moved[]) => bigint> = {
  deposits: (rows) => sumOf(rows, [20], 1n),
  withdrawals: (rows) => sumOf(rows, [22], -1n),
  // What a void gave back and took back is less on its day.
  turnover: (rows) => sumOf(rows, [2, 4, 7], -1n),
  valid_bet: (rows) =>
    sumOf(
      rows.map((row) => ({ ...row, amount: row.valid })),
      [2, 4, 7],
      -1n,
    ),
  ggr: (rows) => sumOf(rows, [2, 4, 7], -1n) - sumOf(rows, [5, 8], 1n),
  ngr: (rows) => sumOf(rows, [2, 4, 7], -1n) - sumOf(rows, [5, 8], 1n) - sumOf(rows, [6], 1n),
  active_members: (rows) =>
    BigInt(new Set(rows.filter(({ code }) => [1, 4].includes(code)).map((row) => row.member)).size),
};

test('before everything is counted, figures reach as far as they say', async () => {
  await countInsightOnce(platform.context.database, timeZone);
  const { rows } = await platform.owner.query<{ left: bigint }>(
    `SELECT count(*) AS left FROM transfers
      WHERE id > (SELECT last_transfer_id FROM insight_progress)`,
  );
  assert.equal(rows[0]?.left, 0n);
});

test('today, and both days it is compared with, equal the ledger', async () => {
  await countInsight(platform.context);
  const dashboard = await ask('GET /bo/dashboard');
  assert.equal(dashboard.asOf, now.toISOString());
  assert.equal(dashboard.mark, '2026-11-18T18:15:00.000Z');
  const upTo = (day: string, minute: bigint) =>
    moved.filter((row) => row.day === day && row.minute < minute);
  const mark = 21n * 60n + 15n;
  assert.ok(dashboard.figures.length === 9);
  let compared = 0;
  for (const { name, today: told, atMark, hours } of dashboard.figures) {
    const sum = figures[name];
    if (!sum) continue;
    compared += 1;
    const all = moved.filter(({ day }) => day === today);
    assert.equal(cents(told), sum(all), name);
    assert.equal(cents(atMark.today), sum(upTo(today, mark)), name);
    assert.equal(cents(atMark.yesterday), sum(upTo('2026-11-17', mark)), name);
    assert.equal(cents(atMark.lastWeek), sum(upTo('2026-11-11', mark)), name);
    assert.equal(hours.today.length, 22);
    const whole = (hours.yesterday as string[]).reduce((total, hour) => total + cents(hour), 0n);
    assert.equal(whole, sum(moved.filter(({ day }) => day === '2026-11-17')), name);
  }
  assert.equal(compared, 7);
});

test('who registered, deposited and staked is counted once each', async () => {
  const dashboard = await ask('GET /bo/dashboard');
  const { rows } = await platform.owner.query<{ id: bigint; at: Date }>(
    'SELECT id, registered_at AS at FROM members WHERE id = ANY($1)',
    [members],
  );
  const start = Date.parse('2026-11-11T21:00:00Z');
  const recent = rows.filter(({ at }) => at.getTime() >= start).map(({ id }) => id);
  const did = (codes: number[]) =>
    recent.filter((id) => moved.some((row) => row.member === id && codes.includes(row.code)))
      .length;
  assert.deepEqual(dashboard.conversion.now, {
    registered: recent.length,
    deposited: did([20]),
    staked: did([1, 4]),
  });
  const firsts = new Map<bigint, string>();
  for (const { member, code, day } of moved) {
    const known = firsts.get(member);
    if (code === 20 && (known === undefined || day < known)) firsts.set(member, day);
  }
  const first = [...firsts.values()].filter((day) => day === today).length;
  const told = dashboard.figures.find(({ name }: { name: string }) => name === 'first_depositors');
  assert.equal(told.today, first);
});

const range = 'from=2026-11-03&to=2026-11-16';

test('every breakdown adds up to the ledger, row by row and as a whole', async () => {
  const keyOf: Record<string, (row: Moved) => string> = {
    day: ({ day }) => day,
    product: ({ product }) => product ?? '',
    vendor: ({ vendor }) => (vendor === 901 ? 'OTHER' : 'TESTER'),
    country: ({ country }) => country ?? '',
    device: ({ device }) => device ?? '',
  };
  const inRange = moved.filter(
    ({ day, code }) => day >= '2026-11-03' && day <= '2026-11-16' && code < 10,
  );
  for (const [by, of] of Object.entries(keyOf)) {
    const { items, whole, rest } = await ask(`GET /bo/insight/breakdown?${range}&by=${by}`);
    const expected = Map.groupBy(inRange, of);
    assert.deepEqual(
      new Set(items.map(({ key }: { key: string }) => key)),
      new Set(expected.keys()),
      by,
    );
    for (const row of items) {
      const own = expected.get(row.key) ?? [];
      assert.equal(cents(row.turnover), figures['turnover']?.(own), `${by} ${row.key}`);
      assert.equal(cents(row.validBet), figures['valid_bet']?.(own), `${by} ${row.key}`);
      assert.equal(cents(row.ggr), figures['ggr']?.(own), `${by} ${row.key}`);
      assert.equal(cents(row.promotions), sumOf(own, [6], 1n), `${by} ${row.key}`);
    }
    assert.equal(cents(whole.ggr), figures['ggr']?.(inRange), by);
    assert.equal(rest, null);
  }
});

test('a breakdown narrowed to one device tells the games of that device alone', async () => {
  const path = `GET /bo/insight/breakdown?${range}&by=game&device=phone&compare=before`;
  const { items, whole, wholeBefore } = await ask(path);
  const own = moved.filter(
    ({ day, device }) => device === 'phone' && day >= '2026-11-03' && day <= '2026-11-16',
  );
  assert.deepEqual(
    items.map(({ key }: { key: string }) => key),
    ['TESTER-test-slot'].filter(() => own.length > 0),
  );
  assert.equal(cents(whole.turnover), figures['turnover']?.(own));
  const before = moved.filter(({ day, device }) => device === 'phone' && day < '2026-11-03');
  assert.equal(cents(wholeBefore.turnover), figures['turnover']?.(before));
});

test('each week of a cohort has whom it kept, and what they brought', async () => {
  const monday = (day: string) => {
    const at = new Date(`${day}T00:00:00Z`);
    at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
    return at.toISOString().slice(0, 10);
  };
  const { rows } = await platform.owner.query<{ id: bigint; day: string }>(
    `SELECT id, (registered_at AT TIME ZONE $2)::date::text AS day FROM members WHERE id = ANY($1)`,
    [members, timeZone],
  );
  const came = new Map(rows.map(({ id, day }) => [id, monday(day)]));
  const { items } = await ask('GET /bo/insight/cohorts?grain=week&basis=registration');
  assert.equal(items.length, 12);
  let seen = 0;
  for (const { from: cohort, size, periods } of items) {
    assert.equal(size, [...came.values()].filter((week) => week === cohort).length);
    for (const [at, { active, ggr }] of periods.entries()) {
      const week = new Date(Date.parse(cohort) + at * 7 * 86_400_000).toISOString().slice(0, 10);
      const own = moved.filter(
        (row) => came.get(row.member) === cohort && monday(row.day) === week,
      );
      assert.equal(BigInt(active), figures['active_members']?.(own), `${cohort} ${week}`);
      assert.equal(cents(ggr), figures['ggr']?.(own), `${cohort} ${week}`);
      seen += active;
    }
  }
  assert.ok(seen > 60);
});

test('counting anew from the first transfer comes to the same sums', async () => {
  const read = async () => {
    const tables = ['flow_slices', 'play_days', 'active_days', 'member_firsts', 'member_periods'];
    const hashes: unknown[] = [];
    for (const table of tables) {
      const { rows } = await platform.owner.query(
        `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM ${table} t`,
      );
      hashes.push(rows[0]);
    }
    return hashes;
  };
  const first = await read();
  await recountInsight(platform.owner, timeZone);
  assert.deepEqual(await read(), first);
});

test('a range of more than a quarter, or none, is refused', async () => {
  for (const days of ['from=2026-01-01&to=2026-11-01', 'from=2026-11-02&to=2026-11-01']) {
    const answer = await platform.staff(`GET /bo/insight/breakdown?${days}&by=day`, { token });
    assert.deepEqual([answer.status, answer.code], [400, 'range_invalid']);
  }
});
