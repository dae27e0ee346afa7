import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { ageOn, findBreach } from './registration-rules.ts';

const username: FieldRule = {
  field: 'username',
  acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
  patternId: 2,
  minLength: 4,
  maxLength: 16,
  isShown: true,
  isRequired: true,
};

test('a value that follows its rule has no breach', () => {
  assert.equal(findBreach(username, 'amani2026'), undefined);
});

test('an empty value is a breach only where the field is required', () => {
  assert.deepEqual(findBreach(username, ''), { kind: 'required' });
  assert.equal(findBreach({ ...username, isRequired: false }, ''), undefined);
});

test('length is judged before the pattern and counts characters, not code units', () => {
  assert.deepEqual(findBreach(username, '1'), { kind: 'length', min: 4, max: 16 });
  const any = { ...username, patternId: 1, maxLength: 4 };
  assert.equal(findBreach(any, '🎲🎲🎲🎲'), undefined);
});

test('a pattern must match the whole value', () => {
  const breach = { kind: 'pattern', patternId: 2, min: 4, max: 16 };
  assert.deepEqual(findBreach(username, '4mani'), breach);
  assert.deepEqual(findBreach(username, 'amani!'), breach);
});

test('an age turns on the birthday itself', () => {
  assert.equal(ageOn('2008-11-21', '2026-11-20'), 17);
  assert.equal(ageOn('2008-11-21', '2026-11-21'), 18);
  assert.equal(ageOn('2008-02-29', '2026-02-28'), 17);
  assert.equal(ageOn('2008-02-30', '2026-02-28'), undefined);
  assert.equal(ageOn('', '2026-02-28'), undefined);
});
