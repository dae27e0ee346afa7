import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { firstTrialMember, openRecords } from '#domains/records/records.testing.ts';
import { writeHistory } from '#domains/records/random-history.testing.ts';

/** Noon in Nairobi. */
let now = new Date('2026-11-21T09:00:00Z');
const all = await openRecords(() => now);
after(() => all.close());

const first = 720_000n;
const members = Array.from({ length: 6 }, (_, at) => first + BigInt(at));
const paths = {
  due: 'GET /wps/records/rebate',
  claim: 'POST /wps/records/rebate/claims',
  claims: 'GET /wps/records/rebate/claims',
};
const claim = (member: bigint) => all.ask(member, paths.claim, {});

before(async () => {
  const from = new Date('2026-11-08T21:00:00Z');
  const order = {
    members: members.length,
    firstMember: first,
    from,
    days: 12,
    eventsPerDay: 15,
    seed: 6,
  };
  await writeHistory(all.owner, order);
  await all.seal();
  await all.owner.query(
    `WITH plan AS (INSERT INTO rebate_plans (brand, valid_from, daily_cap)
                   VALUES ('bahati', '2026-01-01', 100000) RETURNING id)
     INSERT INTO rebate_rates (plan_id, product, rate_bps)
     SELECT id, product, rate FROM plan, (VALUES ('RNG', 50), ('LIVE', 20)) AS r (product, rate)`,
  );
});

const cents = (text: string) => BigInt(text.replace('.', ''));

/** What is due by the ledger alone, day by day: of rounds that stand. */
async function dueByLedger(member: bigint, from: string, to: string): Promise<bigint> {
  const { rows } = await all.owner.query<{ day: string; product: string; bet: bigint }>(
    `SELECT (t.created_at AT TIME ZONE 'Africa/Nairobi')::date::text AS day, g.category AS product,
            sum(r.valid_stake)::bigint AS bet
       FROM transfers t JOIN accounts a ON a.id = t.debit_account_id AND a.owner_id = $1
       JOIN provider_transactions p ON p.id = t.reference JOIN games g ON g.id = p.game_id
       JOIN rounds r ON r.id = p.round_id AND r.state = 2
      WHERE t.code IN (2, 4) GROUP BY 1, 2`,
    [member],
  );
  const rates: Record<string, bigint> = { RNG: 50n, LIVE: 20n };
  return rows
    .filter(({ day }) => day >= from && day <= to)
    .reduce((sum, { product, bet }) => sum + (bet * (rates[product] ?? 0n)) / 10_000n, 0n);
}

test('what is due is the share of each product in the last seven whole days', async () => {
  for (const member of members) {
    const { value } = await all.ask(member, paths.due);
    assert.deepEqual([value.from, value.to], ['2026-11-14', '2026-11-20']);
    assert.equal(cents(value.amount), await dueByLedger(member, '2026-11-14', '2026-11-20'));
    assert.ok(cents(value.amount) > 0n);
    assert.equal(value.dailyCap, '1000.00');
  }
});

test('a void takes the share of its stake from the day that had it, whenever it came', async () => {
  const { rows } = await all.owner.query<{ isWhole: boolean; isLate: boolean }>(
    `SELECT s.code = 4 AS "isWhole",
            void.created_at > s.created_at + interval '1 day' AS "isLate"
       FROM transfers void JOIN provider_transactions bet ON bet.id = void.reference
       JOIN provider_transactions p ON p.round_id = bet.round_id
       JOIN transfers s ON s.reference = p.id AND s.code IN (2, 4)
      WHERE void.code = 7 AND s.created_at >= '2026-11-13T21:00:00Z' GROUP BY 1, 2`,
  );
  // Of both kinds of rounds, on the day itself and later: what was due above had all of them.
  assert.equal(rows.length, 4);
});

test('a claim pays exactly what was due, stands in the list and leaves nothing', async () => {
  const due = (await all.ask(first, paths.due)).value;
  const paid = (await claim(first)).value;
  assert.equal(paid.amount, due.amount);
  const { value: list } = await all.ask(first, paths.claims);
  assert.deepEqual(list.items, [paid]);
  assert.equal((await all.ask(first, paths.due)).value.amount, '0.00');
  const again = await claim(first);
  assert.deepEqual([again.status, again.code], [409, 'nothing_to_claim']);
  const { rows } = await all.owner.query(
    `SELECT amount FROM transfers WHERE code = 41 AND reference = $1`,
    [paid.id],
  );
  assert.deepEqual(rows, [{ amount: cents(paid.amount) }]);
});

test('of ten claims at once one pays', async () => {
  const member = first + 1n;
  const due = (await all.ask(member, paths.due)).value;
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(member)));
  const paid = answers.filter(({ success }) => success);
  assert.deepEqual(
    paid.map(({ value }) => value.amount),
    [due.amount],
  );
  for (const { success, code } of answers) {
    if (!success) assert.equal(code, 'nothing_to_claim');
  }
});

test('a day is given no more than its cap', async () => {
  await all.owner.query(
    `INSERT INTO rebate_plans (brand, valid_from, daily_cap) VALUES ('bahati', '2026-11-14', 10)`,
  );
  await all.owner.query(`INSERT INTO rebate_rates SELECT max(id), 'RNG', 50 FROM rebate_plans`);
  const { value } = await all.ask(first + 2n, paths.due);
  assert.ok(cents(value.amount) <= 70n && cents(value.amount) > 0n, value.amount);
  await all.owner.query(
    `DELETE FROM rebate_rates WHERE plan_id = (SELECT max(id) FROM rebate_plans)`,
  );
  await all.owner.query(`DELETE FROM rebate_plans WHERE valid_from = '2026-11-14'`);
});

test('the next day adds its own and nothing of what was given', async () => {
  now = new Date('2026-11-21T21:04:00Z');
  assert.equal((await all.ask(first, paths.due)).value.to, '2026-11-20', 'the day settles first');
  now = new Date('2026-11-21T21:06:00Z');
  const { value } = await all.ask(first, paths.due);
  assert.deepEqual([value.from, value.to], ['2026-11-15', '2026-11-21']);
  assert.equal(cents(value.amount), await dueByLedger(first, '2026-11-21', '2026-11-21'));
});

test('the figures are the same once the days are counted', async () => {
  const member = first + 3n;
  const before_ = (await all.ask(member, paths.due)).value;
  await all.count();
  assert.deepEqual((await all.ask(member, paths.due)).value, before_);
});

test('the books are whole after it', async () => {
  await all.seal();
  assert.deepEqual((await verifyLedger(all.owner)).breaches, []);
});

test('a trial member has no rebate', async () => {
  for (const key of [paths.due, paths.claims]) {
    assert.equal((await all.ask(firstTrialMember, key)).code, 'need_true_account');
  }
  assert.equal((await claim(firstTrialMember)).code, 'need_true_account');
});

test('a brand without the flag has no rebate', async () => {
  await all.owner.query(`UPDATE brands SET flags = '{}'`);
  for (const key of [paths.due, paths.claims]) {
    const answer = await all.ask(first, key);
    assert.deepEqual([answer.status, answer.code], [403, 'function_not_enabled']);
  }
  assert.equal((await claim(first)).code, 'function_not_enabled');
});
