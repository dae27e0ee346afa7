/** Points of months of random play, held against the ledger. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRecords } from '#domains/records/records.testing.ts';
import { writeHistory } from '#domains/records/random-history.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { partsOfPoint } from './earned-parts.rules.ts';
import { earnPointsOfPlay } from './points.ts';

const all = await openRecords();
after(() => all.close());

const first = 720_000n;
const members = Array.from({ length: 4 }, (_, at) => first + BigInt(at));
const change = '2026-10-15';

before(async () => {
  await all.owner.query(`UPDATE brands SET flags = flags || '{"points": true}'`);
  await all.owner.query(
    `INSERT INTO point_rules (valid_from, rates, deposit_bps, points_per_unit, least_units)
     VALUES ('2026-10-01', '{"RNG": 7, "LIVE": 3}', 11, 100, 1),
            ($1, '{"RNG": 40}', 0, 100, 1)`,
    [change],
  );
  const from = new Date('2026-09-25T21:00:00Z');
  const order = { members: members.length, firstMember: first, from, days: 40 };
  await writeHistory(all.owner, { ...order, eventsPerDay: 10, seed: 11 });
});

const rate = (day: string, product: string): bigint => {
  if (day < '2026-10-01') return 0n;
  if (day < change) return product === 'RNG' ? 7n : 3n;
  return product === 'RNG' ? 40n : 0n;
};

/** What is due by the ledger alone, in parts: rounds that stand, and deposits, by their days. */
async function partsByLedger(member: bigint): Promise<bigint> {
  const { rows: bets } = await all.owner.query<{ day: string; product: string; bet: bigint }>(
    `SELECT (t.created_at AT TIME ZONE 'Africa/Nairobi')::date::text AS day, g.category AS product,
            sum(r.valid_stake)::bigint AS bet
       FROM transfers t JOIN accounts a ON a.id = t.debit_account_id AND a.owner_id = $1
       JOIN provider_transactions p ON p.id = t.reference JOIN games g ON g.id = p.game_id
       JOIN rounds r ON r.id = p.round_id AND r.state = 2
      WHERE t.code IN (2, 4) GROUP BY 1, 2`,
    [member],
  );
  const { rows: paid } = await all.owner.query<{ day: string; amount: bigint }>(
    `SELECT (created_at AT TIME ZONE 'Africa/Nairobi')::date::text AS day, sum(amount)::bigint AS amount
       FROM transfers t JOIN accounts a ON a.id = t.credit_account_id
      WHERE a.owner_id = $1 AND t.code = 20 GROUP BY 1`,
    [member],
  );
  const depositRate = (day: string) => (day >= '2026-10-01' && day < change ? 11n : 0n);
  return (
    bets.reduce((sum, { day, product, bet }) => sum + bet * rate(day, product), 0n) +
    paid.reduce((sum, { day, amount }) => sum + amount * depositRate(day), 0n)
  );
}

async function stateOf(member: bigint) {
  const { rows } = await all.owner.query<{ points: bigint; entries: bigint; parts: bigint }>(
    `SELECT coalesce((SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'points'), 0)
              AS points,
            coalesce((SELECT sum(points) FROM points_entries WHERE member_id = $1), 0)::bigint
              AS entries,
            coalesce((SELECT bet + deposit FROM point_parts WHERE member_id = $1), 0)::bigint AS parts`,
    [member],
  );
  return rows[0] ?? { points: 0n, entries: 0n, parts: 0n };
}

test('points and the parts kept are exactly what the ledger says, after voids and other rates', async () => {
  await all.seal();
  await Promise.all([earnPointsOfPlay(all.context), earnPointsOfPlay(all.context)]);
  for (const member of members) {
    const { points, entries, parts } = await stateOf(member);
    assert.equal(points, entries);
    assert.equal(points * partsOfPoint + parts, await partsByLedger(member));
    assert.ok(points > 10n);
  }
});

test('looking again gives nothing, and points count for no day and no report', async () => {
  const before_ = await Promise.all(members.map(stateOf));
  await all.seal();
  await earnPointsOfPlay(all.context);
  assert.deepEqual(await Promise.all(members.map(stateOf)), before_);
  await all.count();
  const { rows } = await all.owner.query(`SELECT 1 FROM member_days WHERE currency = 'PTS'`);
  assert.deepEqual(rows, []);
  const statement = await all.ask(first, 'GET /wps/records/statement?month=2026-11');
  assert.equal(statement.status, 200);
  const report = await all.ask(first, 'GET /bo/reports/liability');
  assert.equal(report.status, 200, JSON.stringify(report));
  const daily = await all.ask(first, 'GET /bo/reports/daily?from=2026-11-01&to=2026-11-30');
  assert.equal(daily.status, 200, JSON.stringify(daily));
  assert.deepEqual((await verifyLedger(all.owner)).breaches, []);
});

test('what a void takes back stops at nothing, and the rest is set against later play', async () => {
  const [member = 0n] = members;
  const { points } = await stateOf(member);
  await all.owner.query(
    `UPDATE point_parts SET bet = bet - ($2::bigint + 3) * 1000000 WHERE member_id = $1`,
    [member, points],
  );
  const { rows } = await all.owner.query<{ bet: bigint }>(
    'SELECT bet FROM point_parts WHERE member_id = $1',
    [member],
  );
  await all.owner.query(
    `INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
       debit_balance_after, created_at)
     SELECT a.id, t.credit_account_id, 1, 4, t.reference + 9000000000, 0, now()
       FROM accounts a JOIN transfers t ON t.debit_account_id = a.id AND t.code = 4
      WHERE a.owner_id = $1 AND a.kind = 'cash' ORDER BY t.id LIMIT 1`,
    [member],
  );
  await all.seal();
  await earnPointsOfPlay(all.context);
  const after_ = await stateOf(member);
  assert.equal(after_.points, 0n);
  const owed = await all.owner.query<{ bet: bigint }>(
    'SELECT bet FROM point_parts WHERE member_id = $1',
    [member],
  );
  assert.equal(owed.rows[0]?.bet, (rows[0]?.bet ?? 0n) + points * partsOfPoint);
});

test('a brand without points gives none, and none later for what was played meanwhile', async () => {
  const { rows } = await all.owner.query<{ last: bigint }>(
    'SELECT last_transfer_id AS last FROM point_progress',
  );
  await all.owner.query(`UPDATE brands SET flags = flags || '{"points": false}'`);
  await all.owner.query('UPDATE point_progress SET last_transfer_id = 0');
  const before_ = await Promise.all(members.map(stateOf));
  await earnPointsOfPlay(all.context);
  assert.deepEqual(await Promise.all(members.map(stateOf)), before_);
  const after_ = await all.owner.query('SELECT last_transfer_id AS last FROM point_progress');
  assert.deepEqual(after_.rows, rows);
});
