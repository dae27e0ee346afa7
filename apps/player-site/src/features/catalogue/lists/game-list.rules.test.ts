import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areMarked, counterFigure, gridShape, pagesOf, rowsInSight } from './game-list.rules.ts';

test('a phone shows three tiles a row, a desk as many as fit, and none is cut', () => {
  assert.equal(gridShape(328).columns, 3);
  assert.equal(gridShape(1_376).columns, 8);
  for (const room of [320, 328, 700, 861, 1_376, 2_000]) {
    const { columns, width, gap } = gridShape(room);
    assert.ok(Math.abs(columns * width + (columns - 1) * gap - room) < 0.001, `${room}`);
  }
});

test('a grid without room still has one column', () => {
  assert.equal(gridShape(0).columns, 1);
});

test('only rows near the window stand in the page, at its top, in the middle and at its end', () => {
  const grid = { top: 300, rowHeight: 200, rows: 1_000 };
  assert.deepEqual(rowsInSight(grid, 0, 800), { first: 0, end: 6 });
  assert.deepEqual(rowsInSight(grid, 100_300, 800), { first: 497, end: 507 });
  assert.deepEqual(rowsInSight(grid, 200_000, 800), { first: 995, end: 1_000 });
  assert.deepEqual(rowsInSight({ ...grid, rows: 0 }, 0, 800), { first: 0, end: 0 });
});

test('only the pages in sight are asked for', () => {
  assert.deepEqual(pagesOf(0, 24, 60), [1]);
  assert.deepEqual(pagesOf(48, 84, 60), [1, 2]);
  assert.deepEqual(pagesOf(60, 120, 60), [2]);
  assert.deepEqual(pagesOf(0, 0, 60), [1]);
});

test('a tile’s counter starts between ten and nine hundred thousand, always alike', () => {
  for (const nodeId of [1, 101, 10_001, 19_999]) {
    const start = Number(counterFigure(nodeId, 0));
    assert.ok(start >= 10_000 && start < 900_000);
    const later = Number(counterFigure(nodeId, 2));
    assert.equal(Math.round((later - start) * 100), 2 * 16_511);
  }
});

test('a list whose first games are mostly hot marks none of them: the mark would tell nothing', () => {
  const list =
    (...hot: (0 | 1)[]) =>
    (place: number) => {
      const isHot = hot[place];
      return isHot === undefined ? undefined : { isHot };
    };
  assert.equal(areMarked(list(1, 0, 0, 1)), true);
  assert.equal(areMarked(list(1, 1, 1, 0)), false);
  assert.equal(areMarked(list(1)), false);
  assert.equal(areMarked(list()), true);
  const long = Array.from({ length: 100 }, (_, at) => (at < 18 ? 1 : 0));
  assert.equal(areMarked(list(...long)), false);
});
