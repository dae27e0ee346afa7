import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeTarget } from './paths.ts';
import { readCategorySearch, readRecordSearch, readResetSearch, readRootSearch } from './search.ts';

test('an address keeps what is known and drops the rest', () => {
  assert.deepEqual(readRootSearch({ popup: 'login', next: '/rng', other: 1 }), {
    popup: 'login',
    next: '/rng',
  });
  assert.deepEqual(readRootSearch({ popup: 'admin', referralCode: 4711 }), {
    referralCode: '4711',
  });
});

test('the link to a new password is read whole or not at all', () => {
  assert.deepEqual(readResetSearch({ token: 'r_abc', other: 1 }), { token: 'r_abc' });
  assert.deepEqual(readResetSearch({ token: 'x'.repeat(101) }), {});
});

test('a filter of the wrong shape is no filter', () => {
  assert.deepEqual(readRecordSearch({ range: 'year', state: 'settled', from: '2026-1-1' }), {
    state: 'settled',
  });
  assert.deepEqual(readCategorySearch({ search: 'x'.repeat(61) }), {});
});

test('a login never leads to another site', () => {
  for (const next of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere',
    undefined,
  ])
    assert.equal(safeTarget(next), '/');
  assert.equal(safeTarget('/seamless?gameId=a'), '/seamless?gameId=a');
});
