import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog } from '@bahati/server-kit/log.ts';
import { keepFresh } from './kept-fresh.ts';

const log = createLog('test', 'silent');

function source() {
  const state = { value: 1, reads: 0, isBroken: false };
  const read = async () => {
    state.reads += 1;
    const seen = state.value;
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (state.isBroken) throw new Error('away');
    return seen;
  };
  return { state, kept: keepFresh('test', 0, read, log) };
}

test('many who ask at once share one reading, and nobody reads again at once', async () => {
  const { state, kept } = source();
  const all = await Promise.all(Array.from({ length: 50 }, () => kept.now()));
  assert.deepEqual([...new Set(all)], [1]);
  await kept.now();
  assert.equal(state.reads, 1);
});

test('what nobody announced is known after some seconds', async (t) => {
  const clock = t.mock.method(performance, 'now', () => 10_000);
  const { state, kept } = source();
  await kept.now();
  state.value = 2;
  clock.mock.mockImplementation(() => 12_900);
  assert.equal(await kept.now(), 1);
  clock.mock.mockImplementation(() => 13_100);
  assert.equal(await kept.now(), 2);
});

test('after an expiry nobody gets what was being read before it', async () => {
  const { state, kept } = source();
  const before = kept.now();
  state.value = 2;
  kept.expire();
  assert.equal(await kept.now(), 2);
  assert.equal(await before, 2);
});

test('what was known goes on while the source is away, and its return is noticed', async () => {
  const { state, kept } = source();
  assert.equal(await kept.now(), 1);
  state.isBroken = true;
  state.value = 2;
  kept.expire();
  assert.equal(await kept.now(), 1);
  state.isBroken = false;
  kept.expire();
  assert.equal(await kept.now(), 2);
});
