import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatAmount } from './format.ts';
import {
  maxAmount,
  parseAmount,
  shareRoundedDown,
  shareRoundedHalfUp,
  toDecimal,
} from './money.ts';

test('an amount survives the journey to the wire and back', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, maxAmount), (amount) => {
      assert.equal(parseAmount(toDecimal(amount, 'KES'), 'KES'), amount);
    }),
  );
});

test('anything that is not an exact amount is refused', () => {
  for (const text of [
    '',
    ' 1',
    '-1',
    '+1',
    '1e3',
    'NaN',
    '1.001',
    '1.',
    '.5',
    '0x10',
    '1,000',
    '１',
    '99999999999999',
  ]) {
    assert.equal(parseAmount(text, 'KES'), undefined, text);
  }
});

test('a negative amount is written with its sign and all minor digits', () => {
  assert.equal(toDecimal(-5n, 'KES'), '-0.05');
  assert.equal(toDecimal(123_456n, 'KES'), '1234.56');
});

test('shares name their rounding', () => {
  assert.equal(shareRoundedDown(999n, 500), 49n);
  assert.equal(shareRoundedHalfUp(999n, 500), 50n);
  assert.throws(() => shareRoundedDown(-1n, 500), RangeError);
});

test('amounts are grouped by locale without losing a cent', () => {
  assert.equal(formatAmount('90071992547409.93', 'KES', 'en-KE'), '90,071,992,547,409.93');
  assert.equal(formatAmount('1250.50', 'KES', 'sw'), '1,250.50');
});
