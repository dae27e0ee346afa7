import assert from 'node:assert/strict';
import { test } from 'node:test';
import { poseAt } from './poses.ts';

const turn = Math.PI * 2;

test('a swing goes through all its pictures in order, and begins again', () => {
  const shown = Array.from({ length: 480 }, (_, at) => poseAt((at / 480) * turn));
  const inOrder = shown.filter((pose, at) => pose !== shown[at - 1]);
  assert.deepEqual(inOrder, [...Array(24).keys(), 0]);
});

test('the same angle is the same picture, turns later and before the first', () => {
  for (const angle of [0, 0.7, 3, 6.2]) {
    assert.equal(poseAt(angle + 40 * turn), poseAt(angle));
    assert.equal(poseAt(angle - 3 * turn), poseAt(angle));
  }
});
