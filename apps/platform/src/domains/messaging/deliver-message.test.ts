import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { startJobs } from '#platform/jobs.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { deliverMessage } from './deliver-message.ts';
import { deliverLeftBehind } from './messaging.jobs.ts';
import { sendMessage } from './messaging.ts';
import {
  type FakeSmsGateway,
  loginCode,
  openFakeSmsGateway,
  queueMessage,
  readMessage,
} from './messaging.testing.ts';

let gateway: FakeSmsGateway;
let demo: TestPlatform;
/** The same database as the demo's, with a way out by HTTP. */
let platform: TestPlatform;

const sending = () => ({
  SMS_GATEWAY: 'http',
  SMS_HTTP_URL: `${gateway.origin}/send`,
  SMS_HTTP_KEY: 'only-tests-know',
});

before(async () => {
  gateway = await openFakeSmsGateway();
  demo = await openTestPlatform();
  platform = await openTestPlatform({ sharing: demo, environment: sending() });
});
beforeEach(() => gateway.reset());
after(async () => {
  await platform.close();
  await demo.close();
  await gateway.close();
});

const deliver = (id: string) => deliverMessage(platform.context, id);
const texts = () => gateway.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);

test('in the demo a message arrives in the outbox, whole', async () => {
  const id = await queueMessage(demo);
  await deliverMessage(demo.context, id);
  const message = await readMessage(demo, id);
  assert.equal(message.state, 'sent');
  assert.match(message.body, /^482913 is your Bahati code to log in\./);
  assert.equal(gateway.received.length, 0);
});

test('what left the operator is stored without its code', async () => {
  const id = await queueMessage(platform);
  await deliver(id);
  assert.match(texts()[0] ?? '', /^482913 is your Bahati code/);
  const { body, ...rest } = await readMessage(platform, id);
  assert.deepEqual(rest, { state: 'sent', attempts: 1, last_error: null, subject: null });
  assert.match(body, /^•••••• is your Bahati code to log in\./);
});

test('a link is stored without what opens it', async () => {
  const link = 'https://bahati.example/site/resetPassword?token=kP4-very_secret9';
  const id = await queueMessage(platform, { ...loginCode, purpose: 'password_link', link });
  await deliver(id);
  assert.ok(texts()[0]?.includes(link));
  const { body } = await readMessage(platform, id);
  assert.ok(body.includes('https://bahati.example/site/resetPassword?token=••••••'), body);
  assert.ok(!body.includes('secret'));
});

test('a message of a transaction that was undone does not exist', async () => {
  const recipient = '+254700000001';
  const undone = inTransaction(platform.context.database, async (transaction) => {
    await sendMessage(platform.context, transaction, { ...loginCode, recipient });
    throw new Error('undone');
  });
  await assert.rejects(undone, /undone/);
  const { rows } = await platform.owner.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM outgoing_messages WHERE recipient = $1',
    [recipient],
  );
  assert.equal(rows[0]?.count, 0);
});

test('a try that failed is told, and the next one may succeed', async () => {
  const id = await queueMessage(platform);
  gateway.mood.status = 503;
  await assert.rejects(deliver(id), /gateway_refused: HTTP 503/);
  const between = await readMessage(platform, id);
  assert.equal(between.state, 'queued');
  assert.equal(between.last_error, 'gateway_refused');
  assert.match(between.body, /482913/);
  gateway.reset();
  await deliver(id);
  const { state, attempts, last_error: problem } = await readMessage(platform, id);
  assert.deepEqual({ state, attempts, problem }, { state: 'sent', attempts: 2, problem: null });
});

test('after five tries a message is given up, and its code is gone', async () => {
  const id = await queueMessage(platform);
  gateway.mood.isHangingUp = true;
  for (let attempt = 1; attempt < 5; attempt += 1) await assert.rejects(deliver(id), /no_answer/);
  await deliver(id);
  const { state, attempts, body, last_error: problem } = await readMessage(platform, id);
  assert.deepEqual(
    { state, attempts, problem },
    { state: 'failed', attempts: 5, problem: 'no_answer' },
  );
  assert.ok(!body.includes('482913'));
  await deliver(id);
  assert.equal(gateway.received.length, 5);
});

