import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capKey } from './cap-key.rules.ts';

const of = (scope: 'draw' | 'types' | 'type' | 'numbers' | 'number', selection = '') =>
  capKey({ scope, betType: 'four-d-sg.first-4.straight', selection });

test('a cap is on a draw, types of bets, one of them, all numbers or one number', () => {
  assert.equal(of('draw'), 'draw');
  assert.equal(of('types'), 'type:*');
  assert.equal(of('type'), 'type:four-d-sg.first-4.straight');
  assert.equal(of('numbers'), '*');
  assert.equal(of('number', '1234'), 'four-d-sg.first-4.straight:1234');
});

test('what is no number of the type has no cap', () => {
  assert.equal(of('number', '123'), undefined);
  assert.equal(of('number', '1234,1235'), undefined);
});
