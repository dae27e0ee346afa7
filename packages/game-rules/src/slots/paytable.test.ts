import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paytableOf } from './paytable.ts';
import { taaZaPwani } from './flagships/taa-za-pwani/taa-za-pwani.rules.ts';

const rows = paytableOf(taaZaPwani);

test('the paytable opens with wild and scatter and goes on from dear to cheap', () => {
  assert.deepEqual(
    rows.map(({ key }) => key),
    [
      'lantern',
      'dhow',
      'door',
      'coffee-pot',
      'drum',
      'octopus',
      'coconut',
      'mango',
      'clove',
      'tea',
    ],
  );
  assert.deepEqual(rows.map(({ role }) => role).slice(0, 3), ['wild', 'scatter', 'regular']);
});

test('pays are told in total stakes, longest run first', () => {
  const told = (key: string) =>
    rows.find((row) => row.key === key)?.pays.map((pay) => [pay.count, pay.timesTotalStake]);
  assert.deepEqual(told('lantern'), [
    [5, '500'],
    [4, '50'],
    [3, '5'],
  ]);
  assert.deepEqual(told('dhow'), [
    [5, '100'],
    [4, '10'],
    [3, '2'],
  ]);
  assert.deepEqual(told('clove'), [
    [5, '10'],
    [4, '2.5'],
    [3, '0.5'],
  ]);
});
