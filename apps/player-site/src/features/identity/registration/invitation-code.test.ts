import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCode } from './invitation-code.ts';

test('a code is read however it was typed', () => {
  assert.equal(readCode(' kwale234 '), 'KWALE234');
});

test('what is too short, too long or of other signs is not asked about', () => {
  for (const typed of ['', 'KWALE', 'KWALE234567', 'KWALE 23', "KWALE'--", 'KWALÉ234'])
    assert.equal(readCode(typed), '', typed);
});
