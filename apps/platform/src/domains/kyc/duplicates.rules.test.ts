import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinReasons, scoreOf } from './duplicates.rules.ts';

test('reasons add up to a hundred, each once, the strongest first', () => {
  assert.deepEqual(joinReasons(['browser'], ['payout', 'browser']), ['payout', 'browser']);
  assert.equal(scoreOf(['browser']), 25);
  assert.equal(scoreOf(['payout', 'browser']), 85);
  assert.equal(scoreOf(['document', 'payout']), 100);
});
