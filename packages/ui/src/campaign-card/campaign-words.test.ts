import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PublicTerms } from '@bahati/contract/campaign-terms.ts';
import { awardWords, conditionWords, howWords } from './campaign-words.ts';

const bonus = {
  wagerTimes: 20,
  wagerBase: 'bonus' as const,
  contributions: [
    { gameType: 'RNG' as const, percent: 100 },
    { gameType: 'BGS' as const, percent: 50 },
    { gameType: 'LIVE' as const, percent: 0 },
  ],
  games: [],
  largestStake: '500.00',
  days: 14,
  cashOutCap: null,
  isSticky: false,
};

const welcome = (more: Partial<PublicTerms> = {}): PublicTerms => ({
  trigger: { kind: 'deposit', number: 1, leastDeposit: '100.00', isChosen: true },
  awards: [{ kind: 'percent', percent: 100, cap: '5000.00', bonus }],
  startsAt: '2026-11-27T00:00:00.000Z',
  endsAt: '2026-12-27T00:00:00.000Z',
  isAutomatic: false,
  claimDays: 7,
  title: { en: 'Welcome', sw: 'Karibu' },
  scene: 'phone-deposit',
  newDays: null,
  gameTypes: [],
  vendorNames: [],
  timesPerMember: 1,
  ...more,
});
const told = (language: 'en' | 'sw', more: Partial<PublicTerms> = {}) =>
  ({ terms: welcome(more), currency: 'KES', language }) as const;
const plain = (words: string | string[]) => JSON.stringify(words).replaceAll('\u00A0', ' ');

test('the figures of the rules stand in the words of both languages', () => {
  assert.deepEqual(
    plain(awardWords(told('en'))),
    '["100% bonus on your deposit, up to KSh 5,000"]',
  );
  assert.deepEqual(
    plain(awardWords(told('sw'))),
    '["Bonasi 100% ya pesa unayoweka, hadi KSh 5,000"]',
  );
  assert.equal(
    plain(howWords(told('en'))),
    '"Choose this offer, then deposit KSh 100 or more with your first deposit."',
  );
  for (const language of ['en', 'sw'] as const) {
    const words = plain(conditionWords(told(language)));
    for (const figure of ['20', '100 %', '50 %', 'KSh 500', '14', '7']) {
      assert.ok(words.includes(figure), `${figure} in ${words}`);
    }
    // What counts nothing is not told as if it did.
    assert.ok(!words.includes('0 %,'), words);
  }
});

test('what is not asked is not told', () => {
  const cash = welcome({
    trigger: { kind: 'registration' },
    awards: [{ kind: 'fixed', award: { kind: 'cash', amount: '50.50' } }],
    isAutomatic: true,
    claimDays: null,
  });
  assert.deepEqual(conditionWords({ terms: cash, currency: 'KES', language: 'en' }), [
    'Once per member.',
    'It is added at once.',
  ]);
  assert.deepEqual(
    plain(awardWords({ terms: cash, currency: 'KES', language: 'en' })),
    '["KSh 50.50 cash"]',
  );
});
