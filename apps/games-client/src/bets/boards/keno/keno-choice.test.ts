import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keno } from '@bahati/game-rules/originals/keno/keno.rules.ts';
import { quickPick, readChoice, toggled } from './keno-choice.ts';

test('a number goes in and out, ten at most', () => {
  assert.equal(toggled(readChoice('low-2:3,9'), 5), 'low-3:3,5,9');
  assert.equal(toggled(readChoice('low-2:3,9'), 9), 'low-1:3');
  assert.equal(toggled(readChoice('low-1:3'), 3), 'low-0:');
  const full = readChoice('high-10:1,2,3,4,5,6,7,8,9,10');
  assert.equal(toggled(full, 11), null);
  assert.equal(toggled(full, 10), 'high-9:1,2,3,4,5,6,7,8,9');
});

test('an empty choice keeps its table, and is no bet', () => {
  assert.deepEqual(readChoice('medium-0:'), { risk: 'medium', chosen: [] });
  assert.equal(keno.priceOf('medium-0:'), null);
});

test('a quick pick is as many numbers as were chosen, ten where there were none', () => {
  for (const chance of [0, 0.4, 0.999_999]) {
    const three = quickPick(readChoice('low-3:1,2,3'), () => chance);
    assert.equal(readChoice(three).chosen.length, 3);
    assert.equal(keno.priceOf(three), 1);
    const ten = quickPick(readChoice('low-0:'), () => chance);
    assert.equal(new Set(readChoice(ten).chosen).size, 10);
    assert.equal(keno.priceOf(ten), 1);
  }
});
