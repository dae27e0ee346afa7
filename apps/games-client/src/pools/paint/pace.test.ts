import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPace } from './pace.ts';

/** Draws so many frames, each so long after the one before; answers the sharpness at the end. */
function drawn(pace: ReturnType<typeof createPace>, frames: number, apartMs: number, from = 0) {
  for (let frame = 1; frame <= frames; frame += 1) pace.note(from + frame * apartMs);
  return pace.sharpness();
}

test('a device that keeps up draws as finely as it can, and never finer than twice', () => {
  assert.equal(drawn(createPace(3), 500, 16.7), 2);
  assert.equal(drawn(createPace(1.25), 500, 16.7), 1.25);
});

test('one that is too slow draws more coarsely step by step, down to a last one', () => {
  const pace = createPace(2);
  assert.equal(drawn(pace, 46, 50), 1.5);
  assert.equal(drawn(pace, 46, 45, 3_000), 1);
  assert.equal(drawn(pace, 46, 40, 9_000), 0.75);
  assert.equal(drawn(pace, 900, 35, 12_000), 0.75);
});

test('where fewer pixels help nothing it draws finely again, and stays so', () => {
  const pace = createPace(2);
  assert.equal(drawn(pace, 46, 33.3), 1.5);
  assert.equal(drawn(pace, 91, 33.3, 3_000), 0.75);
  assert.equal(drawn(pace, 46, 33.3, 9_000), 2);
  assert.equal(drawn(pace, 900, 33.3, 12_000), 2);
});

test('a page that was away is not slow', () => {
  const pace = createPace(2);
  assert.equal(drawn(pace, 300, 5_000), 2);
});
