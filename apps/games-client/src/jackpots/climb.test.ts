import assert from 'node:assert/strict';
import { test } from 'node:test';
import { climbed } from './climb.ts';

test('a meter climbs to what the server said and never past it', () => {
  assert.deepEqual(
    [0, 0.5, 1, 2].map((progress) => climbed(100n, 201n, progress)),
    [100n, 150n, 201n, 201n],
  );
});

test('a pool that was won starts low at once', () => {
  assert.equal(climbed(900n, 100n, 0), 100n);
});
