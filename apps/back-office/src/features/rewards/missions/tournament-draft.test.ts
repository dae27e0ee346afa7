import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AwardDraft, awardOf, newAward } from './award-draft.rules.ts';
import { missingParts, missionSettings, newMission } from './mission-draft.rules.ts';
import { prizesOf } from './tournament-draft.rules.ts';

const cash = (amount: string): AwardDraft => ({ ...newAward, amount });

test('prizes follow one another from the first place on', () => {
  const drafts = [
    { key: 'a', places: '1', award: cash('500') },
    { key: 'b', places: '9', award: { ...cash('20'), kind: 'points' as const } },
  ];
  assert.deepEqual(prizesOf(drafts), [
    { from: 1, to: 1, award: { kind: 'cash', amount: '500' } },
    { from: 2, to: 10, award: { kind: 'points', points: 20 } },
  ]);
  assert.equal(prizesOf([{ key: 'a', places: '1001', award: cash('1') }]), undefined);
  assert.equal(prizesOf([{ key: 'a', places: '0', award: cash('1') }]), undefined);
});

test('no award is of nothing, and points are whole', () => {
  for (const amount of ['', '0', '0.00', '1.234', '-5']) {
    assert.equal(awardOf(cash(amount)), undefined, amount);
  }
  assert.equal(awardOf({ ...cash('1.5'), kind: 'points' }), undefined);
  assert.equal(awardOf({ ...cash('100'), kind: 'bonus', wagerTimes: '0' }), undefined);
});

test('a mission says which of its fields are wanting', () => {
  const draft = {
    ...newMission('2026-11-30'),
    title: { en: 'Set sail', sw: 'Tweka tanga' },
    figure: '1000',
    award: cash('10'),
    lastDay: '2026-12-06',
    budget: '500',
    dayBudget: '50',
  };
  assert.deepEqual(missingParts(draft), []);
  assert.deepEqual(missionSettings(draft)?.goal, {
    kind: 'turnover',
    amount: '1000',
    scope: { products: ['RNG'], vendorIds: [], gameIds: [] },
  });
  assert.deepEqual(missingParts({ ...draft, figure: '0', lastDay: '2026-11-01' }), [
    'figure',
    'lastDay',
  ]);
});
