import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hopsTo, lightAt, openPart } from './lantern-hops.ts';

test('the lantern never lights an open crate, and stays at the one that is opened', () => {
  for (let target = 0; target < 12; target += 1) {
    for (const open of [[], [1, 5], [0, 3, 11]]) {
      if (open.includes(target)) continue;
      const way = hopsTo(target, open, open.length);
      assert.equal(way.at(-1), target);
      assert.equal(lightAt(way, openPart), target);
      for (const [at, place] of way.entries()) {
        assert.ok(!open.includes(place));
        assert.notEqual(place, way[at + 1]);
      }
      assert.equal(lightAt(way, 0), way[0]);
    }
  }
});
