import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createServerClock } from './server-clock.ts';

const at = (ms: number): string => new Date(ms).toISOString();

test('the instant heard least late sets the clock, and a later one that is slower leaves it', () => {
  let local = 5_000;
  const clock = createServerClock(() => local);
  // Told at 9000 and heard 2000 ms later: the server is at 11000 by now.
  clock.restart(at(9_000));
  assert.equal(clock.now(), 9_000);
  local = 6_000;
  clock.hear(at(11_900));
  assert.equal(clock.now(), 11_900);
  local = 7_000;
  clock.hear(at(12_000));
  assert.equal(clock.now(), 12_900);
});

test('the whole state after a break sets the clock anew, also back', () => {
  let local = 5_000;
  const clock = createServerClock(() => local);
  clock.restart(at(9_000));
  local = 50_000;
  clock.restart(at(12_000));
  assert.equal(clock.now(), 12_000);
});
