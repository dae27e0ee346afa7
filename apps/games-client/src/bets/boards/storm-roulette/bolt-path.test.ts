import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boltPath } from './bolt-path.ts';

const ends = (path: string) => {
  const points = path.slice(1).split('L');
  return [points[0], points.at(-1), points.length] as const;
};

test('a bolt goes from the sky to what it strikes, and is always the same one', () => {
  for (const seed of [0, 7, 4_100]) {
    const bolt = boltPath({ x: 40, y: -20 }, { x: 120, y: 300 }, seed);
    assert.deepEqual(ends(bolt.trunk), ['40 -20', '120 300', 17]);
    assert.equal(bolt.branches.length, 3);
    assert.doesNotMatch(JSON.stringify(bolt), /NaN/);
    assert.deepEqual(boltPath({ x: 40, y: -20 }, { x: 120, y: 300 }, seed), bolt);
  }
  const [one, other] = [1, 2].map((seed) => boltPath({ x: 0, y: 0 }, { x: 0, y: 90 }, seed).trunk);
  assert.notEqual(one, other);
});
