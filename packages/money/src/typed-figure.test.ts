import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatAmount } from './format.ts';
import { maxAmount, toDecimal } from './money.ts';
import { readAmount, readFigure, typedDecimal } from './typed-figure.ts';

const faultsOf = (texts: readonly string[]) =>
  Object.fromEntries(texts.map((text) => [text, readAmount(text, 'KES').fault]));

test('an amount is read as it was typed', () => {
  const read = Object.entries({
    '1': 100n,
    '0': 0n,
    '007': 700n,
    ' 50 ': 5_000n,
    '50.': 5_000n,
    '.5': 50n,
    '12.34': 1_234n,
    '1,000': 100_000n,
    '12,345,678.90': 1_234_567_890n,
    '1 250': 125_000n,
    '1\u00a0250.5': 125_050n,
    '99999': 9_999_900n,
  });
  for (const [text, units] of read) assert.deepEqual(readAmount(text, 'KES'), { units }, text);
});

test('a comma that parts no thousands is asked about, never left out', () => {
  const unclear = [
    '5,5',
    '5,',
    '5,50',
    '1,0000',
    '12,34',
    '0,500',
    '1,000,5',
    '1000,000',
    '1,,000',
  ];
  for (const [text, fault] of Object.entries(faultsOf([...unclear, '1.000,50']))) {
    assert.equal(fault, 'unclear_comma', text);
  }
});

test('what is no number says why', () => {
  assert.deepEqual(faultsOf(['', '  ', '-5', '\u22125', '1.005', '1.000', '123456789012345']), {
    '': 'empty',
    '  ': 'empty',
    '-5': 'negative',
    '\u22125': 'negative',
    '1.005': 'too_many_decimals',
    '1.000': 'too_many_decimals',
    '123456789012345': 'too_long',
  });
  const odd = [
    '.',
    ',',
    '+5',
    '1e3',
    '0x1',
    'KSh 5',
    '5k',
    '１００',
    '٥',
    '1.2.3',
    '1 00',
    '1 000,000',
  ];
  for (const [text, fault] of Object.entries(faultsOf(odd))) {
    assert.equal(fault, 'not_a_number', text);
  }
});

test('an amount above what one operation carries is too long, leading zeros are not', () => {
  assert.deepEqual(readAmount(toDecimal(maxAmount, 'KES'), 'KES'), { units: maxAmount });
  assert.deepEqual(readAmount(toDecimal(maxAmount + 1n, 'KES'), 'KES'), { fault: 'too_long' });
  assert.deepEqual(readAmount(`${'0'.repeat(30)}5`, 'KES'), { units: 500n });
});

test('whatever either language shows is read back to the cent', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, maxAmount), fc.constantFrom('en-KE', 'sw-TZ'), (units, locale) => {
      const shown = formatAmount(toDecimal(units, 'TZS'), 'TZS', locale);
      assert.deepEqual(readAmount(shown, 'TZS'), { units });
    }),
  );
});

test('no text at all is read as another number than its digits say', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d,. -]{0,12}$/), (text) => {
      const read = readAmount(text, 'KES');
      if (read.fault !== undefined) return;
      assert.equal(Number(read.units), Math.round(Number(text.replaceAll(/[, ]/g, '')) * 100));
      assert.ok(!text.includes(',') || /^\s*\d{1,3}(,\d{3})+(\.\d*)?\s*$/.test(text), text);
    }),
  );
});

test('a figure has the places it is asked for, and an amount its form on the wire', () => {
  assert.deepEqual(readFigure('49.495050', 6), { units: 49_495_050n });
  assert.deepEqual(readFigure('2.555', 2), { fault: 'too_many_decimals' });
  assert.deepEqual(readFigure('2.', 0), { units: 2n });
  assert.equal(typedDecimal('1,250.5', 'KES'), '1250.50');
  assert.equal(typedDecimal('5,5', 'KES'), undefined);
});
