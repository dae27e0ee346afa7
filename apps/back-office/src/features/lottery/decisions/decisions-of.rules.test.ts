import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionsOf } from './decisions-of.rules.ts';

test('a draw from outside takes a result while it is closed and a correction once it is settled', () => {
  assert.deepEqual(decisionsOf({ state: 'closed' }, false), ['result', 'refund']);
  assert.deepEqual(decisionsOf({ state: 'settled' }, false), ['correction']);
  assert.deepEqual(decisionsOf({ state: 'drawn' }, false), []);
});

test('of a house draw stakes can go back, and nothing else is offered', () => {
  assert.deepEqual(decisionsOf({ state: 'closed' }, true), ['refund']);
  assert.deepEqual(decisionsOf({ state: 'suspended' }, true), ['refund']);
  assert.deepEqual(decisionsOf({ state: 'settled' }, true), []);
});
