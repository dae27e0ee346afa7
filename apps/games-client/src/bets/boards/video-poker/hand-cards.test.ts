import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardSign, deck } from '@bahati/game-rules/cards/card.ts';
import { handDigits } from './hand-cards.ts';

const cards = (signs: string) =>
  signs.split(' ').map((sign) => deck.find((card) => cardSign(card) === sign) ?? Number.NaN);

test('of equal ranks those are lit that repeat', () => {
  assert.equal(handDigits(cards('J♦ 3♣ J♥ 4♦ 5♦'), 'high-pair', false), '10100');
  assert.equal(handDigits(cards('J♦ 3♣ J♥ 3♦ 5♦'), 'two-pair', false), '11110');
  assert.equal(handDigits(cards('2♦ 2♣ 2♥ 3♦ 5♦'), 'three-of-a-kind', false), '11100');
});

test('wild deuces belong to the hand, beside the rank they help most', () => {
  assert.equal(handDigits(cards('2♦ 6♣ 6♥ K♦ 5♦'), 'three-of-a-kind', true), '11100');
  assert.equal(handDigits(cards('2♦ 2♣ 6♥ K♦ 5♦'), 'three-of-a-kind', true), '11010');
  assert.equal(handDigits(cards('2♦ 2♣ 2♥ 2♠ 5♦'), 'four-deuces', true), '11110');
});

test('a straight is all five cards, and what pays nothing is none', () => {
  assert.equal(handDigits(cards('2♦ 3♣ 4♥ 5♦ 6♦'), 'straight', false), '11111');
  assert.equal(handDigits(cards('2♦ 3♣ 4♥ 5♦ 7♦'), null, false), '00000');
});
