import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, floatAt } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { type Card, cardOf, cardSign } from '@bahati/game-rules/cards/card.ts';
import { add, multiply, rational, subtract, toDecimalText } from '@bahati/game-rules/rational.ts';
import { dragonTigerChances, dragonTigerFigures } from './dragon-tiger.figures.ts';
import {
  dragonTiger,
  dragonTigerDecks,
  hasTrait,
  heightOf,
  payOnPlace,
  winnerOf,
} from './dragon-tiger.rules.ts';
import { dragonTigerPlaces, traits } from './dragon-tiger.places.ts';

const edgeOf = (place: string) =>
  toDecimalText(subtract(rational(1n), meanOf(dragonTigerChances(`${place}:${place}=1`))), 8);

const chanceOf = (place: string) => {
  const paid = dragonTigerChances(`${place}:${place}=1`).findLast(({ pay }) => pay.numerator > 0n);
  return paid?.probability ?? assert.fail(place);
};

test('each bet keeps for the operator what is published', () => {
  assert.deepEqual([edgeOf('dragon'), edgeOf('tiger')], ['0.03734940', '0.03734940']);
  assert.equal(edgeOf('tie'), '0.10361446');
  assert.equal(edgeOf('suited-tie'), '0.13975904');
  for (const trait of traits) {
    for (const beast of ['dragon', 'tiger']) {
      assert.equal(edgeOf(`${beast}-${trait}`), '0.07692308', `${beast} ${trait}`);
    }
  }
});

test('a tie comes in 31 of 415 rounds, a suited one in 7, and at 8 and 10 it would keep more', () => {
  assert.deepEqual(chanceOf('tie'), rational(31n, 415n));
  assert.deepEqual(chanceOf('suited-tie'), rational(7n, 415n));
  const keptAt = (profit: bigint) =>
    subtract(rational(1n), multiply(rational(profit + 1n), chanceOf('tie')));
  assert.equal(toDecimalText(keptAt(8n), 8), '0.32771084');
  assert.equal(toDecimalText(keptAt(10n), 8), '0.17831325');
});

test('the chances of every place are those of every two cards of 416 dealt by hand', () => {
  const shoe = Array.from({ length: 52 * dragonTigerDecks }, (_, at) => Math.floor(at / 8));
  const sums = new Map(dragonTigerPlaces.map((place) => [place, 0n]));
  // Halves, so that every pay is whole; one dragon of each kind stands for its eight.
  for (let dragon = 0; dragon < 52; dragon += 1) {
    for (const tiger of shoe.toSpliced(dragon * 8, 1)) {
      for (const place of dragonTigerPlaces) {
        const { numerator, denominator } = payOnPlace(place, { dragon, tiger });
        sums.set(place, (sums.get(place) ?? 0n) + (2n * numerator) / denominator);
      }
    }
  }
  for (const [place, sum] of sums) {
    const mean = meanOf(dragonTigerChances(`${place}:${place}=1`));
    assert.deepEqual(rational(sum, 2n * 52n * 415n), mean, place);
  }
});

test('all chances of a mixed bet add up, and give back what its places give back', () => {
  const mixed = dragonTigerFigures.samples.at(-1)?.chances() ?? [];
  assert.deepEqual(add(...mixed.map(({ probability }) => probability)), rational(1n));
  const parts = [
    ['dragon', 4n],
    ['tie', 1n],
    ['suited-tie', 1n],
    ['dragon-odd', 2n],
    ['tiger-hearts', 3n],
  ] as const;
  const expected = parts.map(([place, chips]) =>
    multiply(meanOf(dragonTigerChances(`${place}:${place}=1`)), rational(chips)),
  );
  assert.deepEqual(meanOf(mixed), add(...expected));
});

test('the ace is low, and a seven has no trait at all', () => {
  const ace = cardOf(14, 'spades');
  assert.equal(heightOf(ace), 1);
  assert.deepEqual(
    traits.filter((trait) => hasTrait(ace, trait)),
    ['small', 'odd', 'spades'],
  );
  assert.deepEqual(
    traits.filter((trait) => hasTrait(cardOf(7, 'hearts'), trait)),
    [],
  );
  assert.equal(winnerOf({ dragon: ace, tiger: cardOf(2, 'clubs') }), 'tiger');
  assert.equal(winnerOf({ dragon: cardOf(13, 'clubs'), tiger: cardOf(12, 'clubs') }), 'dragon');
});

