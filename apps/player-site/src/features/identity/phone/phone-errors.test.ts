import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phoneErrorKey } from './phone-errors.ts';

test('every trouble spec §8 names has words of its own, however a service spells it', () => {
  const troubles = [
    'invalid-phone-number',
    'missing-phone-number',
    'too-many-requests',
    'invalid-verification-code',
    'missing-verification-code',
    'captcha-check-failed',
    'quota-exceeded',
    'operation-not-allowed',
    'code-expired',
    'popup-closed-by-user',
  ];
  const keys = troubles.map((trouble) => phoneErrorKey(`auth/${trouble}`));
  assert.equal(new Set(keys).size, troubles.length);
  assert.ok(!keys.includes('phone_failed'));
  assert.deepEqual(
    troubles.map((trouble) => phoneErrorKey(trouble.replaceAll('-', '_'))),
    keys,
  );
});

test('leaving the service’s page is no alarm of its own kind: nobody is logged in', () => {
  assert.equal(phoneErrorKey('access_denied'), 'phone_closed');
});

test('what no list names is said to be unknown', () => {
  assert.equal(phoneErrorKey('interaction_required'), 'phone_failed');
  assert.equal(phoneErrorKey('constructor'), 'phone_failed');
});
