import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ruleDraft,
  rulesOf,
  transferFields,
  withdrawalFields,
  wrongRules,
} from './rule-draft.rules.ts';

const rules = {
  dailyMaximum: '5000.00',
  dailyCount: null,
  wageringBps: 15_000,
  waitsForOpenStakes: true,
  twoPersonFrom: '1000.50',
  automaticMaximum: null,
  automaticScore: 0,
  automaticAfterPaid: 3,
  dueHours: 48,
};

test('rules that were not touched are sent as they were', () => {
  const draft = ruleDraft(withdrawalFields, rules);
  assert.deepEqual(
    [draft['wageringBps'], draft['dailyCount'], draft['dailyMaximum']],
    ['150', '', '5000'],
  );
  assert.deepEqual(wrongRules(withdrawalFields, draft), []);
  assert.deepEqual(rulesOf(withdrawalFields, draft), rules);
});

test('what has to be said and is not, or cannot be read, is named', () => {
  const wrong = {
    dueHours: '721',
    automaticScore: '101',
    automaticAfterPaid: '0',
    wageringBps: 'a',
    dailyMaximum: '5,5',
  };
  const draft = { ...ruleDraft(withdrawalFields, rules), ...wrong };
  assert.deepEqual(wrongRules(withdrawalFields, draft).toSorted(), Object.keys(wrong).toSorted());
  const transfers = { isDownOpen: true, isUpOpen: false, minimum: '', maximum: '9', dailyCap: '9' };
  assert.deepEqual(wrongRules(transferFields, { ...transfers, dailyCount: '' }), [
    'minimum',
    'dailyCount',
  ]);
});
