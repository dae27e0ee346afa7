import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeTurn } from './picture-pace.ts';

test('the first picture comes at once, the next ones more than a second apart', () => {
  assert.equal(takeTurn(10_000), 0);
  assert.equal(takeTurn(10_000), 1_100);
  assert.equal(takeTurn(10_500), 1_700);
  assert.equal(takeTurn(20_000), 0);
});
