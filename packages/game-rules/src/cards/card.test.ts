import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import {
  type Card,
  cardName,
  cardOf,
  cardSign,
  deck,
  drawCard,
  drawFromDecks,
  isRed,
  rankOf,
  suitOf,
  suits,
} from './card.ts';

const published = () => createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
const placed = (...places: number[]) => ({ cursor: 0, nextInt: () => places.shift() ?? 0 });

test('the published seeds deal the published cards', () => {
  const draw = published();
  const cards = [1, 2, 3, 4, 5].map(() => cardSign(drawCard(draw)));
  assert.deepEqual(cards, ['7♠', '10♠', '4♥', '9♥', 'K♦']);
});

test('the deck begins with the twos, diamonds first, and ends with the ace of clubs', () => {
  assert.deepEqual(deck.slice(0, 5).map(cardSign), ['2♦', '2♥', '2♠', '2♣', '3♦']);
  assert.equal(cardSign(51), 'A♣');
  assert.equal(new Set(deck.map(cardSign)).size, 52);
  for (const card of deck) assert.equal(cardOf(rankOf(card), suitOf(card)), card);
});

test('two suits are red', () => {
  assert.deepEqual(
    suits.filter((suit) => isRed(cardOf(9, suit))),
    ['diamonds', 'hearts'],
  );
});

test('a deck deals each of its cards once', () => {
  const draw = published();
  const dealt: Card[] = [];
  for (const _ of deck) dealt.push(drawFromDecks(draw, dealt));
  assert.deepEqual(
    dealt.toSorted((a, b) => a - b),
    deck,
  );
  assert.throws(() => drawFromDecks(draw, dealt), RangeError);
});

test('the place drawn is that of what is left, in the published order', () => {
  assert.equal(drawFromDecks(placed(0), []), 0);
  assert.equal(drawFromDecks(placed(0), [0, 1]), 2);
  assert.equal(drawFromDecks(placed(49), [0, 1]), 51);
  assert.equal(drawFromDecks(placed(7), [], 8), 0);
  assert.equal(drawFromDecks(placed(7), [0], 8), 1);
  assert.equal(drawFromDecks(placed(415), [], 8), 51);
});

test('from eight decks every card left is one place', () => {
  const dealt = [3, 3, 40];
  const found = new Map<Card, number>();
  for (let place = 0; place < 413; place += 1) {
    const card = drawFromDecks(placed(place), dealt, 8);
    found.set(card, (found.get(card) ?? 0) + 1);
  }
  for (const card of deck) {
    assert.equal(found.get(card), 8 - dealt.filter((gone) => gone === card).length);
  }
});

test('what was dealt more often than it exists is refused', () => {
  assert.throws(() => drawFromDecks(placed(0), [5, 5]), RangeError);
});

test('a card has its name in both languages', () => {
  assert.deepEqual(cardName(cardOf(12, 'hearts')), { en: 'Queen of hearts', sw: 'Malkia ya kopa' });
  assert.deepEqual(cardName(cardOf(7, 'clubs')), { en: '7 of clubs', sw: '7 ya pau' });
});
