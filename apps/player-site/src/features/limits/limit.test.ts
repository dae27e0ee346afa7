import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLimitIncrease } from './limit.rules.ts';

test('a limit is higher only when it is larger, however the amounts are written', () => {
  assert.equal(isLimitIncrease('1000', '1000.00'), false);
  assert.equal(isLimitIncrease('1000.01', '1000'), true);
  assert.equal(isLimitIncrease('999.99', '1000.00'), false);
  assert.equal(isLimitIncrease('120', '90'), true);
  assert.equal(isLimitIncrease('', '90'), false);
});
