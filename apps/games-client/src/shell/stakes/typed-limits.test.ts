import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedAmount, typedStake, typedWithin } from './typed-limits.ts';

const span = { minimum: 500n, maximum: 1_000_000n, step: 100n };
const stake = (text: string, units = 1n) => typedStake(text, 'KES', span, units);
const faultOf = (text: string) => stake(text).fault?.is;

test('a stake is what was typed, or none', () => {
  assert.deepEqual(stake('5'), { value: 500n });
  assert.deepEqual(stake('1,000'), { value: 100_000n });
  assert.deepEqual(stake('10000'), { value: 1_000_000n });
  assert.deepEqual(['1', '', '5,5', '99999', '5.50', '-5', 'five'].map(faultOf), [
    'below',
    'empty',
    'unclear_comma',
    'above',
    'off_step',
    'negative',
    'not_a_number',
  ]);
});

test('where a field shows several stakes, its limits are as many times as high', () => {
  assert.deepEqual(stake('20', 2n), { value: 1_000n });
  assert.deepEqual(stake('8', 2n), { fault: { is: 'below', limit: 1_000n } });
  assert.equal(stake('11', 2n).fault?.is, 'off_step');
});

test('a limit of automatic play is at least what it is a limit of', () => {
  assert.deepEqual(typedAmount('50', 'KES', 5_000n), { value: 5_000n });
  assert.deepEqual(typedAmount('49.99', 'KES', 5_000n), { fault: { is: 'below', limit: 5_000n } });
  assert.deepEqual(typedAmount('1.234', 'KES', 1n), {
    fault: { is: 'too_many_decimals', places: 2 },
  });
});

test('a figure outside its limits is told them and not moved to the nearest', () => {
  const times = (text: string) => typedWithin(text, 2, [101, 1_000_000], (units) => `${units}`);
  assert.deepEqual(times('1.01'), { value: 101 });
  assert.deepEqual(times('1'), { fault: { is: 'below', limit: '101' } });
  assert.deepEqual(times('99999'), { fault: { is: 'above', limit: '1000000' } });
  assert.equal(times('2,5').fault?.is, 'unclear_comma');
});
