import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  addDecimals,
  caretAfterGrouping,
  cleanTypedAmount,
  compareDecimals,
  finishTypedAmount,
  groupTypedAmount,
} from './typed-amount.ts';

test('digits and one point are taken as they are typed', () => {
  let value = '';
  for (const text of ['1', '12', '12.', '12.5', '12.50']) {
    value = cleanTypedAmount(text, value, 2);
    assert.equal(value, text);
  }
});

test('a third minor digit, a second point, a letter and a sign leave the amount alone', () => {
  for (const text of ['12.505', '12.5.', '12.5k', '-12.5', '1e3', '+1', '0x1']) {
    assert.equal(cleanTypedAmount(text, '12.5', 2), '12.5', text);
  }
});

test('a comma typed last is a decimal point and a group separator is dropped', () => {
  assert.equal(cleanTypedAmount('12,', '12', 2), '12.');
  assert.equal(cleanTypedAmount('1,250,', '1250', 2), '1250.');
  assert.equal(cleanTypedAmount('12,50', '', 2), '12.50');
  assert.equal(cleanTypedAmount('1,250', '', 2), '1250');
  assert.equal(cleanTypedAmount('1,250,000.75', '', 2), '1250000.75');
  assert.equal(cleanTypedAmount('1 250', '', 2), '1250');
});

test('typing on and deleting in a grouped amount keep its separators out of the value', () => {
  assert.equal(cleanTypedAmount('1,2505', '1250', 2), '12505');
  assert.equal(cleanTypedAmount('1,25', '1250', 2), '125');
  assert.equal(cleanTypedAmount('1250', '1250', 2), '1250');
});

test('the caret stays behind the figure it stood behind', () => {
  assert.equal(caretAfterGrouping('19,250', 2, '19,250'), 2);
  assert.equal(caretAfterGrouping('1,2950', 4, '12,950'), 4);
  assert.equal(caretAfterGrouping('9250', 1, '9,250'), 1);
  assert.equal(caretAfterGrouping('1,250.5', 7, '1,250.5'), 7);
});

test('leading zeros fall away and a bare point gets its zero', () => {
  assert.equal(cleanTypedAmount('007', '', 2), '7');
  assert.equal(cleanTypedAmount('0', '', 2), '0');
  assert.equal(cleanTypedAmount('.', '', 2), '0.');
  assert.equal(cleanTypedAmount('', '5', 2), '');
});

test('an amount longer than any balance is not taken', () => {
  assert.equal(cleanTypedAmount('123456789012', '12345678901', 2), '12345678901');
});

test('a currency without minor units takes no point', () => {
  assert.equal(cleanTypedAmount('50.', '50', 0), '50');
});

test('leaving the field drops a hanging point', () => {
  assert.equal(finishTypedAmount('50.'), '50');
  assert.equal(finishTypedAmount('50.5'), '50.5');
});

test('grouping for the eye is undone by typing on', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 99_999_999_999n),
      fc.stringMatching(/^(\.\d{0,2})?$/),
      (whole, tail) => {
        const value = `${whole}${tail}`;
        assert.equal(cleanTypedAmount(groupTypedAmount(value), value, 2), value);
        assert.equal(cleanTypedAmount(value, '', 2), value);
      },
    ),
  );
});

test('sums and comparisons are exact where floating point is not', () => {
  assert.equal(addDecimals('0.1', '0.2'), '0.3');
  assert.equal(addDecimals('', '500'), '500');
  assert.equal(addDecimals('99999999999.99', '0.01'), '100000000000');
  assert.equal(compareDecimals('0.30', '0.3'), 0);
  assert.equal(compareDecimals('9007199254740993', '9007199254740992'), 1);
  assert.equal(compareDecimals('-5.00', '1'), -1);
});