test('the published seeds give the cards their published fractions point at', () => {
  const hmac = createNodeHmac('def');
  const seeds = { clientSeed: 'abc', nonce: 1 };
  const state = dragonTiger.start('dragon:dragon=1', createDrawStream(hmac, seeds));
  // The first published card of these seeds, since equal cards lie together.
  assert.equal(cardSign(state.dragon), '7♠');
  const shoe = Array.from({ length: 416 }, (_, at) => Math.floor(at / 8));
  shoe.splice(Math.floor(floatAt(hmac, seeds, 0) * 416), 1);
  assert.equal(state.tiger, shoe[Math.floor(floatAt(hmac, seeds, 1) * 415)]);
});

/** A draw that gives these two cards. */
function drawOf(dragon: Card, tiger: Card) {
  const places = [dragon * 8, tiger > dragon ? tiger * 8 - 1 : tiger * 8];
  return { cursor: 0, nextInt: () => places.shift() ?? assert.fail('a card too many') };
}

const everyPlace = `chips:${dragonTigerPlaces.map((place) => `${place}=1`).join(',')}`;

test('a round is shown with what each stack pays', () => {
  const cards = drawOf(cardOf(13, 'hearts'), cardOf(4, 'clubs'));
  const view = dragonTiger.show(dragonTiger.start(everyPlace, cards));
  assert.deepEqual([view.winner, view.isSuitedTie], ['dragon', false]);
  assert.deepEqual(
    view.paid.filter(({ chips }) => chips !== '0.00'),
    [
      { place: 'dragon', chips: '2.00' },
      { place: 'dragon-big', chips: '2.00' },
      { place: 'dragon-odd', chips: '2.00' },
      { place: 'dragon-hearts', chips: '4.00' },
      { place: 'tiger-small', chips: '2.00' },
      { place: 'tiger-even', chips: '2.00' },
      { place: 'tiger-clubs', chips: '4.00' },
    ],
  );
});

test('a tie gives half back on either beast, and one of a suit pays both ties', () => {
  const nine = cardOf(9, 'spades');
  const opening = 'chips:dragon=3,tiger=1,tie=2,suited-tie=1';
  const suited = dragonTiger.start(opening, drawOf(nine, nine));
  assert.deepEqual(dragonTiger.pay(suited), rational(2n + 24n + 51n));
  assert.equal(dragonTiger.show(suited).isSuitedTie, true);
  const other = dragonTiger.start(opening, drawOf(nine, cardOf(9, 'hearts')));
  assert.deepEqual(dragonTiger.pay(other), rational(26n));
  assert.equal(dragonTiger.show(other).paid[0]?.chips, '1.50');
});

test('a round is told in both languages', () => {
  const cards = () => drawOf(cardOf(14, 'hearts'), cardOf(10, 'clubs'));
  const state = dragonTiger.start('chips:tiger=2,dragon-small=1', cards());
  const money = (stakes: ReturnType<typeof rational>) => `KSh ${toDecimalText(stakes, 2)}`;
  assert.deepEqual(dragonTiger.tell(state, 'en', money), {
    bets: [
      { label: 'Tiger', value: 'KSh 2.00 → KSh 4.00' },
      { label: 'Dragon: small', value: 'KSh 1.00 → KSh 2.00' },
    ],
    outcome: [
      { label: 'Dragon', value: 'A♥' },
      { label: 'Tiger', value: '10♣' },
      { label: 'Result', value: 'Tiger' },
      { label: 'Payout', value: 'KSh 6.00' },
    ],
  });
  const inSwahili = dragonTiger.tell(state, 'sw', money);
  assert.deepEqual(inSwahili.bets[1], { label: 'Joka: ndogo', value: 'KSh 1.00 → KSh 2.00' });
  assert.deepEqual(inSwahili.outcome[2], { label: 'Matokeo', value: 'Chui milia' });
});

test('what is no bet costs nothing and cannot begin', () => {
  for (const opening of [
    'chips:dragon=1',
    'dragon:tiger=1',
    'chips:tiger=1,dragon=1',
    'chips:dragon=1,dragon-red=1',
    'dragon:dragon=1001',
    'dragon:dragon=01',
    'deal',
  ]) {
    assert.equal(dragonTiger.priceOf(opening), null, opening);
    assert.throws(() => dragonTiger.start(opening, drawOf(0, 1)), RangeError);
  }
  assert.equal(dragonTiger.priceOf(dragonTiger.firstOpening), 1);
  assert.equal(dragonTiger.priceOf(everyPlace), 20);
});
