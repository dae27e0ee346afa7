import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, floatAt } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { type Card, cardOf, cardSign, deck, rankOf } from '@bahati/game-rules/cards/card.ts';
import { add, multiply, rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { classesTest } from '@bahati/game-rules/statistics.ts';
import { andarBaharChances, andarBaharFigures } from './andar-bahar.figures.ts';
import { hasTrait, payOnPlace } from './andar-bahar.pays.ts';
import { andarBaharPlaces, jokerTraits } from './andar-bahar.places.ts';
import { andarBahar, sideOfCard } from './andar-bahar.rules.ts';

const alone = (place: string) => `${place}:${place}=1`;
const returnOf = (place: string) => meanOf(andarBaharChances(alone(place)));

test('each bet gives back what is published of live tables, or what its chances say', () => {
  const percent = (place: string) => toDecimalText(multiply(returnOf(place), rational(100n)), 2);
  assert.deepEqual(Object.fromEntries(andarBaharPlaces.map((place) => [place, percent(place)])), {
    andar: '97.85',
    bahar: '97.00',
    'cards-1-5': '94.87',
    'cards-6-10': '97.67',
    'cards-11-15': '92.97',
    'cards-16-25': '98.10',
    'cards-26-30': '91.48',
    'cards-31-35': '92.44',
    'cards-36-40': '94.84',
    'cards-41-49': '95.08',
    'joker-below': '92.31',
    'joker-eight': '92.31',
    'joker-above': '92.31',
    'joker-red': '95.00',
    'joker-black': '95.00',
    'joker-diamonds': '95.00',
    'joker-hearts': '95.00',
    'joker-spades': '95.00',
    'joker-clubs': '95.00',
  });
});

/** How often each number of cards decides: the three others of the joker's rank, wherever they lie. */
function countLayouts(): number[] {
  const decided = Array.from({ length: 50 }, () => 0);
  for (let first = 1; first <= 51; first += 1) {
    for (let second = first + 1; second <= 51; second += 1) {
      for (let third = second + 1; third <= 51; third += 1)
        decided[first] = (decided[first] ?? 0) + 1;
    }
  }
  return decided;
}

test('the chances of every place are those of all 20,825 layouts under every joker', () => {
  const decided = countLayouts();
  assert.equal(
    decided.reduce((sum, count) => sum + count, 0),
    20_825,
  );
  for (const place of andarBaharPlaces) {
    // Tenths, so that every pay is whole.
    let tenths = 0n;
    for (const joker of deck) {
      for (const [cards, count] of decided.entries()) {
        if (count === 0) continue;
        const winner = cards % 2 === 1 ? 'andar' : 'bahar';
        const { numerator, denominator } = payOnPlace(place, { joker, winner, cards });
        tenths += (BigInt(count) * 10n * numerator) / denominator;
      }
    }
    assert.deepEqual(rational(tenths, 10n * 52n * 20_825n), returnOf(place), place);
  }
});

test('with each card that matches nothing the next is likelier to, and that comes to the same', () => {
  // The first card matches by 3 of 51, the next by 3 of 50 …
  let open = rational(1n);
  let andar = rational(0n);
  for (let at = 0; at < 49; at += 1) {
    const left = BigInt(51 - at);
    if (sideOfCard(at) === 'andar') andar = add(andar, multiply(open, rational(3n, left)));
    open = multiply(open, rational(left - 3n, left));
  }
  assert.deepEqual(open, rational(0n), 'the 49th card matches at the latest');
  const stated = andarBaharChances(alone('andar')).find(({ pay }) => pay.numerator > 0n);
  assert.deepEqual(stated?.probability, andar);
});

test('all chances of a mixed bet add up, and give back what its places give back', () => {
  const mixed = andarBaharFigures.samples.at(-1)?.chances() ?? [];
  assert.deepEqual(add(...mixed.map(({ probability }) => probability)), rational(1n));
  const parts = [
    ['andar', 4n],
    ['bahar', 1n],
    ['cards-6-10', 2n],
    ['cards-41-49', 1n],
    ['joker-eight', 1n],
    ['joker-hearts', 3n],
  ] as const;
  const expected = parts.map(([place, chips]) => multiply(returnOf(place), rational(chips)));
  assert.deepEqual(meanOf(mixed), add(...expected));
});

test('rounds are decided by as many cards as the mathematics say', () => {
  const hmac = createNodeHmac('how many cards');
  const counts = Array.from({ length: 49 }, () => 0);
  const rounds = 4_000;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const draw = createDrawStream(hmac, { clientSeed: 'andar bahar', nonce });
    const { dealt } = andarBahar.start(andarBahar.firstOpening, draw);
    counts[dealt.length - 1] = (counts[dealt.length - 1] ?? 0) + 1;
  }
  const chances = countLayouts().map((count) => count / 20_825);
  assert.ok(classesTest(counts, chances.slice(1)) > 0.0001);
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

const joker = cardOf(8, 'spades');
const match = cardOf(8, 'hearts');
/** None of them is an eight. */
const fillers = deck.filter((card) => rankOf(card) !== 8);

test('Andar gets the first card, and the first that matches ends the round', () => {
  const at = (before: number) => {
    const cards = [joker, ...fillers.slice(0, before), match];
    return andarBahar.show(andarBahar.start('chips:andar=1,bahar=2', drawOf(cards)));
  };
  assert.deepEqual([at(0).winner, at(0).dealt], ['andar', [match]]);
  assert.equal(at(1).winner, 'bahar');
  assert.equal(at(2).winner, 'andar');
  const last = at(48);
  assert.deepEqual([last.winner, last.dealt.length], ['andar', 49]);
});

test('the published seeds give the cards their published fractions point at', () => {
  const hmac = createNodeHmac('def');
  const seeds = { clientSeed: 'abc', nonce: 1 };
  const state = andarBahar.start('bahar:bahar=1', createDrawStream(hmac, seeds));
  assert.equal(cardSign(state.joker), '7♠');
  const left = [...deck];
  const picked = [state.joker, ...state.dealt].map((_, at) => {
    const place = Math.floor(floatAt(hmac, seeds, at) * left.length);
    return left.splice(place, 1)[0];
  });
  assert.deepEqual([state.joker, ...state.dealt], picked);
});

const everyPlace = `chips:${andarBaharPlaces.map((place) => `${place}=2`).join(',')}`;

test('a round is shown with what each stack pays', () => {
  const cards = [joker, ...fillers.slice(0, 15), match];
  const state = andarBahar.start(everyPlace, drawOf(cards));
  const view = andarBahar.show(state);
  assert.equal(view.winner, 'bahar');
  assert.deepEqual(
    view.paid.filter(({ chips }) => chips !== '0.00'),
    [
      { place: 'bahar', chips: '4.00' },
      { place: 'cards-16-25', chips: '9.00' },
      { place: 'joker-eight', chips: '24.00' },
      { place: 'joker-black', chips: '3.80' },
      { place: 'joker-spades', chips: '7.60' },
    ],
  );
  assert.deepEqual(andarBahar.pay(state), rational(484n, 10n));
});

test('every joker is below eight, eight or above it, and an ace is above', () => {
  for (const card of deck) {
    const found = jokerTraits.filter((trait) => hasTrait(card, trait));
    assert.equal(found.length, 3, cardSign(card));
  }
  assert.deepEqual(
    jokerTraits.filter((trait) => hasTrait(cardOf(14, 'diamonds'), trait)),
    ['above', 'red', 'diamonds'],
  );
  assert.deepEqual(
    jokerTraits.filter((trait) => hasTrait(cardOf(2, 'clubs'), trait)),
    ['below', 'black', 'clubs'],
  );
});

test('a round is told in both languages', () => {
  const cards = [joker, cardOf(2, 'clubs'), cardOf(13, 'diamonds'), match];
  const state = andarBahar.start('chips:andar=2,cards-1-5=1,joker-red=1', drawOf(cards));
  const money = (stakes: ReturnType<typeof rational>) => `KSh ${toDecimalText(stakes, 2)}`;
  assert.deepEqual(andarBahar.tell(state, 'en', money), {
    bets: [
      { label: 'Andar', value: 'KSh 2.00 → KSh 3.80' },
      { label: 'Cards dealt: 1–5', value: 'KSh 1.00 → KSh 3.50' },
      { label: 'Joker: red', value: 'KSh 1.00 → KSh 0.00' },
    ],
    outcome: [
      { label: 'Joker', value: '8♠' },
      { label: 'Andar', value: '2♣ 8♥' },
      { label: 'Bahar', value: 'K♦' },
      { label: 'Result', value: 'Andar' },
      { label: 'Cards dealt', value: '3' },
      { label: 'Payout', value: 'KSh 7.30' },
    ],
  });
  const first = andarBahar.start('joker-eight:joker-eight=1', drawOf([joker, match]));
  assert.deepEqual(andarBahar.tell(first, 'sw', money), {
    bets: [{ label: 'Jokeri: 8', value: 'KSh 1.00 → KSh 12.00' }],
    outcome: [
      { label: 'Jokeri', value: '8♠' },
      { label: 'Andar', value: '8♥' },
      { label: 'Bahar', value: '–' },
      { label: 'Matokeo', value: 'Andar' },
      { label: 'Karata zilizogawiwa', value: '1' },
      { label: 'Malipo', value: 'KSh 12.00' },
    ],
  });
});

test('what is no bet costs nothing and cannot begin', () => {
  for (const opening of [
    'chips:andar=1',
    'andar:bahar=1',
    'chips:bahar=1,andar=1',
    'chips:andar=1,cards-16-20=1',
    'chips:andar=1,joker-ace=1',
    'andar:andar=1001',
    'andar:andar=01',
    'deal',
  ]) {
    assert.equal(andarBahar.priceOf(opening), null, opening);
    assert.throws(() => andarBahar.start(opening, drawOf([])), RangeError);
  }
  assert.equal(andarBahar.priceOf(andarBahar.firstOpening), 1);
  assert.equal(andarBahar.priceOf(everyPlace), 38);
});
