import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { isPassingFault } from './answer.ts';
import { inTransaction, openDatabase } from './database.ts';

const { ownerUrl, drop } = await createTestDatabase({ app: 'none' });
const database = openDatabase(ownerUrl, {
  applicationName: 'test',
  onIdleError: () => undefined,
});
after(async () => {
  await database.end();
  await drop();
});

const myself = 'SELECT pg_backend_pid() AS id';

test('a connection that is cut in the middle of work fails the work, which may be asked for again', async () => {
  for (const isWaiting of [true, false]) {
    const work = inTransaction(database, async (transaction) => {
      const { rows } = await transaction.query<{ id: number }>(myself);
      const waiting = isWaiting ? transaction.query('SELECT pg_sleep(2)') : Promise.resolve();
      const kill = database.query('SELECT pg_terminate_backend($1, 2000)', [rows[0]?.id]);
      await Promise.all([waiting, kill]);
      await transaction.query(myself);
    });
    await assert.rejects(work, isPassingFault);
  }
  const { rows } = await database.query(myself);
  assert.equal(rows.length, 1);
});

test('a connection is waited for as long as the address says, else 3 s', async () => {
  for (const [query, expected] of [
    ['?connect_timeout=20', 20_000],
    ['?sslmode=disable&connect_timeout=7', 7_000],
    ['', 3_000],
    ['?connect_timeout=0', 3_000],
  ] as const) {
    const options = { applicationName: 'test', onIdleError: () => undefined };
    const pool = openDatabase(`postgres://nobody@127.0.0.1:1/none${query}`, options);
    assert.equal(pool.options.connectionTimeoutMillis, expected, query);
    await pool.end();
  }
});

test('whatever a database that is away makes the driver say is a fault that passes', async () => {
  const options = { applicationName: 'test', onIdleError: () => undefined };
  const refusing = openDatabase('postgres://nobody@127.0.0.1:1/none', options);
  await assert.rejects(refusing.query(myself), isPassingFault);
  await refusing.end();
  await assert.rejects(refusing.query(myself), isPassingFault);
  for (const code of [
    '57P01',
    '57P02',
    '57P03',
    '53300',
    '53200',
    '25006',
    '08006',
    'ENETUNREACH',
  ]) {
    assert.ok(isPassingFault(Object.assign(new Error('of the database'), { code })), code);
  }
  for (const code of ['23505', '42P01', '22003']) {
    assert.ok(!isPassingFault(Object.assign(new Error('a bug'), { code })), code);
  }
});
