import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestTowards } from './nearest.ts';

/** Three above, three wide ones below, as on the cloth of baccarat. */
const cloth = [
  { x: 50, y: 20 },
  { x: 150, y: 20 },
  { x: 250, y: 20 },
  { x: 50, y: 80 },
  { x: 150, y: 80 },
  { x: 250, y: 80 },
];

test('an arrow goes to the place beside, above or below', () => {
  assert.equal(nearestTowards(cloth, 0, 'ArrowRight'), 1);
  assert.equal(nearestTowards(cloth, 4, 'ArrowLeft'), 3);
  assert.equal(nearestTowards(cloth, 5, 'ArrowUp'), 2);
  assert.equal(nearestTowards(cloth, 1, 'ArrowDown'), 4);
});

test('at the edge of the cloth an arrow goes nowhere', () => {
  assert.equal(nearestTowards(cloth, 0, 'ArrowLeft'), null);
  assert.equal(nearestTowards(cloth, 1, 'ArrowUp'), null);
  assert.equal(nearestTowards(cloth, 5, 'ArrowDown'), null);
  assert.equal(nearestTowards(cloth, 0, 'Enter'), null);
  assert.equal(nearestTowards(cloth, 9, 'ArrowUp'), null);
});

test('from a tall place the nearer of two beside it is met', () => {
  const tall = [
    { x: 50, y: 50 },
    { x: 150, y: 30 },
    { x: 150, y: 75 },
  ];
  assert.equal(nearestTowards(tall, 0, 'ArrowRight'), 1);
  assert.equal(nearestTowards(tall, 2, 'ArrowLeft'), 0);
});
