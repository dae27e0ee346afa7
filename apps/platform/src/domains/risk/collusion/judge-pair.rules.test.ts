import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSuspicious, type PlayedPair } from './judge-pair.rules.ts';

const rule = {
  isOn: true,
  points: 50,
  amount: 500_000n,
  count: 20,
  hours: 168,
  ratioBps: 9_000,
  playBps: null,
};
const calm: PlayedPair = { hands: 20, net: 0n, alone: 0, spared: 0, sharesDevice: false };
const found = (more: Partial<PlayedPair>) => isSuspicious(rule, { ...calm, ...more });

test('two who play with each other and no more are left alone', () => {
  assert.equal(found({ hands: 1_000, net: 499_999n, alone: 100, spared: 89 }), false);
});

test('much that goes one way is found, whichever way', () => {
  assert.equal(found({ net: 500_000n }), true);
  assert.equal(found({ net: -500_000n }), true);
});

test('hardly a bet against each other is found, once they were alone often enough', () => {
  assert.equal(found({ alone: 10, spared: 9 }), true);
  assert.equal(found({ alone: 9, spared: 9 }), false);
});

test('one device is found, and of too few hands nothing is', () => {
  assert.equal(found({ sharesDevice: true }), true);
  assert.equal(found({ hands: 19, net: 900_000n, sharesDevice: true }), false);
});

test('a rule that is off finds nothing', () => {
  assert.equal(isSuspicious({ ...rule, isOn: false }, { ...calm, sharesDevice: true }), false);
});
