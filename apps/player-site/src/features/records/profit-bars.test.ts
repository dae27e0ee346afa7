import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsOf } from './profit-bars.rules.ts';

const size = { width: 300, height: 104 };
const days = { from: '2026-11-01', to: '2026-11-03' };

test('gains stand above the line of nothing and losses hang below it, to one measure', () => {
  const told = [
    { day: '2026-11-01', profit: '30.00' },
    { day: '2026-11-03', profit: '-70.00' },
  ];
  const { bars, zero } = barsOf(told, days, size);
  assert.equal(zero, 32);
  assert.deepEqual(
    bars.map(({ y, height, isGain }) => [y, height, isGain]),
    [
      [2, 30, true],
      [32, 70, false],
    ],
  );
});

test('a day stands in its own place, and one without a result has no bar', () => {
  const told = [
    { day: '2026-11-02', profit: '0.00' },
    { day: '2026-11-03', profit: '5.00' },
  ];
  const { bars } = barsOf(told, days, size);
  assert.equal(bars.length, 1);
  assert.ok(bars[0] && bars[0].x >= 200 && bars[0].x + bars[0].width <= 300);
});

test('the smallest result is still seen beside the greatest', () => {
  const told = [
    { day: '2026-11-01', profit: '0.01' },
    { day: '2026-11-02', profit: '100000.00' },
  ];
  assert.equal(barsOf(told, days, size).bars[0]?.height, 2);
});

test('nothing at all draws nothing', () => {
  assert.deepEqual(barsOf([], days, size).bars, []);
});
