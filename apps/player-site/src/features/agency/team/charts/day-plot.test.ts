import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayAt, plotOf, roundUp } from './day-plot.rules.ts';

const size = { width: 100, height: 50 };

test('a bar is as long as its part of the scale, and days without anything have none', () => {
  const { series, most, zero } = plotOf([[50, 0, 100, 25]], size);
  assert.equal(most, 100);
  assert.equal(zero, 50);
  assert.deepEqual(
    series[0]?.map(({ height, y }) => [height, y]),
    [
      [25, 25],
      [50, 0],
      [12.5, 37.5],
    ],
  );
});

test('what is below zero hangs from the line, and both ends stand on the same scale', () => {
  const { series, zero, most, least } = plotOf([[100, -100]], size);
  assert.deepEqual([most, least, zero], [100, -100, 25]);
  assert.deepEqual(
    series[0]?.map(({ y, height }) => [y, height]),
    [
      [0, 25],
      [25, 25],
    ],
  );
});

test('two series share a day’s place without covering each other', () => {
  const { series } = plotOf(
    [
      [10, 10],
      [10, 10],
    ],
    size,
  );
  const [[first] = [], [second] = []] = series;
  assert.ok(first && second && first.x + first.width <= second.x + 0.001);
  assert.ok(second.x + second.width <= 50);
});

test('nothing at all is a flat line', () => {
  assert.deepEqual(plotOf([[0, 0]], size), { series: [[]], zero: 0, most: 0, least: -0 });
});

test('a scale ends at a figure one reads at a glance', () => {
  assert.deepEqual([0, 3, 12, 21, 47, 99, 1_001].map(roundUp), [0, 3, 12, 25, 50, 100, 1_200]);
});

test('a finger beside the plot means its first or last day', () => {
  assert.deepEqual(
    [-0.2, 0, 0.49, 0.5, 1, 1.3].map((part) => dayAt(part, 2)),
    [0, 0, 0, 1, 1, 1],
  );
});
