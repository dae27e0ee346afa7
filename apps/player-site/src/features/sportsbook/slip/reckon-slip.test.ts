import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type BookTerms, bonusSteps, reckonSlip, totalOdds } from './reckon-slip.ts';
import { draftOf, legsAt } from './slip.testing.ts';

const terms: BookTerms = {
  currency: 'KES',
  leastStake: '10.00',
  mostStake: '50000.00',
  mostPayout: '1000000.00',
  mostLegs: 20,
  liveDelaySeconds: 5,
  quickStakes: ['50.00'],
  multipleBonus: [
    { legs: 3, basisPoints: 500, leastOdds: 1_300 },
    { legs: 5, basisPoints: 1_500, leastOdds: 1_300 },
  ],
  margins: {},
  opensAt: null,
};
const plain = { ...terms, multipleBonus: [] };

test('a multiple multiplies exactly, and adds its bonus', () => {
  const sums = reckonSlip(
    draftOf({ legs: legsAt(1_950, 1_840, 2_100), stake: '100' }),
    terms,
    'KES',
  );
  // 100 × 1.95 × 1.84 × 2.10 = 753.48; bonus 5 % of 653.48, each rounded down.
  assert.deepEqual(sums, {
    lines: 1,
    stake: '100.00',
    mostPayout: '786.15',
    bonus: '32.67',
    totalOdds: '7.53',
    delaySeconds: 0,
  });
});

test('singles have a stake each, and what is not typed stakes nothing', () => {
  const legs = legsAt(2_000, 3_000);
  const draft = draftOf({ legs, kind: 'singles', stake: '50', ownStakes: { '2 1x2:0: home': '' } });
  const sums = reckonSlip(draft, plain, 'KES');
  assert.equal(sums?.stake, '50.00');
  assert.equal(sums?.mostPayout, '100.00');
  assert.equal(sums?.totalOdds, null);
});

test('a named system has its lines, each with the stake', () => {
  const draft = draftOf({
    legs: legsAt(2_000, 2_000, 2_000),
    kind: 'system',
    folds: [2, 3],
    stake: '10',
  });
  const sums = reckonSlip(draft, terms, 'KES');
  assert.equal(sums?.lines, 4);
  assert.equal(sums?.stake, '40.00');
  // Three doubles of 4.00 and a treble of 8.00; systems have no bonus.
  assert.equal(sums?.mostPayout, '200.00');
  assert.equal(sums?.bonus, '0.00');
});

test('each way is two lines, the placed one at its share of the odds', () => {
  const draft = draftOf({ legs: legsAt(5_000), kind: 'singles', stake: '10', isEachWay: true });
  const sums = reckonSlip(draft, plain, 'KES', [{ over: 1, under: 4, places: 3 }]);
  assert.equal(sums?.lines, 2);
  assert.equal(sums?.stake, '20.00');
  assert.equal(sums?.mostPayout, '70.00');
});

test('a bonus counts the legs at its odds or more, and names the step above', () => {
  const { now, next } = bonusSteps(legsAt(1_300, 1_290, 1_500, 2_000), terms.multipleBonus);
  assert.equal(now?.basisPoints, 500);
  assert.deepEqual(next, { legs: 5, basisPoints: 1_500, leastOdds: 1_300, missing: 2 });
  const all = bonusSteps(legsAt(2_000, 2_000, 2_000, 2_000, 2_000), terms.multipleBonus);
  assert.equal(all.now?.basisPoints, 1_500);
  assert.equal(all.next, undefined);
});

test('an empty slip has no sums', () => {
  assert.equal(reckonSlip(draftOf({}), terms, 'KES'), null);
});

const odds = fc.integer({ min: 1_010, max: 60_000 });

test('a multiple agrees with fractions worked out another way, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(odds, { minLength: 2, maxLength: 8 }),
      fc.integer({ min: 1, max: 5_000_000 }),
      (all, cents) => {
        const stake = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const sums = reckonSlip(draftOf({ legs: legsAt(...all), stake }), plain, 'KES');
        const over = all.reduce((product, one) => product * BigInt(one), BigInt(cents));
        const under = 1_000n ** BigInt(all.length);
        const expected = (over - (over % under)) / under;
        assert.equal(sums?.mostPayout.replace('.', '').replace(/^0+(?=\d)/, ''), String(expected));
        const product = all.reduce((sum, one) => (sum * one) / 1_000, 1_000);
        assert.ok(Math.abs(Number(totalOdds(legsAt(...all))) - product) <= 10 + product * 1e-9);
      },
    ),
    { numRuns: 200 },
  );
});
