import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import {
  draftOfTerms,
  emptyDraft,
  percentText,
  readTermsDraft,
  type TermsDraft,
  type TierField,
  withTier,
} from './terms-draft.ts';

const upline: Terms = {
  kind: 'dividend',
  period: 'W',
  mode: 'fixed',
  carryOver: 'none',
  tiers: [
    { turnover: 100_000n, activeMembers: 3, loss: 10_000n, rateBps: 800 },
    { turnover: 500_000n, activeMembers: 5, loss: 50_000n, rateBps: 1_250 },
  ],
};

const typed = (draft: TermsDraft, tier: number, texts: Partial<Record<TierField, string>>) => ({
  ...draft,
  tiers: draft.tiers.map((one, at) =>
    at === tier ? { ...one, texts: { ...one.texts, ...texts } } : one,
  ),
});

test('a draft of terms reads as these terms again, of every kind', () => {
  const kinds: Terms[] = [
    upline,
    {
      kind: 'daily_salary',
      hasLossCheck: true,
      tiers: [
        { turnover: 1_050n, activeMembers: 0, loss: 1n, pays: 'rate', rateBps: 5 },
        { turnover: 9_999n, activeMembers: 2, loss: 100n, pays: 'sum', sum: 500_000n },
      ],
    },
    {
      kind: 'hourly_salary',
      tiers: [{ turnover: 0n, activeMembers: 0, winRateBps: 10, lossRateBps: 20 }],
    },
    { kind: 'real_time_salary', rateBps: 33, dailyTurnoverBrake: null },
    { kind: 'real_time_salary', rateBps: 40, dailyTurnoverBrake: 1_000_000n },
  ];
  for (const terms of kinds)
    assert.deepEqual(readTermsDraft(draftOfTerms(terms, 'KES'), 'KES', null), {
      terms,
      faults: [],
    });
});

test('what was not typed or is no figure is told at its field, and nothing is read', () => {
  const draft = typed(emptyDraft('hourly_salary'), 0, { turnover: '5,5', winRateBps: '1.234' });
  assert.deepEqual(readTermsDraft(draft, 'KES', null), {
    terms: null,
    faults: [
      { code: 'unclear_comma', field: 'turnover', tier: 0 },
      { code: 'empty', field: 'activeMembers', tier: 0 },
      { code: 'too_many_decimals', field: 'winRateBps', tier: 0 },
      { code: 'empty', field: 'lossRateBps', tier: 0 },
    ],
  });
});

test('a tier that reads is held to the upline while the next is not typed yet', () => {
  const draft = withTier(typed(draftOfTerms(upline, 'KES'), 1, { rateBps: '13' }));
  assert.deepEqual(readTermsDraft(draft, 'KES', upline).faults, [
    { code: 'empty', field: 'rateBps', tier: 2 },
    { code: 'pays_above_upline', field: 'rateBps', tier: 1, bound: 1_250 },
  ]);
});

test('faults of later tiers stand at their own place though an earlier tier does not read', () => {
  const draft = typed(draftOfTerms(upline, 'KES'), 0, { loss: 'x' });
  const worse = typed(draft, 1, { rateBps: '20' });
  assert.deepEqual(readTermsDraft(worse, 'KES', upline).faults, [
    { code: 'not_a_number', field: 'loss', tier: 0 },
    { code: 'pays_above_upline', field: 'rateBps', tier: 1, bound: 1_250 },
  ]);
});

test('what the upline allows at most is told with the fault', () => {
  const other: TermsDraft = { ...draftOfTerms(upline, 'KES'), period: 'M' };
  const early = typed(other, 0, { turnover: '10' });
  assert.deepEqual(readTermsDraft(early, 'KES', upline).faults, [
    { code: 'period_differs', field: 'period', tier: null, bound: 'W' },
    { code: 'pays_above_upline', field: 'rateBps', tier: 0, bound: null },
  ]);
  const braked: Terms = { kind: 'real_time_salary', rateBps: 40, dailyTurnoverBrake: 5_000n };
  const free = { ...emptyDraft('real_time_salary'), rateBps: '0.5' };
  assert.deepEqual(readTermsDraft(free, 'KES', braked).faults, [
    { code: 'pays_above_upline', field: 'rateBps', tier: null, bound: 40 },
    { code: 'brake_above_upline', field: 'dailyTurnoverBrake', tier: null, bound: 5_000n },
  ]);
});

test('a new tier asks for what the last one asks for and pays nothing yet', () => {
  const { tiers } = withTier(draftOfTerms(upline, 'KES'));
  assert.deepEqual(tiers[2], {
    id: 3,
    pays: 'rate',
    texts: { ...tiers[1]?.texts, rateBps: '' },
  });
});

test('a loss that the terms no longer check is not read', () => {
  const terms: Terms = {
    kind: 'daily_salary',
    hasLossCheck: true,
    tiers: [{ turnover: 0n, activeMembers: 0, loss: 100n, pays: 'rate', rateBps: 10 }],
  };
  const read = readTermsDraft({ ...draftOfTerms(terms, 'KES'), hasLossCheck: false }, 'KES', null);
  assert.deepEqual(read.faults, []);
  assert.deepEqual(read.terms?.kind === 'daily_salary' && read.terms.tiers[0]?.loss, 0n);
});

test('basis points are written in percent without needless zeros', () => {
  assert.deepEqual([0, 5, 50, 1_250, 10_000].map(percentText), ['0', '0.05', '0.5', '12.5', '100']);
});
