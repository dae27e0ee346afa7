import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { levelFault } from './blind-levels.ts';
import { payoutsOf, placePrizes, poolOf, priceOf, type SitAndGoTerms } from './sit-and-go.ts';

const offer = seatOfferOf('holdem-sit-and-go') ?? assert.fail('it is offered');
const levels = offer.levels('KES');
const termsOf = (at: number) => (levels[at] ?? assert.fail('a level')).settings as SitAndGoTerms;

test('each level states what one pays: the buy-in and a tenth of it as the fee', () => {
  assert.deepEqual(
    levels.map(({ settings, seats, minimum, maximum }) => {
      const { buyIn, fee } = settings as SitAndGoTerms;
      assert.equal(minimum, maximum);
      assert.equal(minimum, priceOf(settings as SitAndGoTerms));
      return [seats, buyIn, fee];
    }),
    [
      [3, 5_000n, 500n],
      [6, 5_000n, 500n],
      [3, 20_000n, 2_000n],
      [6, 20_000n, 2_000n],
      [3, 100_000n, 10_000n],
      [6, 100_000n, 10_000n],
    ],
  );
});

test('blinds rise until two who never say a word cannot fold from each other for ever', () => {
  for (const { settings } of levels) {
    const terms = settings as SitAndGoTerms;
    assert.equal(levelFault(terms.levels), null);
    const last = terms.levels.at(-1)?.smallBlind ?? 0n;
    assert.ok(last * 2n > terms.chips * BigInt(terms.seats), 'one of them is all-in by his blind');
  }
});

test('of three the first takes all, of six two are paid', () => {
  assert.deepEqual(placePrizes(termsOf(0)), [15_000n]);
  assert.deepEqual(placePrizes(termsOf(1)), [19_500n, 10_500n]);
});

test('who share a place share its prizes, and the whole pool is paid', () => {
  const paid = payoutsOf(termsOf(1), [
    { place: 6, players: ['f'] },
    { place: 5, players: ['e'] },
    { place: 4, players: ['d'] },
    { place: 2, players: ['b', 'c'] },
    { place: 1, players: ['a'] },
  ]);
  assert.deepEqual(Object.fromEntries(paid.map(({ player, prize }) => [player, prize])), {
    a: 19_500n,
    b: 5_250n,
    c: 5_250n,
    d: 0n,
    e: 0n,
    f: 0n,
  });
  assert.equal(
    paid.reduce((sum, { prize }) => sum + prize, 0n),
    poolOf(termsOf(1)),
  );
  assert.throws(() => payoutsOf(termsOf(0), [{ place: 1, players: ['a'] }]), RangeError);
});
