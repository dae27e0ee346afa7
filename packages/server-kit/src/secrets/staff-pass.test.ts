import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { openStaffPass, signStaffPass } from './staff-pass.ts';

const key = 'a key of a book for tests';
const now = Date.UTC(2026, 10, 27);
const staff = { staffId: '7', name: 'juma', permissions: ['trading.read', 'trading.act'] };

test('a pass opens with the key it was signed with, within its minute', () => {
  const text = signStaffPass(key, staff, now);
  const opened = openStaffPass(text, key, now + 59_000);
  assert.deepEqual(opened, { ...staff, passId: opened?.passId, expiresAt: now + 60_000 });
  assert.notEqual(opened?.passId, openStaffPass(signStaffPass(key, staff, now), key, now)?.passId);
});

test('one that is over, signed with another key or altered does not open', () => {
  const text = signStaffPass(key, staff, now);
  const [payload = '', signature = ''] = text.split('.');
  const other = Buffer.from(JSON.stringify({ ...staff, staffId: '1' })).toString('base64url');
  assert.equal(openStaffPass(text, key, now + 60_000), undefined);
  assert.equal(openStaffPass(text, `${key}!`, now), undefined);
  for (const wrong of ['', payload, `${other}.${signature}`, `${text}0`, text.toUpperCase()]) {
    assert.equal(openStaffPass(wrong, key, now), undefined);
  }
});

test('what was signed and is no pass does not open', () => {
  const signed = (content: string) => {
    const payload = Buffer.from(content).toString('base64url');
    return `${payload}.${createHmac('sha256', key).update(payload).digest('hex')}`;
  };
  const whole = { ...staff, passId: crypto.randomUUID(), expiresAt: now + 1_000 };
  assert.ok(openStaffPass(signed(JSON.stringify(whole)), key, now));
  const late = { ...whole, expiresAt: now + 90_000 };
  for (const content of ['x', '{}', JSON.stringify(late), JSON.stringify({ ...whole, more: 1 })]) {
    assert.equal(openStaffPass(signed(content), key, now), undefined);
  }
});
