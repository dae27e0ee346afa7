import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';
import { createTickClock } from './tick-clock.ts';

const msOf = (ticks: number) => (ticks * 1_000) / ticksPerSecond;

/** Heard from tick 100 on, each third tick, on a line without lag; the clock stands at `endMs`. */
function heardFor(endMs: number) {
  const clock = createTickClock();
  clock.restart(100, 0);
  for (let ms = 100; ms <= endMs; ms += 100) clock.hear(100 + (ms * ticksPerSecond) / 1_000, ms);
  return clock;
}

test('ticks go on between messages, thirty a second', () => {
  assert.equal(heardFor(0).at(900), 127);
});

test('a message that comes late pulls little, and time never goes back', () => {
  const clock = heardFor(0);
  const before = clock.at(200);
  clock.hear(103, 200);
  assert.ok(clock.at(200) >= before);
  assert.ok(clock.at(300) > 108);
});

test('one message that is very late does not make all shots after it old', () => {
  const clock = heardFor(3_000);
  clock.hear(193, 4_100);
  assert.ok(clock.at(4_100) > 220);
});

test('the least late message holds at once: no tick that was told is still to come', () => {
  const clock = createTickClock();
  clock.restart(100, 900);
  clock.hear(130, 1_000);
  assert.ok(clock.at(1_000) >= 130);
});

test('a pool is not drawn more than a second past what was told of it', () => {
  assert.equal(heardFor(3_000).at(9_000), 190 + ticksPerSecond);
});

test('after a pool stood still, its own tick is shown', () => {
  const clock = heardFor(3_000);
  assert.equal(clock.at(6_000), 220);
  clock.hear(193, 6_000);
  assert.equal(Math.round(clock.at(6_000)), 193);
  assert.equal(Math.round(clock.at(6_000 + msOf(5))), 198);
});

test('messages that were held up together leave the clock as it was', () => {
  const clock = heardFor(3_000);
  for (let tick = 193; tick <= 280; tick += 3) clock.hear(tick, 6_000);
  assert.equal(Math.round(clock.at(6_000)), 280);
});

test('a fresh pool begins its ticks anew', () => {
  const clock = heardFor(3_000);
  clock.at(3_000);
  clock.restart(3, 3_100);
  assert.equal(Math.round(clock.at(3_100)), 3);
});
