import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLinePace } from './line-pace.ts';

/** How many get in when many come at once. */
const longest = ({ mayJoin }: ReturnType<typeof createLinePace>): number => {
  let waiting = 0;
  while (waiting < 10_000 && mayJoin(waiting)) waiting += 1;
  return waiting;
};

test('a line is as long as can be served within the longest wait', () => {
  const pace = createLinePace(50, 5_000);
  assert.equal(longest(pace), 100);
});

test('a line grows shorter as serving takes longer, and longer again', () => {
  const pace = createLinePace(50, 5_000);
  for (let count = 0; count < 50; count += 1) pace.served(200);
  assert.equal(longest(pace), 26);
  for (let count = 0; count < 50; count += 1) pace.served(50);
  assert.equal(longest(pace), 100);
});

test('however slow it is, a few may wait', () => {
  const pace = createLinePace(50, 5_000);
  for (let count = 0; count < 50; count += 1) pace.served(60_000);
  assert.equal(longest(pace), 24);
});
