import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hearHand, nothingHeard } from './heard-hand.ts';
import { playRoom } from './played-hand.testing.ts';

const dealt = () => playRoom('ludo', { unit: 2_000n, stacks: [4_000n, 4_000n] }).deal().view;

test('a turn that is given more time runs on the time bank', () => {
  const view = dealt();
  const before = hearHand(nothingHeard, view);
  assert.ok(view.hand);
  const later = { ...view.hand, turnEndsAt: new Date(2_000_000).toISOString() };
  const after = hearHand(before, { ...view, hand: later });
  assert.deepEqual([before.isOnBank, after.isOnBank], [false, true]);
});

test('the first promise heard of a hand is the one it is held against', () => {
  const view = dealt();
  const seed = (hash: string) => ({ hand: 1, hash, clientSeed: 'room.1', seed: null });
  const first = hearHand(nothingHeard, { ...view, seed: seed('aa') });
  assert.deepEqual(first.promised, { hand: 1, hash: 'aa' });
  assert.deepEqual(hearHand(first, { ...view, seed: seed('bb') }).promised, first.promised);
});
