import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import { createIdempotencyKeys, isDecided } from './idempotency-key.ts';

function countingIds() {
  let count = 0;
  return createIdempotencyKeys(() => `id-${++count}`);
}

test('the same content keeps its id over double clicks and retries', () => {
  const ids = countingIds();
  assert.equal(ids.idFor('mpesa 500'), 'id-1');
  assert.equal(ids.idFor('mpesa 500'), 'id-1');
});

test('other content is another request', () => {
  const ids = countingIds();
  ids.idFor('mpesa 500');
  assert.equal(ids.idFor('mpesa 600'), 'id-2');
});

test('after a decided attempt the same content is asked anew', () => {
  const ids = countingIds();
  ids.idFor('mpesa 500');
  ids.forget();
  assert.equal(ids.idFor('mpesa 500'), 'id-2');
});

test('a refusal decides an attempt; silence and a busy server do not', () => {
  const refusal = (code: string) => new RefusedError(409, { code, message: '', requestId: 'r' });
  assert.equal(isDecided(refusal('insufficient_funds')), true);
  assert.equal(isDecided(refusal('retry')), false);
  assert.equal(isDecided(new UnreachableError(undefined)), false);
});
