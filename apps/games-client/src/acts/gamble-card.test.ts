import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardSign, isRed } from '@bahati/game-rules/cards/card.ts';
import { colourOf } from '@bahati/game-rules/slots/gamble.ts';
import { gambleCard } from './gamble-card.ts';

const drawn = Array.from({ length: 52 }, (_, card) => card);

test('each draw is another card, of the colour the rules give it', () => {
  assert.equal(new Set(drawn.map(gambleCard)).size, 52);
  for (const card of drawn) assert.equal(colourOf(card), isRed(gambleCard(card)) ? 'red' : 'black');
});

test('each suit begins with the ace and ends with the king', () => {
  const signs = [0, 1, 12, 13, 26, 39, 51].map((card) => cardSign(gambleCard(card)));
  assert.deepEqual(signs, ['A♥', '2♥', 'K♥', 'A♦', 'A♠', 'A♣', 'K♣']);
});
