import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLimboTarget } from '@bahati/game-rules/originals/limbo/limbo.rules.ts';
import {
  chanceText,
  groupedText,
  openingOf,
  stepped,
  timesText,
  typedTarget,
} from './limbo-setting.ts';

test('a chance is the exact share of the draws', () => {
  assert.equal(chanceText(200), '49.500000');
  assert.equal(chanceText(101), '98.019801');
  assert.equal(chanceText(1_000_000), '0.009900');
});

test('a target is what was typed, a chance gives the target nearest to it, and no other is one', () => {
  assert.equal(typedTarget('target', '2.5').value, 250);
  assert.equal(typedTarget('chance', '49.5').value, 200);
  assert.deepEqual(typedTarget('target', '1').fault, { is: 'below', limit: '1.01' });
  assert.deepEqual(typedTarget('target', '99999').fault, { is: 'above', limit: '10000.00' });
  assert.deepEqual(typedTarget('chance', '0').fault, { is: 'below', limit: '0.009900' });
  assert.deepEqual(typedTarget('chance', '100').fault, { is: 'above', limit: '98.019801' });
  assert.equal(typedTarget('target', 'high').fault?.is, 'not_a_number');
});

test('what a bet shows, typed again, is the same bet', () => {
  for (let target = 101; target <= 9_000; target += 1) {
    assert.equal(typedTarget('target', timesText(target)).value, target);
    assert.equal(typedTarget('chance', chanceText(target)).value, target);
  }
});

test('arrows move the target among those there are', () => {
  assert.equal(stepped(200, 1), 210);
  assert.equal(stepped(101, -1), 101);
  assert.equal(stepped(10_000, 1), 11_000);
  assert.equal(stepped(1_000_000, 1), 1_000_000);
  assert.equal(readLimboTarget(openingOf(stepped(950_000, 1))), 960_000);
});

test('long numbers are read in groups of three', () => {
  assert.deepEqual([99, 123_456, 9_900_000_000].map(groupedText), [
    '0.99',
    '1,234.56',
    '99,000,000.00',
  ]);
});
