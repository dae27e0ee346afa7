import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { isReasonLongEnough, longestReason, quickReasons } from './reject-reasons.ts';

const { body } = backOfficeCalls['POST /bo/withdrawals/:id/reject'];
const isAccepted = (reason: string) => body.safeParse({ reason }).success;

test('every ready reason is one the contract accepts, in both languages', () => {
  assert.deepEqual(Object.keys(quickReasons.sw), Object.keys(quickReasons.en));
  for (const reasons of Object.values(quickReasons)) {
    for (const reason of Object.values(reasons)) assert.ok(isAccepted(reason), reason);
  }
});

test('the form draws the line where the contract does', () => {
  for (const reason of ['    ', 'four', ' four ', 'fives', ' fives ']) {
    assert.equal(isReasonLongEnough(reason), isAccepted(reason), reason);
  }
  assert.ok(isAccepted('x'.repeat(longestReason)));
  assert.ok(!isAccepted('x'.repeat(longestReason + 1)));
});
