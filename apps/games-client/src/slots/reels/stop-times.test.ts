import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stillStopTimes, stopTimes } from './stop-times.ts';

const scatter = 1;
const plain = [2, 3, 4];
const landed = [2, scatter, 4];
const input = (window: number[][], more = {}) => ({
  stops: [0, 1, 2, 3, 4],
  window,
  scatter,
  wanted: 3,
  isTurbo: false,
  flownMs: 0,
  ...more,
});

test('reels stop from left to right', () => {
  const times = stopTimes(input([plain, plain, plain, plain, plain])).map(({ atMs }) => atMs);
  assert.deepEqual(
    times,
    [...times].sort((a, b) => a - b),
  );
  assert.equal(new Set(times).size, 5);
});

test('an answer that comes late is not waited on further', () => {
  const [first] = stopTimes(input([plain, plain, plain, plain, plain], { flownMs: 5000 }));
  assert.equal(first?.atMs, 0);
});

test('two scatters make every reel after them tense, and only those', () => {
  const tense = (window: number[][]) => stopTimes(input(window)).map(({ isTense }) => isTense);
  assert.deepEqual(tense([landed, plain, landed, plain, plain]), [false, false, false, true, true]);
  assert.deepEqual(tense([landed, plain, plain, plain, landed]), [
    false,
    false,
    false,
    false,
    false,
  ]);
  assert.deepEqual(tense([landed, landed, landed, plain, plain]), [false, false, true, true, true]);
});

test('tension waits for as many as the game asks for', () => {
  const window = [landed, landed, landed, plain, plain];
  const tense = (wanted: number) =>
    stopTimes(input(window, { wanted })).map(({ isTense }) => isTense);
  assert.deepEqual(tense(4), [false, false, false, true, true]);
  assert.deepEqual(tense(0), [false, false, false, false, false]);
});

test('quick spins stop sooner', () => {
  const window = [landed, plain, landed, plain, plain];
  const last = (isTurbo: boolean) => stopTimes(input(window, { isTurbo })).at(-1)?.atMs ?? 0;
  assert.ok(last(true) * 2 < last(false));
});

test('without movement nothing is drawn out', () => {
  const plan = stillStopTimes(input([landed, landed, landed, landed, landed]));
  assert.ok(plan.every(({ isTense }) => !isTense));
  assert.ok((plan.at(-1)?.atMs ?? 0) < 700);
});
