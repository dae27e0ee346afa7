import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import { countGuess, dropOldGuesses, forgetGuesses } from './guess-brake.ts';

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

const brake = (subject: string, freeGuesses = 3) => ({
  subject,
  freeGuesses,
  windowSeconds: 1_800,
  firstDelaySeconds: 30,
  longestDelaySeconds: 600,
});

const guess = (subject: string) =>
  countGuess(database, [brake(subject)]).then(
    () => 0,
    (refusal: { details: { retryAfterSeconds: number } }) => refusal.details.retryAfterSeconds,
  );

/** The application may not change guesses, so time is moved by the owner. */
async function age(interval: string): Promise<void> {
  const owner = openDatabase(test_.ownerUrl, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  await owner.query('UPDATE guesses SET at = at - $1::interval', [interval]);
  await owner.end();
}

test('free guesses pass, then each wait is twice the one before, up to the longest', async () => {
  for (let at = 0; at < 3; at += 1) assert.equal(await guess('a'), 0);
  for (const wait of [30, 60, 120, 240, 480, 600]) {
    assert.equal(await guess('a'), wait);
    await age(`${wait + 1} seconds`);
    assert.equal(await guess('a'), 0);
  }
});

test('a braked guess is not counted itself', async () => {
  for (let at = 0; at < 3; at += 1) await guess('b');
  for (let at = 0; at < 10; at += 1) assert.ok((await guess('b')) <= 30);
});

test('subjects are braked apart, forgetting frees one', async () => {
  for (let at = 0; at < 3; at += 1) await guess('c');
  assert.ok((await guess('c')) > 0);
  assert.equal(await guess('d'), 0);
  await forgetGuesses(database, 'c');
  assert.equal(await guess('c'), 0);
});

test('of two brakes the stricter holds and the other counts nothing', async () => {
  for (let at = 0; at < 3; at += 1) await guess('e');
  await assert.rejects(countGuess(database, [brake('e'), brake('f', 1)]));
  await countGuess(database, [brake('f', 1)]);
});

test('old guesses are dropped', async () => {
  await guess('g');
  await age('2 days');
  await guess('h');
  await dropOldGuesses(database);
  const { rows } = await database.query<{ count: bigint }>('SELECT count(*) AS count FROM guesses');
  assert.equal(rows[0]!.count, 1n);
});
