import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartRows } from './chart.rules.ts';

const draw = (id: string, ...main: number[]) => ({
  id,
  number: `20261127-${id}`,
  numbers: { kind: 'balls' as const, main, extra: [] },
});

test('a row says what came and for how many draws all else has been missing', () => {
  const newest = [draw('3', 1, 9, 9), draw('2', 4, 4, 4), draw('1', 1, 2, 3)];
  const [third, second, first] = chartRows('three-digit', newest, 0);
  assert.deepEqual([...(third?.came ?? [])], ['1']);
  assert.equal(third?.missing.get('4'), 1);
  assert.equal(third?.missing.get('9'), 3);
  assert.equal(second?.missing.get('1'), 1);
  assert.equal(first?.missing.get('1'), 0);
});

test('anywhere in a draw several numbers come', () => {
  const [row] = chartRows('eleven-five', [draw('1', 1, 2, 3, 4, 11)], null);
  assert.deepEqual([...(row?.came ?? [])], ['01', '02', '03', '04', '11']);
});
