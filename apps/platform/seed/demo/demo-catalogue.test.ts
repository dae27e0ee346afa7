import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoGames } from './demo-catalogue.ts';

test('no two games bear one number or one code: the second would overwrite the first', () => {
  const twice = (values: readonly (number | string)[]) =>
    values.filter((value, at) => values.indexOf(value) !== at);
  assert.deepEqual(twice(demoGames.map(({ id }) => id)), []);
  assert.deepEqual(twice(demoGames.map(({ vendor, code }) => `${vendor} ${code}`)), []);
});
