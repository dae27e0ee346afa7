import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitDeck, openCards } from '@bahati/fairness/deck-commitments.ts';
import { judgeDeck } from './judge-deck.ts';

const seed = 'a'.repeat(64);
const order = Array.from({ length: 52 }, (_, at) => (at * 5) % 52);
const commitment = await commitDeck(seed, order);
const opened = await openCards(seed, order, order.slice(4, 9));
const own = await openCards(seed, order, order.slice(0, 2));
const deck = { hand: 3, ...commitment, opened };
const promised = { hand: 3, hash: commitment.hash };

test('open and own cards are held against what was promised before the hand was over', async () => {
  assert.deepEqual(await judgeDeck(deck, own, promised), { is: 'kept', hand: 3, cards: 7 });
  assert.deepEqual(await judgeDeck({ ...deck, opened: [] }, [], promised), { is: 'wait' });
  assert.deepEqual(await judgeDeck(null, [], null), { is: 'wait' });
});

test('another card, or another deck than was promised, is found', async () => {
  const [first, ...rest] = opened;
  const swapped = first ? [{ ...first, card: (first.card + 1) % 52 }, ...rest] : [];
  assert.equal((await judgeDeck({ ...deck, opened: swapped }, own, promised)).is, 'broken');
  const other = await commitDeck('b'.repeat(64), order);
  assert.equal((await judgeDeck(deck, own, { hand: 3, hash: other.hash })).is, 'broken');
});

test('who came after the deal holds the cards against what the hand itself says', async () => {
  assert.equal((await judgeDeck(deck, [], { hand: 2, hash: 'another' })).is, 'kept');
});
