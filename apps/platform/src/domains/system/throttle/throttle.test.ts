import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { createTestDatabase, type TestDatabase } from '@bahati/testing/test-database.ts';
import {
  beginAttempt,
  countAttempt,
  dropOldAttempts,
  endAttempt,
  judgeAttempt,
} from './throttle.ts';

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
const age = (interval: string) =>
  asOwner(`UPDATE throttled_attempts SET at = at - '${interval}'::interval`);

/** As if the processes that judged had died a while ago. */
const endJudging = () =>
  asOwner(`UPDATE throttled_attempts SET judged_until = now() - interval '1 second'`);

async function asOwner(sql: string): Promise<void> {
  const owner = openDatabase(test_.ownerUrl, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  await owner.query(sql);
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

test('subjects are throttled apart, forgiving frees one', async () => {
  for (let at = 0; at < 3; at += 1) await attempt('c');
  assert.ok((await attempt('c')) > 0);
  assert.equal(await attempt('d'), 0);
  await endAttempt(database, [], { isWrong: false, forgiven: ['c'] });
  assert.equal(await attempt('c'), 0);
});

const judge = (subject: string, isRight: () => Promise<boolean>) =>
  judgeAttempt(database, throttle(subject), isRight).then(
    (is) => (is ? 'right' : 'wrong'),
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

const soon = async (isRight: boolean) => {
  await new Promise((resolve) => setImmediate(resolve));
  return isRight;
};

test('right attempts at once all pass, however few a throttle lets be wrong', async () => {
  const all = Array.from({ length: 12 }, () => judge('r', () => soon(true)));
  assert.deepEqual([...new Set(await Promise.all(all))], ['right']);
  assert.equal(await attempt('r'), 0);
});

test('of wrong attempts at once no more are judged than the throttle allows', async () => {
  let judged = 0;
  const all = Array.from({ length: 12 }, () =>
    judge('w', () => {
      judged += 1;
      return soon(false);
    }),
  );
  const told = await Promise.all(all);
  assert.equal(judged, 3);
  assert.equal(told.filter((word) => word === 'too_many_requests').length, 9);
});

test('a right attempt forgives wrong ones, but none that is still judged', async () => {
  await judge('s', () => soon(false));
  const open = await beginAttempt(database, [throttle('s')]);
  assert.equal(await judge('s', () => soon(true)), 'right');
  await endAttempt(database, open, { isWrong: true });
  assert.equal(await judge('s', () => soon(false)), 'wrong');
  assert.equal(await judge('s', () => soon(false)), 'wrong');
  assert.equal(await judge('s', () => soon(true)), 'too_many_requests');
});

test('an attempt nobody judged to its end counts as a wrong one', async () => {
  for (let at = 0; at < 3; at += 1) await beginAttempt(database, [throttle('k')]);
  await endJudging();
  assert.ok((await attempt('k')) > 0);
});

test('what could not be judged is not counted', async () => {
  const fail = () => Promise.reject(new Error('the line is full'));
  for (let at = 0; at < 5; at += 1) assert.match(await judge('n', fail), /line is full/);
  assert.equal(await judge('n', () => soon(true)), 'right');
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
