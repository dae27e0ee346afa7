import assert from 'node:assert/strict';
import { test } from 'node:test';
import { angleAt, bendAt, pegsAt, restingAngle, turnTo } from './wheel-turn.ts';

const parts = Array.from({ length: 101 }, (_, at) => at / 100);

test('a wheel turns one way only, faster at first than at last, and rests under its pointer', () => {
  for (const segment of [0, 1, 27, 53]) {
    const rest = restingAngle(segment, 54, 7);
    const turn = turnTo(41, rest, 5);
    const angles = parts.map((part) => angleAt(turn, part));
    for (const [at, angle] of angles.entries()) {
      if (at > 0) assert.ok(angle >= (angles[at - 1] ?? 0), `${at}`);
    }
    const [half = 0, end = 0] = [angles[50], angles[100]];
    assert.ok(half - 41 > (end - 41) * 0.7);
    assert.equal(Math.round(end - 41) >= 5 * 360, true);
    const under = ((((-end * 54) / 360) % 54) + 54) % 54;
    assert.equal(Math.round(under) % 54, segment);
  }
});

test('a wheel rests well within its segment, wherever the seed puts it', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const angle = -restingAngle(9, 24, seed) * (24 / 360);
    assert.ok(Math.abs(angle - 9) < 0.35, `${seed}: ${angle}`);
  }
});

test('the pointer is bent by pegs alone, and the most as one passes', () => {
  for (const count of [24, 54]) {
    const size = 360 / count;
    assert.equal(bendAt(0, count), 0);
    assert.ok(bendAt(size * 0.49, count) > 8);
    assert.equal(pegsAt(size * 0.51, count) - pegsAt(size * 0.49, count), 1);
    for (const part of parts) assert.ok(Math.abs(bendAt(part * 360, count)) < 25);
  }
});
