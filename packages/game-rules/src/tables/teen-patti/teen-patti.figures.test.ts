import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import type { PokerHand } from '@bahati/game-rules/cards/poker-hand.ts';
import { add, multiply, rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { countTeenPattiDeals } from './count-deals.testing.ts';
import { dealCounts, teenPattiDeals } from './deal-counts.ts';
import { countedEnds, teenPattiChances, teenPattiFigures } from './teen-patti.figures.ts';
import { type TeenPattiHand, teenPattiHands } from './teen-patti-hand.ts';
import { teenPattiPlaces } from './teen-patti.places.ts';

/** From the best, as the count has them; whatever is not paid last. */
const bonusHands = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'high-card',
] as const satisfies readonly PokerHand[];

const returnOf = (place: string) => meanOf(teenPattiChances(`${place}:${place}=1`));

const sumOf = (counts: readonly bigint[]) => counts.reduce((sum, count) => sum + count, 0n);

test('the stated deals are those of all hands of A against all of B', () => {
  const counted = countTeenPattiDeals();
  const rows = teenPattiHands.flatMap((lower, a) =>
    teenPattiHands.slice(a).flatMap((higher, above) =>
      bonusHands.flatMap((bestFive, bonus) => {
        const b = a + above;
        const deals = BigInt(counted.deals(a, b, bonus));
        assert.equal(BigInt(counted.deals(b, a, bonus)), deals, 'A is dealt as B is');
        const ties = lower === higher ? BigInt(counted.ties(a, bonus)) : 0n;
        return deals > 0n ? [[lower, higher, bestFive, deals, ties]] : [];
      }),
    ),
  );
  assert.deepEqual(dealCounts, rows);
  assert.equal(counted.aHigher, counted.bHigher);
  const higher = (winner: string) =>
    sumOf(countedEnds().flatMap(({ end, deals }) => (end.winner === winner ? [deals] : [])));
  assert.equal(higher('player-a'), BigInt(counted.aHigher));
  assert.equal(higher('player-b'), BigInt(counted.bHigher));
  assert.equal(higher('tie'), 450_528n);
});

test('three cards and six fall as often as is published', () => {
  assert.equal(sumOf(countedEnds().map(({ deals }) => deals)), teenPattiDeals);
  const handsOfB = 18_424n;
  const holds = (hand: TeenPattiHand) =>
    sumOf(
      countedEnds().flatMap(({ end, deals }) => (end.hands['player-a'] === hand ? [deals] : [])),
    ) / handsOfB;
  assert.deepEqual(teenPattiHands.map(holds), [16_440n, 3_744n, 1_096n, 720n, 48n, 52n]);
  // Six cards can be dealt to two players in twenty ways.
  const comeTo = (hand: PokerHand) =>
    sumOf(countedEnds().flatMap(({ end, deals }) => (end.bestFive === hand ? [deals] : []))) / 20n;
  assert.deepEqual(bonusHands.map(comeTo), [
    188n,
    1_656n,
    14_664n,
    165_984n,
    205_792n,
    361_620n,
    732_160n,
    18_876_456n,
  ]);
});

test('each bet gives back what its chances say', () => {
  const percent = (place: string) => toDecimalText(multiply(returnOf(place), rational(100n)), 6);
  assert.deepEqual(Object.fromEntries(teenPattiPlaces.map((place) => [place, percent(place)])), {
    'player-a': '97.502766',
    'player-b': '97.502766',
    'pair-a': '97.864253',
    'pair-b': '97.864253',
    // 8.56 % for the operator, as is published of this table.
    bonus: '91.438592',
  });
});

test('all chances of a mixed bet add up, and give back what its places give back', () => {
  const mixed = teenPattiFigures.samples.at(-1)?.chances() ?? [];
  assert.deepEqual(add(...mixed.map(({ probability }) => probability)), rational(1n));
  const parts = [
    ['player-a', 4n],
    ['player-b', 1n],
    ['pair-a', 2n],
    ['pair-b', 1n],
    ['bonus', 1n],
  ] as const;
  const expected = parts.map(([place, chips]) => multiply(returnOf(place), rational(chips)));
  assert.deepEqual(meanOf(mixed), add(...expected));
});
