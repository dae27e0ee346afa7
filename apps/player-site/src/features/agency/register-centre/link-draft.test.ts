import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import { expiryInstant, readMostUses, withOffer } from './link-draft.ts';

test('a number of uses is whole, from 1 to 10,000; empty is any number', () => {
  assert.equal(readMostUses(' '), null);
  assert.equal(readMostUses('1'), 1);
  assert.equal(readMostUses('10,000'), 10_000);
  for (const wrong of ['0', '10001', '2.5', '-3', 'kumi', '5,5']) {
    assert.equal(readMostUses(wrong), undefined, wrong);
  }
});

test('a link expires as it was set, never, or so many days from now', () => {
  const now = new Date('2026-11-20T19:00:00Z');
  const kept = '2026-12-01T00:00:00.000Z';
  assert.equal(expiryInstant('kept', kept, now), kept);
  assert.equal(expiryInstant('never', kept, now), null);
  assert.equal(expiryInstant('7', kept, now), '2026-11-27T19:00:00.000Z');
});

test('one kind of terms takes the place of its own, in the order of menus', () => {
  const realTime: ContractTerms = {
    kind: 'real_time_salary',
    rateBps: 10,
    dailyTurnoverBrake: null,
  };
  const hourly: ContractTerms = { kind: 'hourly_salary', tiers: [] };
  assert.deepEqual(withOffer([realTime], 'hourly_salary', hourly), [hourly, realTime]);
  const raised = { ...realTime, rateBps: 20 };
  assert.deepEqual(withOffer([hourly, realTime], 'real_time_salary', raised), [hourly, raised]);
  assert.deepEqual(withOffer([hourly, realTime], 'hourly_salary', null), [realTime]);
});
