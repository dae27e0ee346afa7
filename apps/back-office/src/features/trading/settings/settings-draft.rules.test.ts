import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  readMargins,
  readQuickStakes,
  readShares,
  readTerms,
  writeMargins,
  writeTerms,
} from './settings-draft.rules.ts';

const terms = {
  leastStake: '2000',
  mostStake: '5000000',
  mostPayout: '100000000',
  mostWin: '50000000',
  mostAsked: '20000000',
  traderSeconds: 60,
  mostAlone: '2000000',
  mostLines: 1_000,
  liveDelaySeconds: 5,
  multipleBonus: [{ legs: 5, basisPoints: 525, leastOdds: 1_200 }],
  cashOutShare: 9_400,
  cashOutTolerance: 100,
  cashOutSeconds: 5,
  liveCashOutSeconds: 3,
  builderPayback: 8_800,
};

test('the terms of slips are read back from the form as they were stored', () => {
  const draft = writeTerms(terms, 'KES');
  assert.equal(draft.fields.mostStake, '50000.00');
  assert.equal(draft.fields.cashOutShare, '94');
  assert.deepEqual(draft.bonus, [{ legs: '5', share: '5.25', leastOdds: '1.20' }]);
  assert.deepEqual(readTerms(draft, 'KES'), { value: terms });
});

test('a field that is no figure of its kind is named, and nothing is read', () => {
  const draft = writeTerms(terms, 'KES');
  const broken = {
    fields: { ...draft.fields, mostStake: 'much', traderSeconds: '1.5' },
    bonus: [{ legs: '5', share: '5', leastOdds: '0.5' }],
  };
  assert.deepEqual(readTerms(broken, 'KES'), {
    wrong: new Set(['mostStake', 'traderSeconds', 'bonus0']),
  });
});

test('margins are shares by sport, an empty one is left to all others', () => {
  const typed = writeMargins({ football: 550, other: 650 });
  assert.deepEqual(typed, { football: '5.5', other: '6.5' });
  assert.deepEqual(readMargins({ ...typed, tennis: '' }), { value: { football: 550, other: 650 } });
  assert.deepEqual(readMargins({ football: '60', other: '' }), {
    wrong: new Set(['football', 'other']),
  });
});

test('a competition that is named needs its margin', () => {
  assert.deepEqual(readShares({ '7': '4.5', '9': '0' }), { value: { '7': 450, '9': 0 } });
  assert.deepEqual(readShares({ '7': '4.5', '9': '' }), { wrong: new Set(['9']) });
});

test('quick stakes are put in order, each once, and empty fields are left out', () => {
  assert.deepEqual(readQuickStakes(['500', '', '50', '1,000', '50'], 'KES'), {
    value: ['50.00', '500.00', '1000.00'],
  });
  assert.deepEqual(readQuickStakes(['0', 'much', '50'], 'KES'), { wrong: new Set(['0', '1']) });
});
