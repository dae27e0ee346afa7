import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, floatAt } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { type Card, cardOf, deck, type Rank } from '@bahati/game-rules/cards/card.ts';
import { add, rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import {
  baccaratChances,
  baccaratDeals,
  baccaratFigures,
  countedOutcomes,
  dealCounts,
  sixCounts,
} from './baccarat.figures.ts';
import {
  baccarat,
  baccaratDecks,
  baccaratOutcome,
  bankerDraws,
  dealBaccarat,
  payWithCommission,
  pointsOf,
  totalOf,
} from './baccarat.rules.ts';
import { countBaccaratDeals } from './count-deals.testing.ts';

const sumOf = (counts: readonly bigint[]) => counts.reduce((sum, count) => sum + count, 0n);

/** Ranks as they leave the decks, with an ace as one; suits are of no account. */
function dealtOf(...ranks: number[]) {
  const cards = ranks.map((rank) => cardOf((rank === 1 ? 14 : rank) as Rank, 'spades'));
  let at = 0;
  const deal = dealBaccarat(() => cards[at++] ?? assert.fail('a card too many'));
  assert.equal(at, cards.length, 'a card too few');
  return { ...deal, ...baccaratOutcome(deal) };
}

test('the counted deals are those stated, and the published ones', () => {
  const counted = countBaccaratDeals();
  for (const winner of ['banker', 'player', 'tie'] as const) {
    assert.deepEqual(counted[winner].map(BigInt), dealCounts[winner], winner);
  }
  assert.deepEqual(counted.six.map(BigInt), sixCounts);
  assert.equal(sumOf(dealCounts.banker), 2_292_252_566_437_888n);
  assert.equal(sumOf(dealCounts.player), 2_230_518_282_592_256n);
  assert.equal(sumOf(dealCounts.tie), 475_627_426_473_216n);
  assert.equal(sumOf(countedOutcomes().map(({ deals }) => deals)), baccaratDeals);
  assert.equal(416n * 415n * 414n * 413n * 412n * 411n, baccaratDeals);
});

test('each bet keeps for the operator what is published', () => {
  const edges = baccaratFigures.bets.map(({ opening }) => {
    const kept = add(rational(1n), ...baccaratChances(opening, payWithCommission).map(negated));
    return [opening.split(':')[0], toDecimalText(kept, 8)];
  });
  assert.deepEqual(edges, [
    ['banker', '0.01057906'],
    ['player', '0.01235081'],
    ['tie', '0.14359629'],
    ['player-pair', '0.10361446'],
    ['banker-pair', '0.10361446'],
    ['either-pair', '0.13709877'],
  ]);
});

const negated = ({ pay, probability }: ReturnType<typeof baccaratChances>[number]) =>
  rational(-pay.numerator * probability.numerator, pay.denominator * probability.denominator);

test('a pair of first cards comes in 31 of 415 deals, whoever holds it', () => {
  for (const place of ['player-pair', 'banker-pair']) {
    const paid = baccaratChances(`${place}:${place}=1`, payWithCommission).find(
      ({ pay }) => pay.numerator > 0n,
    );
    assert.deepEqual(paid?.probability, rational(31n, 415n));
  }
});

test('chips on several places give back what each place gives back by itself', () => {
  const mixed = baccaratFigures.samples.at(-1) ?? assert.fail();
  const alone = (place: string) =>
    meanOf(baccaratChances(`${place}:${place}=1`, payWithCommission));
  const summed = [
    ['player', 3],
    ['banker', 5],
    ['tie', 2],
    ['player-pair', 1],
    ['banker-pair', 1],
    ['either-pair', 2],
  ] as const;
  const expected = add(
    ...summed.flatMap(([place, chips]) => Array.from({ length: chips }, () => alone(place))),
  );
  assert.deepEqual(meanOf(mixed.chances()), expected);
  assert.deepEqual(add(...mixed.chances().map(({ probability }) => probability)), rational(1n));
});

test('cards are dealt in turn, and a natural of either hand ends the round', () => {
  const natural = dealtOf(9, 2, 13, 3);
  assert.deepEqual(natural.player.map(pointsOf), [9, 0]);
  assert.deepEqual(natural.banker.map(pointsOf), [2, 3]);
  assert.equal(natural.winner, 'player');
  assert.equal(dealtOf(2, 4, 3, 4).winner, 'banker');
  assert.equal(dealtOf(1, 10, 7, 8).winner, 'tie');
});

test('the player draws to five and below, and the banker goes by the card that came', () => {
  assert.equal(dealtOf(2, 10, 4, 6).winner, 'tie');
  const bothDrew = dealtOf(2, 1, 3, 2, 4, 6);
  assert.deepEqual([bothDrew.player.length, bothDrew.banker.length], [3, 3]);
  assert.equal(dealtOf(2, 1, 3, 2, 8).winner, 'tie');
  assert.equal(dealtOf(10, 10, 7, 5, 3).winner, 'banker');
});

test('the banker’s table is the published one', () => {
  const drawnOn = [
    '0123456789',
    '0123456789',
    '0123456789',
    '012345679',
    '234567',
    '4567',
    '67',
    '',
  ];
  for (const [total, thirds] of drawnOn.entries()) {
    const found = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(total, third));
    assert.equal(found.join(''), thirds, `banker on ${total}`);
    assert.equal(bankerDraws(total, null), total <= 5);
  }
});

