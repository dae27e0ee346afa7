import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostConverted, readPoints, worthOf } from './convert-points.rules.ts';

const lots = { pointsPerUnit: 10, leastConverted: 100 };

test('points are taken as they were typed, or the field says why not', () => {
  assert.deepEqual(readPoints('1,250', 6_400, lots), { points: 1_250 });
  for (const [typed, fault] of [
    ['', 'empty'],
    ['12.5', 'not_whole'],
    ['1255', 'not_whole'],
    ['90', 'too_few'],
    ['6410', 'too_many'],
    ['-100', 'not_whole'],
  ] as const) {
    assert.deepEqual(readPoints(typed, 6_400, lots), { fault });
  }
});

test('all of them are whole units, and worth those', () => {
  assert.equal(mostConverted(6_409, lots), 6_400);
  assert.equal(worthOf(6_400, lots), '640.00');
});
