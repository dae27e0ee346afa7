import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAmountBreach } from './amount-limits.ts';

const limits = { minimum: '10.00', maximum: '1000.00' };
const breachOf = (typed: string, balance?: string) =>
  findAmountBreach(typed, 'KES', { ...limits, balance });

test('an amount within its limits has no breach, the bounds included', () => {
  assert.deepEqual(
    ['10', '999.99', '1000.', '1000.00'].map((typed) => breachOf(typed)),
    [undefined, undefined, undefined, undefined],
  );
});

test('one cent outside is outside', () => {
  assert.equal(breachOf('9.99'), 'below');
  assert.equal(breachOf('1000.01'), 'above');
});

test('what is no amount is said to be none', () => {
  assert.equal(breachOf(''), 'empty');
  assert.equal(breachOf('1e3'), 'not_a_number');
  assert.equal(breachOf('10.001'), 'too_many_decimals');
  assert.equal(breachOf('50,5'), 'unclear_comma');
  assert.equal(breachOf('-50'), 'negative');
});

test('more than the balance is beyond it, to the cent', () => {
  assert.equal(breachOf('500.01', '500.00'), 'beyond_balance');
  assert.equal(breachOf('500', '500.00'), undefined);
});
