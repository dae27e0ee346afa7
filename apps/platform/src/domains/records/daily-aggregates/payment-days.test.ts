import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { catchUpPaymentDays } from './count-payment-days.ts';
import { recount } from './recount.ts';
import { openRecords, timeZone } from '#domains/records/records.testing.ts';
import { writeHistory } from '#domains/records/random-history.testing.ts';

const all = await openRecords(() => new Date('2026-11-21T20:00:00Z'));
after(() => all.close());

let members: bigint[] = [];
/** Paid a moment before and at the first instant of October in Nairobi. */
const atMidnight = 730_000n;
const months = ['2026-08', '2026-09', '2026-10'];

before(async () => {
  const from = new Date('2026-07-31T21:00:00Z');
  const order = { firstMember: 720_000n, from, days: 61, eventsPerDay: 5, seed: 3 };
  members = await writeHistory(all.owner, { ...order, members: 4 });
  await writeAtMidnight();
  await all.seal();
});

async function writeAtMidnight() {
  await all.owner.query(
    `WITH cash AS (INSERT INTO accounts (owner_id, kind, currency)
       SELECT $1, kind, 'KES' FROM unnest(ARRAY['cash', 'held']) AS kind RETURNING id, kind)
     INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
       credit_balance_after, created_at)
     SELECT 9999, id, amount, 50, amount, balance, at
       FROM cash, (VALUES (10000, 10000, '2026-09-30T20:59:59.999Z'::timestamptz),
                          (700, 10700, '2026-09-30T21:00:00Z')) paid (amount, balance, at)
      WHERE kind = 'cash' ORDER BY at`,
    [atMidnight],
  );
}

const statements = () =>
  Promise.all(
    [...members, atMidnight].flatMap((member) =>
      months.map(async (month) => {
        const { value } = await all.ask(member, `GET /wps/records/statement?month=${month}`);
        const kinds = value.kinds.toSorted((a: { kind: string }, b: { kind: string }) =>
          a.kind.localeCompare(b.kind),
        );
        return { ...value, kinds };
      }),
    ),
  );

async function progress() {
  const { rows } = await all.owner.query<{ days: bigint; counted: bigint }>(
    `SELECT payment_days_transfer_id AS days, last_transfer_id AS counted FROM records_progress`,
  );
  return rows[0] ?? { days: -1n, counted: -1n };
}

/** Forgets the days, as of a platform that counted before there were any. */
const forgetDays = () =>
  all.owner.query(
    'TRUNCATE member_payment_days; UPDATE records_progress SET payment_days_transfer_id = 0',
  );

const days = async () => {
  const { rows } = await all.owner.query<{ line: string }>(
    `SELECT concat_ws(' ', account_id, day, code, change) AS line FROM member_payment_days
      ORDER BY account_id, day, code`,
  );
  return rows.map(({ line }) => line);
};

/** The same straight from the ledger. */
const daysOfLedger = async () => {
  const { rows } = await all.owner.query<{ line: string }>(
    `SELECT concat_ws(' ', a.id, (t.created_at AT TIME ZONE $1)::date, t.code,
              sum(CASE WHEN t.credit_account_id = a.id THEN t.amount ELSE -t.amount END)) AS line
       FROM accounts a JOIN transfers t ON a.id IN (t.debit_account_id, t.credit_account_id)
      WHERE a.owner_id <> 0 AND a.kind = 'cash' AND t.code NOT IN (1, 2, 3, 4, 5, 7, 8)
      GROUP BY a.id, (t.created_at AT TIME ZONE $1)::date, t.code
      ORDER BY a.id, (t.created_at AT TIME ZONE $1)::date, t.code`,
    [timeZone],
  );
  return rows.map(({ line }) => line);
};

test('a statement is the same uncounted, counted, and while days are caught up with', async () => {
  const uncounted = await statements();
  await all.count();
  assert.deepEqual(await statements(), uncounted);
  await forgetDays();
  assert.deepEqual(await statements(), uncounted, 'counted by payment alone');
  let batches = 0;
  while (await catchUpPaymentDays(all.database, 400)) {
    batches += 1;
    assert.deepEqual(await statements(), uncounted, `after ${batches} batches`);
  }
  assert.ok(batches > 2, `${batches} batches`);
});

test('what was paid at midnight of the brand belongs to the month that began', async () => {
  const told = await Promise.all(
    months.map((month) => all.ask(atMidnight, `GET /wps/records/statement?month=${month}`)),
  );
  assert.deepEqual(
    told.map(({ value: { opening, closing } }) => [opening, closing]),
    [
      ['0.00', '0.00'],
      ['0.00', '100.00'],
      ['100.00', '107.00'],
    ],
  );
});

test('days equal the ledger, counted once by several processes and after a death', async () => {
  const expected = await daysOfLedger();
  assert.deepEqual(await days(), expected);
  await forgetDays();
  await all.owner.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'died'; END $$;
    CREATE TRIGGER dies BEFORE UPDATE ON records_progress EXECUTE FUNCTION die()`);
  await assert.rejects(catchUpPaymentDays(all.database, 400), /died/);
  await all.owner.query('DROP TRIGGER dies ON records_progress');
  assert.deepEqual([await days(), (await progress()).days], [[], 0n], 'nothing is left half');
  await Promise.all([catchUpPaymentDays(all.database, 400), catchUpPaymentDays(all.database, 400)]);
  await Promise.all([all.count(), all.count()]);
  await all.count();
  assert.deepEqual(await days(), expected);
  const { days: through, counted } = await progress();
  assert.equal(through, counted);
  await all.count();
  assert.deepEqual(await days(), expected, 'counting again changes nothing');
});

test('counting anew comes to the same days', async () => {
  const expected = await daysOfLedger();
  await recount(all.owner, 'bahati');
  assert.deepEqual(await days(), expected);
});
