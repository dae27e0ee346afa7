import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeState, usesLeft } from './code-state.ts';

const now = new Date('2026-11-20T19:00:00Z');
const plain = { isEnabled: true, expiresAt: null, mostUses: null, joined: 7 };

test('a code is off, expired or used up, said in this order, and on otherwise', () => {
  const expired = { ...plain, expiresAt: '2026-11-20T19:00:00Z' };
  const usedUp = { ...plain, mostUses: 7 };
  assert.equal(codeState(plain, now), 'on');
  assert.equal(codeState({ ...plain, expiresAt: '2026-11-20T19:00:01Z', mostUses: 8 }, now), 'on');
  assert.equal(codeState(usedUp, now), 'used_up');
  assert.equal(codeState({ ...usedUp, ...expired, mostUses: 7 }, now), 'expired');
  assert.equal(codeState({ ...expired, isEnabled: false }, now), 'off');
});

test('uses that are left are never below none, and unknown without a limit', () => {
  assert.equal(usesLeft(plain), null);
  assert.equal(usesLeft({ ...plain, mostUses: 20 }), 13);
  assert.equal(usesLeft({ ...plain, mostUses: 5 }), 0);
});
