import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Card, cardSign, deck } from '@bahati/game-rules/cards/card.ts';
import { bestFive } from './best-five.ts';
import { handRank, omahaRank } from './hand-rank.ts';

const cards = (signs: string): Card[] =>
  signs.split(' ').map((sign) => deck.find((card) => cardSign(card) === sign) ?? Number.NaN);

const signsOf = (five: readonly Card[]) => five.map(cardSign).join(' ');

test('the five that win are named, the highest first', () => {
  const five = bestFive(cards('A♠ A♥'), cards('A♦ 7♣ 7♠ 2♦ 3♥'), 'any');
  assert.equal(signsOf(five), 'A♠ A♥ A♦ 7♣ 7♠');
});

test('at Omaha two of the hand count and no more, even with four of a suit in it', () => {
  const five = bestFive(cards('A♠ K♠ Q♠ J♠'), cards('2♠ 3♦ 4♣ 9♥ 9♦'), 'two');
  assert.equal(five.length, 5);
  assert.equal(five.filter((card) => cards('A♠ K♠ Q♠ J♠').includes(card)).length, 2);
});

test('the five are worth what all the cards are', () => {
  const dealt = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(dealt, (nine) => {
      const board = nine.slice(0, 5);
      const two = nine.slice(5, 7);
      assert.equal(handRank(bestFive(two, board, 'any')), handRank([...two, ...board]));
      const four = nine.slice(5);
      assert.equal(handRank(bestFive(four, board, 'two')), omahaRank(four, board));
    }),
    { numRuns: 300 },
  );
});

test('before the flop there are no five', () => {
  assert.deepEqual(bestFive(cards('A♠ A♥'), [], 'any'), []);
});
