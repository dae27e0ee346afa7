import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slideAt, slideOffset, slidePlace, turnTo } from './carousel.rules.ts';

test('the slides follow one another round and round, both ways', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((at) => slideAt(at, 3)),
    [0, 1, 2, 0, 1],
  );
  assert.deepEqual(
    [-1, -2, -3].map((at) => slideAt(at, 3)),
    [2, 1, 0],
  );
});

test('the last slide stands left of the first and the next one right of it', () => {
  assert.deepEqual(
    [0, 1, 2].map((index) => slideOffset(index, 0, 3)),
    [0, 1, -1],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((index) => slideOffset(index, 3, 4)),
    [1, 2, -1, 0],
  );
  assert.deepEqual(
    [0, 1].map((index) => slideOffset(index, 1, 2)),
    [-1, 0],
  );
  assert.equal(slideOffset(0, 5, 1), 0);
});

test('a dot leads to its slide by the shorter way', () => {
  assert.equal(turnTo(3, 0, 4), -1);
  assert.equal(turnTo(1, 4, 4), 5);
  assert.equal(turnTo(2, 2, 4), 2);
});

test('one step on moves the shown slide left, brings the next and lets the rest change sides unseen', () => {
  const places = [0, 1, 2].map((index) => slidePlace(index, 1, 0, 3));
  assert.deepEqual(
    places.map(({ side }) => side),
    [-1, 0, 1],
  );
  assert.deepEqual(
    places.map(({ isJump }) => isJump),
    [false, false, true],
  );
});

test('a slide two places away waits behind its neighbour', () => {
  assert.deepEqual(slidePlace(2, 0, 0, 5), { side: 1, isFar: true, isJump: false });
  assert.deepEqual(slidePlace(1, 0, 0, 5), { side: 1, isFar: false, isJump: false });
});
