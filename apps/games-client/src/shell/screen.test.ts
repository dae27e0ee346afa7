import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOut, reelCount, rowCount } from '#frame/games/taa-za-pwani/layout.ts';
import { viewOf } from './screen.ts';

const screens: [string, number, number][] = [
  ['the smallest phone', 360, 640],
  ['a phone', 390, 844],
  ['a phone on its side', 844, 390],
  ['a small phone on its side', 640, 360],
  ['a tablet', 820, 1180],
  ['a laptop', 1280, 720],
  ['a desk', 1440, 900],
];

for (const [name, width, height] of screens) {
  test(`on ${name} the cabinet stands between strip and controls with symbols to read`, () => {
    const view = viewOf(width, height);
    const { cabinet, hole, cell, symbolSize } = layOut(view);
    assert.ok(cabinet.x >= 0 && cabinet.x + cabinet.width <= width);
    assert.ok(cabinet.y >= view.top);
    assert.ok(cabinet.y + cabinet.height <= height - view.bottom);
    assert.equal(hole.width, cell.width * reelCount);
    assert.equal(hole.height, cell.height * rowCount);
    assert.ok(symbolSize >= 56 && symbolSize <= cell.height);
  });
}
