import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueProblem } from './registration-rules.ts';

const rule = { patternId: 7, minLength: 2, maxLength: 4, isRequired: true };

test('a value is tried as a registration would judge it', () => {
  assert.equal(valueProblem('qqNum', rule, '123'), null);
  assert.equal(valueProblem('qqNum', rule, '1'), 'too_short');
  assert.equal(valueProblem('qqNum', rule, '12345'), 'too_long');
  assert.equal(valueProblem('qqNum', rule, '12a'), 'pattern');
  assert.equal(valueProblem('qqNum', rule, ''), 'required');
  assert.equal(valueProblem('qqNum', { ...rule, isRequired: false }, ''), null);
});

test('spaces around a detail are dropped, around a user name they count', () => {
  assert.equal(valueProblem('qqNum', rule, ' 123 '), null);
  assert.equal(valueProblem('qqNum', rule, '   '), 'required');
  assert.equal(valueProblem('username', rule, ' 12 '), 'pattern');
});
