import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, floatAt } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { type Card, cardOf, deck, type Rank, suits } from '@bahati/game-rules/cards/card.ts';
import { rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { handOfRank, handRank } from '@bahati/game-rules/seat-games/poker/hands/hand-rank.ts';
import { bestOfSix } from './best-of-six.ts';
import { handOfScore, scoreOf } from './teen-patti-hand.ts';
import { teenPattiPlaces } from './teen-patti.places.ts';
import { teenPatti } from './teen-patti.rules.ts';

const ranks: Readonly<Record<string, Rank>> = { T: 10, J: 11, Q: 12, K: 13, A: 14 };

/** `As Kh 2c`: cards by rank and suit. */
const cardsOf = (text: string): Card[] =>
  text.split(' ').map((each) => {
    const [rank = '', suit = ''] = each;
    const found = suits.find((one) => one.startsWith(suit)) ?? assert.fail(each);
    return cardOf(ranks[rank] ?? (Number(rank) as Rank), found);
  });

test('hands rank from the trail of aces down to five, three, two', () => {
  const order = [
    ['trail', 'As Ah Ac'],
    ['trail', '2s 2h 2c'],
    ['pure-sequence', 'As Ks Qs'],
    ['pure-sequence', 'Ah 2h 3h'],
    ['pure-sequence', 'Kd Qd Jd'],
    ['pure-sequence', '4c 3c 2c'],
    ['sequence', 'As Kh Qs'],
    ['sequence', 'Ah 2s 3h'],
    ['sequence', 'Kd Qc Jd'],
    ['sequence', '4c 3c 2d'],
    ['colour', 'As Ks Js'],
    ['colour', '5h 3h 2h'],
    ['pair', 'As Ah Kc'],
    ['pair', 'As Ah 2c'],
    ['pair', '2s 2h 3c'],
    ['high-card', 'As Kh Jc'],
    ['high-card', 'Ks Ah 2c'],
    ['high-card', '5s 3h 2c'],
  ] as const;
  const scores = order.map(([hand, text]) => {
    const score = scoreOf(cardsOf(text));
    assert.equal(handOfScore(score), hand, text);
    return score;
  });
  for (const [at, score] of scores.entries()) {
    assert.ok(at === 0 || score < (scores[at - 1] ?? 0), `${order[at]?.[1]}`);
  }
});

test('suits break no tie, and no order of the cards matters', () => {
  assert.equal(scoreOf(cardsOf('Ts 8h 3c')), scoreOf(cardsOf('3d Tc 8s')));
  assert.equal(scoreOf(cardsOf('9s 9h 3c')), scoreOf(cardsOf('3d 9c 9d')));
  assert.equal(handOfScore(scoreOf(cardsOf('Ks As 2s'))), 'colour');
  assert.equal(handOfScore(scoreOf(cardsOf('3s As 2s'))), 'pure-sequence');
});

test('the best five of six are what the ranking of poker says', () => {
  const draw = createDrawStream(createNodeHmac('six cards'), {
    clientSeed: 'teen patti',
    nonce: 1,
  });
  const seen = new Set<string>();
  for (let deal = 0; deal < 3_000; deal += 1) {
    const left = [...deck];
    const six = Array.from({ length: 6 }, () => left.splice(draw.nextInt(left.length), 1)[0] ?? 0);
    const found = bestOfSix(six);
    assert.equal(found, handOfRank(handRank(six)), six.join(' '));
    seen.add(found);
  }
  for (const [hand, text] of [
    ['royal-flush', 'As Ks Qs Js Ts 9s'],
    ['straight-flush', '5h Ah 2h 3h 4h Kc'],
    ['four-of-a-kind', '9s 9h 9c 9d 2c 2d'],
    ['full-house', '9s 9h 9c 2d 2c 2h'],
  ] as const) {
    assert.equal(bestOfSix(cardsOf(text)), hand);
    seen.add(hand);
  }
  assert.equal(seen.size, 10);
});

/** A draw that takes these cards out of one deck. */
function drawOf(cards: readonly Card[]) {
  const wanted = [...cards];
  const left = [...deck];
  return {
    cursor: 0,
    nextInt(range: number) {
      assert.equal(range, left.length);
      const place = left.indexOf(wanted.shift() ?? assert.fail('a card too many'));
      left.splice(place, 1);
      return place;
    },
  };
}

/** In the order in which they leave the deck. */
const inTurn = (a: string, b: string): Card[] => {
  const [ofA, ofB] = [cardsOf(a), cardsOf(b)];
  return ofA.flatMap((card, at) => [card, ofB[at] ?? 0]);
};

const everyPlace = `chips:${teenPattiPlaces.map((place) => `${place}=2`).join(',')}`;

test('cards go to A and B in turn, and each stack is paid by what came', () => {
  const state = teenPatti.start(everyPlace, drawOf(inTurn('9s 9h 2c', '9c 9d 3c')));
  const view = teenPatti.show(state);
  assert.deepEqual(view.cards, {
    'player-a': cardsOf('9s 9h 2c'),
    'player-b': cardsOf('9c 9d 3c'),
  });
  assert.deepEqual(
    [view.winner, view.hands, view.bestFive],
    ['player-b', { 'player-a': 'pair', 'player-b': 'pair' }, 'four-of-a-kind'],
  );
  assert.deepEqual(view.paid, [
    { place: 'player-a', chips: '0.00' },
    { place: 'player-b', chips: '3.90' },
    { place: 'pair-a', chips: '4.00' },
    { place: 'pair-b', chips: '4.00' },
    { place: 'bonus', chips: '202.00' },
  ]);
  assert.deepEqual(teenPatti.pay(state), rational(2_139n, 10n));
});

test('each line of the tables is paid to one, the chip itself beside it', () => {
  const paid = (place: string, a: string, b: string) =>
    toDecimalText(teenPatti.pay(teenPatti.start(`${place}:${place}=1`, drawOf(inTurn(a, b)))), 2);
  const nothing = '2s 7h Jc';
  assert.equal(paid('pair-a', '4s 4h 4c', nothing), '41.00');
  assert.equal(paid('pair-a', '4s 5s 6s', nothing), '31.00');
  assert.equal(paid('pair-a', '4s 5h 6s', nothing), '7.00');
  assert.equal(paid('pair-a', '4s 5s 9s', nothing), '5.00');
  assert.equal(paid('pair-a', '4s 4h 9s', nothing), '2.00');
  assert.equal(paid('pair-a', '4s 5h 9s', nothing), '0.00');
  assert.equal(paid('pair-b', nothing, '4s 4h 9s'), '2.00');
  assert.equal(paid('bonus', 'As Ks Qs', 'Js Ts 2d'), '1001.00');
  assert.equal(paid('bonus', '9s Ks Qs', 'Js Ts 2d'), '201.00');
  assert.equal(paid('bonus', '9s 9h Qs', '9c 9d 2d'), '101.00');
  assert.equal(paid('bonus', '9s 9h Qs', '9c Qd 2d'), '21.00');
  assert.equal(paid('bonus', '9s 2s Qs', '7s 3s 2d'), '16.00');
  assert.equal(paid('bonus', '9s 8h 7s', '6s 5s 2d'), '11.00');
  assert.equal(paid('bonus', '9s 9h 7s', '9c 5s 2d'), '8.00');
  assert.equal(paid('bonus', '9s 9h 7s', '7c 5s 2d'), '0.00');
});

test('a tie gives back what lies on the players, and nothing more', () => {
  const cards = inTurn('As Kh 9c', 'Ad Kc 9s');
  const state = teenPatti.start('chips:player-a=4,player-b=3,pair-a=1', drawOf(cards));
  assert.equal(teenPatti.show(state).winner, 'tie');
  assert.deepEqual(teenPatti.pay(state), rational(7n));
});

test('the published seeds give the cards their published fractions point at', () => {
  const hmac = createNodeHmac('def');
  const seeds = { clientSeed: 'abc', nonce: 1 };
  const { cards } = teenPatti.start('bonus:bonus=1', createDrawStream(hmac, seeds));
  const left = [...deck];
  const picked = Array.from({ length: 6 }, (_, at) => {
    const place = Math.floor(floatAt(hmac, seeds, at) * left.length);
    return left.splice(place, 1)[0];
  });
  assert.deepEqual(cards['player-a'], [picked[0], picked[2], picked[4]]);
  assert.deepEqual(cards['player-b'], [picked[1], picked[3], picked[5]]);
});

test('a round is told in both languages', () => {
  const cards = () => drawOf(inTurn('As Ks Qs', 'Js Ts 2d'));
  const state = teenPatti.start('chips:player-a=2,pair-b=1', cards());
  const money = (stakes: ReturnType<typeof rational>) => `KSh ${toDecimalText(stakes, 2)}`;
  assert.deepEqual(teenPatti.tell(state, 'en', money), {
    bets: [
      { label: 'Player A', value: 'KSh 2.00 → KSh 3.90' },
      { label: 'Pair or better B', value: 'KSh 1.00 → KSh 0.00' },
    ],
    outcome: [
      { label: 'Player A', value: 'A♠ K♠ Q♠ · Pure sequence' },
      { label: 'Player B', value: 'J♠ 10♠ 2♦ · High card' },
      { label: 'Best five of six', value: 'Royal flush' },
      { label: 'Result', value: 'Player A' },
      { label: 'Payout', value: 'KSh 3.90' },
    ],
  });
  const { outcome } = teenPatti.tell(state, 'sw', money);
  assert.deepEqual(
    outcome.map(({ label, value }) => `${label}: ${value}`),
    [
      'Mchezaji A: A♠ K♠ Q♠ · Mfululizo wa rangi moja',
      'Mchezaji B: J♠ 10♠ 2♦ · Karata kubwa',
      'Tano bora kati ya sita: Mfuatano wa kifalme',
      'Matokeo: Mchezaji A',
      'Malipo: KSh 3.90',
    ],
  );
});

test('what is no bet costs nothing and cannot begin', () => {
  for (const opening of [
    'chips:player-a=1',
    'player-a:player-b=1',
    'chips:player-b=1,player-a=1',
    'chips:player-a=1,tie=1',
    'chips:player-a=1,pair-c=1',
    'bonus:bonus=1001',
    'bonus:bonus=01',
    'deal',
  ]) {
    assert.equal(teenPatti.priceOf(opening), null, opening);
    assert.throws(() => teenPatti.start(opening, drawOf([])), RangeError);
  }
  assert.equal(teenPatti.priceOf(teenPatti.firstOpening), 1);
  assert.equal(teenPatti.priceOf(everyPlace), 10);
});
