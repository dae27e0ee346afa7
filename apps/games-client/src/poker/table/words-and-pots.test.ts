import assert from 'node:assert/strict';
import { test } from 'node:test';
import { potShare } from './pot-share.ts';
import { wordOf } from './pre-acts.ts';

const range = { least: 2_000n, most: 100_000n };

test('a pot is what lies there after a call, over the call', () => {
  const betting = { pot: 3_000n, call: 1_000n, bet: 500n };
  assert.equal(potShare(2n, betting, range), 5_500n);
  assert.equal(potShare(1n, betting, range), 3_500n);
  assert.equal(potShare(2n, { pot: 300_000n, call: 0n, bet: 0n }, range), 100_000n);
});

test('a wish comes to a check where that is free', () => {
  const free = { canCheck: true, call: null, raise: null };
  const dear = { canCheck: false, call: '10.00', raise: null };
  assert.deepEqual(wordOf('check-fold', free), { kind: 'check' });
  assert.deepEqual(wordOf('check-fold', dear), { kind: 'fold' });
  assert.deepEqual(wordOf('call-any', free), { kind: 'check' });
  assert.deepEqual(wordOf('call-any', dear), { kind: 'call' });
});
