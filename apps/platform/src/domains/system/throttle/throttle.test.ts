import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import { countAttempt, dropOldAttempts, forgetAttempts } from './throttle.ts';

let test_: TestDatabase;
let database: Database;
before(async () => {
  test_ = await createTestDatabase();
  database = openDatabase(test_.url, { applicationName: 'test', onIdleError: () => undefined });
});
after(async () => {
  await database.end();
  await test_.drop();
});

const throttle = (subject: string, freeAttempts = 3) => ({
  subject,
  freeAttempts,
  windowSeconds: 1_800,
  firstDelaySeconds: 30,
  longestDelaySeconds: 600,
});

const attempt = (subject: string) =>
  countAttempt(database, [throttle(subject)]).then(
    () => 0,
    (refusal: { details: { retryAfterSeconds: number } }) => refusal.details.retryAfterSeconds,
  );

/** The application may not change attempts, so time is moved by the owner. */
async function age(interval: string): Promise<void> {
  const owner = openDatabase(test_.ownerUrl, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  await owner.query('UPDATE throttled_attempts SET at = at - $1::interval', [interval]);
  await owner.end();
}

test('free attempts pass, then each wait is twice the one before, up to the longest', async () => {
  for (let at = 0; at < 3; at += 1) assert.equal(await attempt('a'), 0);
  for (const wait of [30, 60, 120, 240, 480, 600]) {
    assert.equal(await attempt('a'), wait);
    await age(`${wait + 1} seconds`);
    assert.equal(await attempt('a'), 0);
  }
});

test('a throttled attempt is not counted itself', async () => {
  for (let at = 0; at < 3; at += 1) await attempt('b');
  for (let at = 0; at < 10; at += 1) assert.ok((await attempt('b')) <= 30);
});

test('subjects are throttled apart, forgetting frees one', async () => {
  for (let at = 0; at < 3; at += 1) await attempt('c');
  assert.ok((await attempt('c')) > 0);
  assert.equal(await attempt('d'), 0);
  await forgetAttempts(database, 'c');
  assert.equal(await attempt('c'), 0);
});

test('of two throttles the stricter holds and the other counts nothing', async () => {
  for (let at = 0; at < 3; at += 1) await attempt('e');
  await assert.rejects(countAttempt(database, [throttle('e'), throttle('f', 1)]));
  await countAttempt(database, [throttle('f', 1)]);
});

test('old attempts are dropped', async () => {
  await attempt('g');
  await age('2 days');
  await attempt('h');
  await dropOldAttempts(database);
  const { rows } = await database.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM throttled_attempts',
  );
  assert.equal(rows[0]!.count, 1n);
});
