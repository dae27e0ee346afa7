import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTickClock } from './tick-clock.ts';

test('ticks go on between messages, thirty a second', () => {
  const clock = createTickClock();
  clock.hear(100, 0);
  assert.equal(clock.at(1_000), 130);
});

test('a message that comes late pulls little, and time never goes back', () => {
  const clock = createTickClock();
  clock.hear(100, 0);
  const before = clock.at(200);
  clock.hear(103, 200);
  assert.ok(clock.at(200) >= before);
  assert.ok(clock.at(300) > 108);
});

test('a fresh pool begins its ticks anew', () => {
  const clock = createTickClock();
  clock.hear(9_000, 0);
  assert.equal(clock.at(0), 9_000);
  clock.hear(3, 100);
  assert.equal(Math.round(clock.at(100)), 3);
});
