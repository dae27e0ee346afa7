import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRateLimiter } from './rate-limit.ts';

function limiterAt(start: number, factor = 1) {
  const clock = { now: start };
  const limit = createRateLimiter(factor, () => clock.now);
  const isRefused = (key: string, ip: string, perMinute?: number) =>
    limit(key, perMinute, ip).then(
      () => false,
      () => true,
    );
  const passing = async (count: number, key: string, ip: string, perMinute?: number) => {
    let passed = 0;
    for (let at = 0; at < count; at += 1) {
      if (!(await isRefused(key, ip, perMinute))) passed += 1;
    }
    return passed;
  };
  return { clock, limit, passing };
}

test('a call has its own limit, writes and reads have defaults', async () => {
  const { passing } = limiterAt(0);
  assert.equal(await passing(50, 'POST /login', '10.0.0.1', 30), 30);
  assert.equal(await passing(200, 'POST /other', '10.0.0.1'), 120);
  assert.equal(await passing(700, 'GET /list', '10.0.0.1'), 600);
});

test('addresses are counted apart, an IPv6 network as one', async () => {
  const { passing } = limiterAt(0);
  assert.equal(await passing(30, 'POST /login', '10.0.0.1', 30), 30);
  assert.equal(await passing(30, 'POST /login', '10.0.0.2', 30), 30);
  assert.equal(await passing(30, 'POST /login', '2001:db8:1:2:3:4:5:6', 30), 30);
  assert.equal(await passing(30, 'POST /login', '2001:db8:1:2:ffff::1', 30), 0);
  assert.equal(await passing(30, 'POST /login', '::ffff:10.0.0.1', 30), 0);
});

test('200 addresses of one /64 share one count; two /64 do not', async () => {
  const { passing } = limiterAt(0);
  const from = async (network: string) => {
    let passed = 0;
    for (let at = 1; at <= 200; at += 1) {
      passed += await passing(1, 'POST /login', `${network}::${at.toString(16)}`, 30);
    }
    return passed;
  };
  assert.equal(await from('2001:db8:0:1'), 30);
  assert.equal(await from('2001:db8:0:2'), 30);
});

test('the turn of a minute does not double the limit', async () => {
  const { clock, passing } = limiterAt(0);
  clock.now = 59_000;
  assert.equal(await passing(30, 'POST /login', '10.0.0.1', 30), 30);
  clock.now = 61_000;
  assert.equal(await passing(30, 'POST /login', '10.0.0.1', 30), 1);
  clock.now = 90_000;
  assert.ok((await passing(30, 'POST /login', '10.0.0.1', 30)) <= 15);
  clock.now = 300_000;
  assert.equal(await passing(30, 'POST /login', '10.0.0.1', 30), 30);
});

test('who is refused learns when to come back', async () => {
  const { clock, limit } = limiterAt(0);
  clock.now = 20_000;
  await limit('POST /x', 1, '10.0.0.1');
  await assert.rejects(limit('POST /x', 1, '10.0.0.1'), {
    code: 'too_many_requests',
    details: { retryAfterSeconds: 40 },
  });
});

test('a flood of addresses stays bounded and shares one count', async () => {
  const { limit, passing } = limiterAt(0);
  for (let at = 0; at < 100_000; at += 1) {
    await limit('GET /x', 10, `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
  }
  assert.equal(await passing(20, 'GET /x', '192.0.2.1', 10), 10);
  assert.equal(await passing(20, 'GET /x', '192.0.2.2', 10), 0);
  assert.equal(await passing(20, 'GET /x', '10.0.0.1', 10), 9);
});

test('the factor raises every limit', async () => {
  const { passing } = limiterAt(0, 2);
  assert.equal(await passing(100, 'POST /login', '10.0.0.1', 30), 60);
});
