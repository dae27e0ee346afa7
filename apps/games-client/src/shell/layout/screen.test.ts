import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Grid, layOut } from '#frame/slots/layout.ts';
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

const grids: readonly Grid[] = [
  { reels: 5, rows: 3 },
  { reels: 3, rows: 3 },
  { reels: 5, rows: 4 },
];

for (const { name, width, height, grid } of screens.flatMap(([name, width, height]) =>
  grids.map((grid) => ({ name, width, height, grid })),
)) {
  test(`on ${name} a cabinet of ${grid.reels} × ${grid.rows} stands between strip and controls with symbols to read`, () => {
    const view = viewOf(width, height);
    const { cabinet, hole, cell, symbolSize } = layOut(view, grid);
    assert.ok(cabinet.x >= 0 && cabinet.x + cabinet.width <= width);
    assert.ok(cabinet.y >= view.top);
    assert.ok(cabinet.y + cabinet.height <= height - view.bottom);
    assert.equal(hole.width, cell.width * grid.reels);
    assert.equal(hole.height, cell.height * grid.rows);
    // Four rows on the smallest phone on its side are a little smaller.
    assert.ok(symbolSize >= (grid.rows === 4 ? 48 : 56) && symbolSize <= cell.height);
  });
}
