import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnOf, lyingAt, mostDrawn } from './pile.ts';

test('a seed keeps its place when others come, and all lie within the pit', () => {
  for (const pit of [0, 7, 31]) {
    const all = drawnOf(64).map((seed) => lyingAt(pit, seed));
    assert.equal(all.length, mostDrawn);
    for (const { x, y } of all) assert.ok(Math.hypot(x, y) <= 0.9);
    assert.deepEqual(
      drawnOf(5).map((seed) => lyingAt(pit, seed)),
      all.slice(0, 5),
    );
    assert.equal(new Set(all.map(({ x, y }) => `${x} ${y}`)).size, mostDrawn);
  }
});
