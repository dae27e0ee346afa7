import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOfSeat } from './places.ts';

test('the own seat is at the bottom, and the others follow clockwise', () => {
  const places = [0, 1, 2, 3, 4, 5].map((seat) => placeOfSeat(seat, 4, 6));
  assert.deepEqual(places, [2, 3, 4, 5, 0, 1]);
});

test('who looks on sees the table from its first seat', () => {
  assert.deepEqual(
    [0, 1, 5].map((seat) => placeOfSeat(seat, null, 6)),
    [0, 1, 5],
  );
});

test('two face each other', () => {
  assert.deepEqual(
    [0, 1].map((seat) => placeOfSeat(seat, 1, 2)),
    [3, 0],
  );
});
