import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck, cardSign } from './card.ts';
import { eachFiveCards, pairedRankOf, pokerHandOf } from './poker-hand.ts';

/** `10♦ J♦` as cards in ascending order. */
function cards(signs: string): number[] {
  return signs
    .split(' ')
    .map((sign) => deck.find((card) => cardSign(card) === sign) ?? Number.NaN)
    .toSorted((a, b) => a - b);
}

test('the 2,598,960 hands of five fall as they are counted everywhere', () => {
  const counts = new Map<string, number>();
  eachFiveCards((five) => {
    const hand = pokerHandOf(five);
    counts.set(hand, (counts.get(hand) ?? 0) + 1);
  });
  assert.deepEqual(Object.fromEntries(counts), {
    'royal-flush': 4,
    'straight-flush': 36,
    'four-of-a-kind': 624,
    'full-house': 3_744,
    flush: 5_108,
    straight: 10_200,
    'three-of-a-kind': 54_912,
    'two-pair': 123_552,
    pair: 1_098_240,
    'high-card': 1_302_540,
  });
});

test('the ace ends a straight at either side and never stands within one', () => {
  assert.equal(pokerHandOf(cards('A♦ 2♦ 3♦ 4♦ 5♦')), 'straight-flush');
  assert.equal(pokerHandOf(cards('10♣ J♣ Q♣ K♣ A♣')), 'royal-flush');
  assert.equal(pokerHandOf(cards('10♣ J♣ Q♣ K♣ A♥')), 'straight');
  assert.equal(pokerHandOf(cards('J♣ Q♣ K♣ A♣ 2♣')), 'flush');
});

test('the rank of a pair is the one that stands exactly twice', () => {
  assert.equal(pairedRankOf(cards('J♦ J♣ 2♦ 3♦ 4♦')), 11);
  assert.equal(pairedRankOf(cards('2♦ 2♣ A♦ A♥ K♦')), 14);
  assert.equal(pairedRankOf(cards('J♦ J♣ J♥ 3♦ 4♦')), null);
  assert.equal(pairedRankOf(cards('J♦ J♣ J♥ 3♦ 3♥')), 3);
  assert.equal(pairedRankOf(cards('2♦ 5♣ 7♥ 9♦ K♥')), null);
});
