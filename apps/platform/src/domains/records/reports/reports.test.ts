import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRecords } from '#domains/records/records.testing.ts';
import { writeHistory } from '#domains/records/random-history.testing.ts';
import { countOnce } from '#domains/records/daily-aggregates/count-days.ts';

const now = new Date('2026-11-21T20:00:00Z');
const from = new Date('2026-10-31T21:00:00Z');
const all = await openRecords(() => now);
after(() => all.close());

before(async () => {
  const order = { members: 60, firstMember: 730_000n, from, days: 20, eventsPerDay: 8, seed: 7 };
  await writeHistory(all.owner, order);
  await all.seal();
});

const cents = (text: string) => BigInt(text.replace('.', ''));
const staff = (key: string, body?: object) => all.ask(1n, key, body);

/** What members hold by the transfers alone, up to an instant. */
async function owedAt(at: Date): Promise<Map<string, bigint>> {
  const { rows } = await all.owner.query<{ kind: string; amount: bigint }>(
    `SELECT a.kind, sum(CASE WHEN t.credit_account_id = a.id THEN t.amount ELSE -t.amount END)::bigint AS amount
       FROM transfers t JOIN accounts a ON a.id IN (t.debit_account_id, t.credit_account_id)
      WHERE a.owner_id <> 0 AND t.created_at <= $1 GROUP BY a.kind`,
    [at],
  );
  return new Map(rows.map(({ kind, amount }) => [kind, amount]));
}

async function assertLiability(at: Date) {
  const { value } = await staff(`GET /bo/reports/liability?at=${at.toISOString()}`);
  const told = value.lines.map((line: { kind: string; amount: string }) => [
    line.kind,
    cents(line.amount),
  ]);
  assert.deepEqual(new Map(told), await owedAt(at), at.toISOString());
}

const instants = Array.from(
  { length: 10 },
  (_, at) => new Date(from.getTime() + (at + 1) * 47 * 3_600_000 + at * 137_311),
);

test('at ten instants the operator owes what the ledger says, before anything is counted', async () => {
  for (const at of instants) await assertLiability(at);
});

test('and the same once a part, and once all, is counted', async () => {
  await countOnce(all.database, 'Africa/Nairobi', 20_000);
  for (const at of instants.slice(0, 4)) await assertLiability(at);
  await all.count();
  for (const at of instants) await assertLiability(at);
});

test('now the ledger and the accounts say the same', async () => {
  const { value } = await staff('GET /bo/reports/liability');
  assert.ok(value.lines.length >= 2);
  for (const { amount, accounts } of value.lines) assert.equal(amount, accounts);
});

test('an instant to come is refused', async () => {
  const answer = await staff('GET /bo/reports/liability?at=2026-11-21T20:00:01Z');
  assert.deepEqual([answer.status, answer.code], [400, 'invalid_input']);
});

const range = 'from=2026-11-05&to=2026-11-15';

test('each day equals a recount from the transfers', async () => {
  const { value } = await staff(`GET /bo/reports/daily?${range}`);
  assert.equal(value.days.length, 11);
  const codes = {
    deposits: [20],
    withdrawals: [22],
    stakes: [2, 4, -7],
    payouts: [5, -8],
    promotions: [6],
    taxes: [24, 26],
    fees: [27, 29],
  };
  for (const day of value.days) {
    for (const [name, of] of Object.entries(codes)) {
      const { rows } = await all.owner.query<{ amount: bigint }>(
        `SELECT coalesce(sum(sign(own) * amount), 0)::bigint AS amount
           FROM transfers JOIN unnest($1::int[]) AS own ON abs(own) = code
          WHERE (created_at AT TIME ZONE 'Africa/Nairobi')::date = $2`,
        [of, day.day],
      );
      assert.equal(cents(day[name]), rows[0]?.amount, `${name} on ${day.day}`);
    }
    const { rows } = await all.owner.query<{ valid: bigint }>(
      `SELECT coalesce(sum(CASE t.code WHEN 7 THEN -1 ELSE 1 END *
                coalesce(closing.valid_stake, t.amount)), 0)::bigint AS valid
         FROM transfers t JOIN provider_transactions p ON p.id = t.reference
         LEFT JOIN (SELECT round_id, valid_stake FROM provider_transactions
                     WHERE valid_stake IS NOT NULL) closing ON closing.round_id = p.round_id
        WHERE t.code IN (2, 4, 7) AND (t.created_at AT TIME ZONE 'Africa/Nairobi')::date = $1`,
      [day.day],
    );
    assert.equal(cents(day.validBet), rows[0]?.valid, `the valid bet on ${day.day}`);
    assert.equal(cents(day.ggr), cents(day.stakes) - cents(day.payouts));
  }
});

test('every account of the operator leads from its opening to its closing and differs by nothing', async () => {
  const { value } = await staff(`GET /bo/reports/daily?${range}`);
  assert.ok(value.accounts.length >= 5);
  const days = value.days as Record<string, string>[];
  const total = (name: string) => days.reduce((sum, day) => sum + cents(day[name] ?? '0'), 0n);
  const clearing = value.accounts.find(({ kind }: { kind: string }) => kind === 'payment_clearing');
  assert.equal(cents(clearing.debited), total('deposits'));
  assert.equal(cents(clearing.credited), total('withdrawals'));
  for (const { opening, debited, credited, closing, difference } of value.accounts) {
    assert.equal(cents(opening) - cents(debited) + cents(credited), cents(closing));
    assert.equal(difference, '0.00');
  }
});

test('an account whose balance was altered shows by how much', async () => {
  await all.owner.query(
    `UPDATE accounts SET balance = balance + 5 WHERE owner_id = 0 AND scope = 'OTHER'`,
  );
  const { value } = await staff(`GET /bo/reports/daily?${range}`);
  const altered = value.accounts.filter(
    ({ difference }: { difference: string }) => difference !== '0.00',
  );
  assert.deepEqual(
    altered.map(({ scope, difference }: { scope: string; difference: string }) => [
      scope,
      difference,
    ]),
    [['OTHER', '0.05']],
  );
  await all.owner.query(
    `UPDATE accounts SET balance = balance - 5 WHERE owner_id = 0 AND scope = 'OTHER'`,
  );
});

test('a range longer than a quarter is refused', async () => {
  for (const answer of [
    await staff('GET /bo/reports/daily?from=2026-01-01&to=2026-11-21'),
    await staff('POST /bo/reports/exports', {
      report: 'days',
      from: '2026-01-01',
      to: '2026-11-21',
    }),
  ]) {
    assert.deepEqual([answer.status, answer.code], [400, 'range_invalid']);
  }
});

test('an exported report holds what the call told', async () => {
  const told = (await staff(`GET /bo/reports/daily?${range}`)).value;
  for (const report of ['days', 'accounts']) {
    const order = { report, from: '2026-11-05', to: '2026-11-15' };
    const { value } = await staff('POST /bo/reports/exports', order);
    const file = await all.server.inject({ method: 'GET', url: value.url });
    const lines = file.body.trimEnd().split('\r\n').slice(1);
    assert.deepEqual(
      lines,
      told[report].map((row: object) => Object.values(row).join(',')),
    );
  }
  const wrong = await all.server.inject({
    method: 'GET',
    url: '/bo/reports/files?order=a&proof=b',
  });
  assert.equal(wrong.statusCode, 404);
});
