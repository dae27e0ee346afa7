import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slidTo } from '#domains/identity/identity.testing.ts';
import { isPlausibleTrail } from './slider-trail.ts';

const { sliderTrail: trail } = slidTo('p', 100);
const judged = (change: (point: number[], at: number) => number[]) =>
  isPlausibleTrail(trail.map(change), 100);

test('a hand that moves the piece in half a second is believed', () => {
  assert.ok(isPlausibleTrail(trail, 100));
});

test('a trail of few points, or of points that are none, is not', () => {
  assert.ok(!isPlausibleTrail([], 0));
  assert.ok(!isPlausibleTrail([trail[0]!, ...trail.slice(-6)], 100));
  assert.ok(isPlausibleTrail([trail[0]!, ...trail.slice(-7)], 100));
  assert.ok(!judged((point, at) => (at === 5 ? point.slice(0, 2) : point)));
});

test('a trail that is too quick, too slow or goes back in time is not', () => {
  assert.ok(!judged(([x = 0, y = 0], at) => [x, y, at * 24]));
  assert.ok(judged(([x = 0, y = 0], at) => [x, y, at * 25]));
  assert.ok(!judged(([x = 0, y = 0, ms = 0], at) => [x, y, at === 10 ? 120_001 : ms]));
  assert.ok(!judged(([x = 0, y = 0, ms = 0], at) => [x, y, at === 5 ? 10 : ms]));
});

test('a trail begins at the edge and ends where the piece was let go', () => {
  assert.ok(!judged(([x = 0, y = 0, ms = 0], at) => [at === 0 ? 3 : x, y, ms]));
  assert.ok(!isPlausibleTrail(trail, 101));
});
