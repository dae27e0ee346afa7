import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOf, isSameRule, ruleOf, withAsked } from './rule-draft.rules.ts';

const rule = { patternId: 10, minLength: 3, maxLength: 40, isShown: false, isRequired: false };

test('a draft says its rule again, once both lengths are whole numbers', () => {
  assert.deepEqual(ruleOf(draftOf(rule)), rule);
  assert.deepEqual(ruleOf({ ...draftOf(rule), minLength: ' 07 ' })?.minLength, 7);
  for (const typed of ['', 'ten', '1.5', '-1', '1000', '1e2']) {
    assert.equal(ruleOf({ ...draftOf(rule), maxLength: typed }), null, typed);
  }
});

test('what is required is shown, and what is hidden is not required', () => {
  const required = withAsked(draftOf(rule), { isRequired: true });
  assert.deepEqual([required.isShown, required.isRequired], [true, true]);
  const hidden = withAsked(required, { isShown: false });
  assert.deepEqual([hidden.isShown, hidden.isRequired], [false, false]);
  const optional = withAsked(required, { isRequired: false });
  assert.deepEqual([optional.isShown, optional.isRequired], [true, false]);
});

test('two rules are the same when every setting is', () => {
  assert.equal(isSameRule(rule, { ...rule }), true);
  for (const change of [{ patternId: 9 }, { minLength: 4 }, { maxLength: 41 }, { isShown: true }]) {
    assert.equal(isSameRule(rule, { ...rule, ...change }), false);
  }
  assert.equal(isSameRule(rule, { ...rule, isRequired: true }), false);
});
