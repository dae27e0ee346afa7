import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awardDraft, campaignDraft, draftOf } from './campaign-draft.rules.ts';
import { readDraft } from './read-draft.rules.ts';

const whole = () => ({
  ...campaignDraft(new Date('2026-11-27T10:00:00.000Z')),
  name: 'Welcome',
  title: { en: 'Welcome', sw: 'Karibu' },
  leastDeposit: '100',
  total: '50,000',
  awards: [
    awardDraft({ amount: '5,000', largestStake: '500' }),
    awardDraft({ kind: 'free_rounds', amount: '20', gameId: '7', stake: '10' }),
    awardDraft({ kind: 'tickets', amount: '2', draw: 'wheel 17' }),
  ],
});

test('a whole draft is read into rules, and rules into the same draft', () => {
  const { terms, missing } = readDraft(whole(), 'KES');
  assert.deepEqual(missing, []);
  assert.equal(terms?.budget.total, '50000.00');
  assert.deepEqual(terms?.awards[2], {
    kind: 'fixed',
    award: { kind: 'tickets', ticket: 'wheel', drawId: '17', count: 2 },
  });
  assert.deepEqual(terms?.awards[0], {
    kind: 'percent',
    percent: 100,
    cap: '5000.00',
    bonus: {
      wagerTimes: 20,
      wagerBase: 'bonus',
      contributions: [
        { gameType: 'RNG', percent: 100 },
        { gameType: 'BGS', percent: 50 },
      ],
      games: [],
      largestStake: '500.00',
      days: 14,
      cashOutCap: null,
      isSticky: false,
    },
  });
  assert.deepEqual(terms && readDraft(draftOf('Welcome', terms), 'KES').terms, terms);
});

test('what cannot be read is named, each field by itself', () => {
  const draft = {
    ...whole(),
    name: 'x',
    total: '5,5',
    times: '0',
    endsAt: '2026-11-26T10:00:00.000Z',
    awards: [awardDraft({ amount: '', percent: '501' })],
  };
  assert.deepEqual(readDraft(draft, 'KES').missing.toSorted(), [
    'award0.amount',
    'award0.percent',
    'endsAt',
    'name',
    'times',
    'total',
  ]);
});