test('a number the gateway refuses is not tried again', async () => {
  const id = await queueMessage(platform);
  gateway.mood.status = 422;
  await deliver(id);
  const { state, attempts, last_error: problem } = await readMessage(platform, id);
  assert.deepEqual(
    { state, attempts, problem },
    { state: 'failed', attempts: 1, problem: 'recipient_refused' },
  );
});

test('a code that is too old is not sent any more; other words are', async () => {
  const late = await queueMessage(platform);
  const news = await queueMessage(platform, {
    channel: 'sms',
    recipient: '+254700000002',
    language: 'sw',
    purpose: 'password_changed',
  });
  await platform.owner.query(
    `UPDATE outgoing_messages SET created_at = now() - interval '11 minutes' WHERE id = ANY($1)`,
    [[late, news]],
  );
  await deliver(late);
  await deliver(news);
  const { state, last_error: problem } = await readMessage(platform, late);
  assert.deepEqual({ state, problem }, { state: 'failed', problem: 'too_late' });
  assert.equal((await readMessage(platform, news)).state, 'sent');
  assert.equal(gateway.received.length, 1);
});

test('two workers with one message send it once', async () => {
  const id = await queueMessage(platform);
  gateway.mood.delayMs = 200;
  await Promise.all([deliver(id), deliver(id), deliver(id)]);
  assert.equal(gateway.received.length, 1);
  assert.equal((await readMessage(platform, id)).attempts, 1);
});

test('a gateway that never answers does not hold a try for good', async ({ mock }) => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limited = mock.method(AbortSignal, 'timeout', () => timeout(100));
  const id = await queueMessage(platform);
  gateway.mood.isSilent = true;
  await assert.rejects(deliver(id), /timed_out/);
  assert.equal((await readMessage(platform, id)).last_error, 'timed_out');
  assert.deepEqual(limited.mock.calls[0]?.arguments, [10_000]);
});

test('what a worker left behind when it died is taken up again, not before', async () => {
  const id = await queueMessage(platform);
  const key = `message ${id}`;
  const isQueued = async () => {
    const { rows } = await platform.owner.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE key = $1',
      [key],
    );
    return rows[0]?.count === 1;
  };
  const leaveBehind = (age: string) =>
    platform.owner.query(
      `WITH gone AS (SELECT graphile_worker.remove_job($1))
       UPDATE outgoing_messages SET attempts = 1, next_try_at = now() - $3::interval
         FROM gone WHERE id = $2`,
      [key, id, age],
    );
  await leaveBehind('60 seconds');
  await deliverLeftBehind(platform.context);
  assert.equal(await isQueued(), false);
  await leaveBehind('95 seconds');
  await deliverLeftBehind(platform.context);
  assert.equal(await isQueued(), true);
  await deliver(id);
  assert.equal((await readMessage(platform, id)).attempts, 2);
});

test('a message in the hands of a worker is nobody else’s until its time is over', async () => {
  const id = await queueMessage(platform);
  const claim = (until: string) =>
    platform.owner.query(
      'UPDATE outgoing_messages SET next_try_at = now() + $2::interval WHERE id = $1',
      [id, until],
    );
  await claim('20 seconds');
  await deliver(id);
  assert.equal(gateway.received.length, 0);
  await claim('0 seconds');
  await deliver(id);
  assert.equal(gateway.received.length, 1);
});

test('the runner sends what was queued, and tries again by itself', async () => {
  const own = await openTestPlatform({ environment: sending() });
  const jobs = await startJobs(own.context);
  try {
    gateway.mood.status = 500;
    const id = await queueMessage(own);
    const reaches = (wanted: string, column: 'state' | 'last_error') =>
      until(wanted, async () => (await readMessage(own, id))[column] === wanted);
    await reaches('gateway_refused', 'last_error');
    await until('another try that stands in the queue for later', async () => {
      const { rowCount } = await own.owner.query(
        `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND key = $1`,
        [`message ${id}`],
      );
      return rowCount === 1;
    });
    gateway.mood.status = 200;
    await reaches('sent', 'state');
    assert.ok(gateway.received.length >= 2);
  } finally {
    await jobs.stop();
    await own.close();
  }
});
