import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readAmount } from '@bahati/money/typed-figure.ts';
import { addDecimals, compareDecimals, groupTypedAmount } from './typed-amount.ts';

test('an amount is grouped for reading and stays the same amount', () => {
  const shown = ['1500', '1,500', '007', '50.', '.5', '1234567.8', ' 20 '].map((text) =>
    groupTypedAmount(text, 'KES'),
  );
  assert.deepEqual(shown, ['1,500', '1,500', '7', '50', '0.5', '1,234,567.8', '20']);
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,11}(\.\d{0,2})?$/), (text) => {
      const grouped = groupTypedAmount(text, 'KES');
      assert.deepEqual(readAmount(grouped, 'KES'), readAmount(text, 'KES'));
    }),
  );
});

test('what is no amount stays as it was typed', () => {
  for (const text of ['', '5,5', '-5', '1.005', 'five', '12345678901234567', '1,0000']) {
    assert.equal(groupTypedAmount(text, 'KES'), text);
  }
});

test('sums and comparisons are exact where floating point is not', () => {
  assert.equal(addDecimals('0.1', '0.2'), '0.3');
  assert.equal(addDecimals('', '500'), '500');
  assert.equal(addDecimals('99999999999.99', '0.01'), '100000000000');
  assert.equal(compareDecimals('0.30', '0.3'), 0);
  assert.equal(compareDecimals('9007199254740993', '9007199254740992'), 1);
  assert.equal(compareDecimals('-5.00', '1'), -1);
});
