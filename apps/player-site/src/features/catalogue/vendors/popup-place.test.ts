import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepInside, middleOf, moveByKey, nextCorner } from './popup-place.rules.ts';

const size = { width: 200, height: 200 };
const screen = { width: 1000, height: 600 };

test('a window never leaves the screen', () => {
  assert.deepEqual(keepInside({ x: -500, y: 900 }, size, screen), { x: 8, y: 392 });
  assert.deepEqual(keepInside({ x: 300.4, y: 100 }, size, screen), { x: 300, y: 100 });
});

test('on a screen that is smaller than the window its beginning stays in sight', () => {
  assert.deepEqual(keepInside({ x: 50, y: 50 }, size, { width: 150, height: 150 }), { x: 8, y: 8 });
});

test('arrow keys move it by a step, with Shift by a long one, and other keys do not', () => {
  const middle = middleOf(size, screen);
  assert.deepEqual(middle, { x: 400, y: 200 });
  assert.deepEqual(moveByKey(middle, 'ArrowLeft', false), { x: 384, y: 200 });
  assert.deepEqual(moveByKey(middle, 'ArrowDown', true), { x: 400, y: 264 });
  assert.equal(moveByKey(middle, 'Enter', false), undefined);
});

test('touch by touch it goes round the four corners', () => {
  const corners = [{ x: 8, y: 8 }];
  for (let at = 0; at < 4; at += 1) corners.push(nextCorner(corners[at]!, size, screen));
  assert.deepEqual(corners, [
    { x: 8, y: 8 },
    { x: 792, y: 8 },
    { x: 792, y: 392 },
    { x: 8, y: 392 },
    { x: 8, y: 8 },
  ]);
});
