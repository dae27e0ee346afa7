import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeTarget } from './paths.ts';
import {
  readCategorySearch,
  readRecordSearch,
  readResetSearch,
  readRootSearch,
  readSocialSearch,
} from './search.ts';

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

test('what a sign-in provider leads back with is text, of a length the server takes', () => {
  const answer = { code: 4711, state: 's_abc', iss: 'https://id.example', session_state: 'x' };
  const { session_state: _, ...known } = answer;
  assert.deepEqual(readSocialSearch(answer), { ...known, code: '4711' });
  assert.deepEqual(readSocialSearch({ error: 'access_denied', state: 'x'.repeat(101) }), {
    error: 'access_denied',
  });
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
