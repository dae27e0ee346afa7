import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countCall,
  countFor,
  noteIfSlow,
  outsideName,
  slowFromMs,
  spanEndsMs,
  takeCallTimes,
  timeOutside,
} from './call-times.ts';

test('calls are counted by name, outcome and span, and are the taker’s once', () => {
  takeCallTimes();
  const name = { party: '', call: 'GET /bo/members' };
  countCall('own', name, 'ok', 3);
  countCall('own', name, 'refused', 5);
  countCall('own', name, 'failed', 99_999);
  const [counted] = takeCallTimes().counts;
  assert.deepEqual(
    [counted?.total, counted?.refused, counted?.failed, counted?.maxMs],
    [3, 1, 1, 99_999],
  );
  assert.deepEqual([counted?.spans[0], counted?.spans[spanEndsMs.length]], [2, 1]);
  assert.deepEqual(takeCallTimes().counts, []);
});

test('names without end are counted together, and slow calls are forgotten from the oldest on', () => {
  takeCallTimes();
  for (let n = 0; n < 2_000; n += 1) {
    countCall('outside', { party: 'vendor', call: `GET /${n}` }, 'ok', 1);
    noteIfSlow(`GET /${n}`, `r-${n}`, 'ok', slowFromMs);
    noteIfSlow(`GET /${n}`, `q-${n}`, 'ok', slowFromMs - 1);
  }
  countCall('outside', { party: 'vendor', call: 'GET /0' }, 'ok', 1);
  const { counts, slow } = takeCallTimes();
  assert.equal(counts.length, 501);
  assert.equal(
    counts.reduce((sum, { total }) => sum + total, 0),
    2_001,
  );
  assert.equal(counts.find(({ call }) => call === 'GET /0')?.total, 2);
  assert.deepEqual([slow.length, slow.at(-1)?.requestId], [100, 'r-1999']);
});

test('the name of an outside call holds neither ids nor what was asked', () => {
  const url = 'https://rail.example/standard/v1/payments/a1b2c3d4-5?msisdn=254712345678';
  assert.deepEqual(outsideName('airtel', 'GET', url), {
    party: 'airtel',
    call: 'GET /standard/v1/payments/:id',
  });
});

test('what throws or answers 500 has failed, and 404 is a no', async () => {
  takeCallTimes();
  const name = { party: 'rail', call: 'POST /pay' };
  await timeOutside(name, async () => ({ status: 200 }));
  await timeOutside(name, async () => ({ status: 404 }));
  await timeOutside(name, async () => ({ status: 503 }));
  await assert.rejects(timeOutside(name, () => Promise.reject(new Error('away'))));
  const [counted] = takeCallTimes().counts;
  assert.deepEqual([counted?.total, counted?.refused, counted?.failed], [4, 1, 2]);
});

test('what is counted for a brand is that brand’s, also after a wait', async () => {
  takeCallTimes();
  const name = { party: 'rail', call: 'POST /pay' };
  await Promise.all(
    ['kenya', 'tanzania', 'tanzania'].map((brand) =>
      countFor(brand, () => timeOutside(name, () => Promise.resolve({ status: 200 }))),
    ),
  );
  assert.deepEqual(
    ['kenya', 'tanzania', 'uganda'].map((brand) => takeCallTimes(brand).counts[0]?.total),
    [1, 2, undefined],
  );
});
