import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLooserLimit } from './limit.rules.ts';

test('a limit is looser only when it is larger, however the amounts are written', () => {
  assert.equal(isLooserLimit('1000', '1000.00'), false);
  assert.equal(isLooserLimit('1000.01', '1000'), true);
  assert.equal(isLooserLimit('999.99', '1000.00'), false);
  assert.equal(isLooserLimit('120', '90'), true);
  assert.equal(isLooserLimit('', '90'), false);
});
