import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { colourOf, drawGamble, gambledPay } from './gamble.ts';

const drawing = (card: number): DrawStream => ({
  cursor: 0,
  nextInt: (range) => {
    assert.equal(range, 52);
    return card;
  },
});

test('over all fifty-two cards a guess is worth exactly what it staked', () => {
  for (const guess of ['red', 'black'] as const) {
    let sum = 0n;
    for (let card = 0; card < 52; card += 1) {
      sum += gambledPay(700n, [drawGamble(guess, drawing(card))]);
    }
    assert.equal(sum, 52n * 700n);
  }
});

test('the card does not depend on the guess', () => {
  for (let card = 0; card < 52; card += 1) {
    const [red, black] = [drawGamble('red', drawing(card)), drawGamble('black', drawing(card))];
    assert.equal(red.card, black.card);
    assert.notEqual(red.isWon, black.isWon);
    assert.equal(colourOf(card) === 'red', red.isWon);
  }
});

test('a win doubles with each right guess and is lost with the first wrong one', () => {
  const [right, wrong] = [drawGamble('red', drawing(0)), drawGamble('red', drawing(51))];
  assert.equal(gambledPay(50n, []), 50n);
  assert.equal(gambledPay(50n, [right, right, right]), 400n);
  assert.equal(gambledPay(50n, [right, wrong]), 0n);
});