test('the published seeds give the cards their published fractions point at', () => {
  const hmac = createNodeHmac('def');
  const seeds = { clientSeed: 'abc', nonce: 1 };
  const state = baccarat.start('banker:banker=1', createDrawStream(hmac, seeds));
  const left = deck.flatMap((card) => Array.from({ length: baccaratDecks }, () => card));
  const dealt: Card[] = [];
  for (let at = 0; at < state.player.length + state.banker.length; at += 1) {
    const place = Math.floor(floatAt(hmac, seeds, at) * left.length);
    dealt.push(...left.splice(place, 1));
  }
  // The published 7s Ts 4h 9h are the same places of a single deck that is never used up.
  assert.deepEqual(baccarat.show(state).player.slice(0, 2), [22, dealt[2]]);
  const [first, second, third, fourth] = dealt;
  assert.deepEqual(state.player.slice(0, 2), [first, third]);
  assert.deepEqual(state.banker.slice(0, 2), [second, fourth]);
  assert.deepEqual([...state.player.slice(2), ...state.banker.slice(2)], dealt.slice(4));
});

/** A draw that takes the first card left of each of these, numbered as in one deck. */
function drawOf(cards: readonly Card[]) {
  let at = 0;
  const left = deck.map(() => baccaratDecks);
  return {
    cursor: 0,
    nextInt() {
      const card = cards[at++] ?? assert.fail('a card too many');
      const place = left.slice(0, card).reduce((sum, count) => sum + count, 0);
      left[card] = (left[card] ?? 0) - 1;
      return place;
    },
  };
}

test('a round is shown with its totals and with what each stack pays', () => {
  const kings = [cardOf(13, 'hearts'), cardOf(13, 'hearts')];
  const banker = [cardOf(4, 'clubs'), cardOf(4, 'diamonds')];
  const dealt = [kings[0], banker[0], kings[1], banker[1]].map((card) => card ?? 0);
  const opening = 'chips:player=1,banker=2,tie=1,player-pair=3,either-pair=1';
  const state = baccarat.start(opening, drawOf(dealt));
  const view = baccarat.show(state);
  assert.deepEqual(view.player, kings);
  assert.deepEqual([view.playerTotal, view.bankerTotal, view.winner], [0, 8, 'banker']);
  assert.deepEqual([view.isNatural, view.isPlayerPair, view.isBankerPair], [true, true, true]);
  assert.deepEqual(view.paid, [
    { place: 'player', chips: '0.00' },
    { place: 'banker', chips: '3.90' },
    { place: 'tie', chips: '0.00' },
    { place: 'player-pair', chips: '36.00' },
    { place: 'either-pair', chips: '6.00' },
  ]);
  assert.deepEqual(baccarat.pay(state), rational(459n, 10n));
});

test('a tie gives back what lies on player and banker and pays the tie', () => {
  const dealt = [cardOf(9, 'clubs'), cardOf(9, 'hearts'), cardOf(10, 'clubs'), cardOf(12, 'clubs')];
  const state = baccarat.start('chips:player=4,banker=3,tie=2', drawOf(dealt));
  assert.equal(baccarat.show(state).winner, 'tie');
  assert.deepEqual(baccarat.pay(state), rational(4n + 3n + 18n));
});

test('a round is told in both languages', () => {
  const dealt = [cardOf(9, 'clubs'), cardOf(3, 'hearts'), cardOf(10, 'clubs'), cardOf(3, 'clubs')];
  const state = baccarat.start('chips:player=2,tie=1', drawOf(dealt));
  const money = (stakes: ReturnType<typeof rational>) => `KSh ${toDecimalText(stakes, 2)}`;
  assert.deepEqual(baccarat.tell(state, 'en', money), {
    bets: [
      { label: 'Player', value: 'KSh 2.00 → KSh 4.00' },
      { label: 'Tie', value: 'KSh 1.00 → KSh 0.00' },
    ],
    outcome: [
      { label: 'Player', value: '9♣ 10♣ = 9' },
      { label: 'Banker', value: '3♥ 3♣ = 6' },
      { label: 'Result', value: 'Player · Banker pair' },
      { label: 'Payout', value: 'KSh 4.00' },
    ],
  });
  const inSwahili = baccarat.tell(state, 'sw', money);
  assert.deepEqual(inSwahili.outcome[2], { label: 'Matokeo', value: 'Mchezaji · Jozi ya benki' });
});

test('what is no bet costs nothing and cannot begin', () => {
  for (const opening of [
    'chips:banker=1',
    'banker:banker=1,player=1',
    'banker:player=1',
    'chips:banker=1,player=1',
    'chips:player=1,dragon=1',
    'player:player=1001',
    'deal',
  ]) {
    assert.equal(baccarat.priceOf(opening), null, opening);
    assert.throws(() => baccarat.start(opening, drawOf([])), RangeError);
  }
  assert.equal(baccarat.priceOf(baccarat.firstOpening), 1);
  assert.equal(baccarat.priceOf('chips:player=40,tie=2'), 42);
});

test('totals keep the last digit alone', () => {
  assert.deepEqual([totalOf([9, 9, 9]), totalOf([5, 5]), totalOf([])], [7, 0, 0]);
});
