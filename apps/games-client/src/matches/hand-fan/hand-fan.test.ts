import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf, deck, rankOf, suitOf, suits } from '@bahati/game-rules/cards/card.ts';
import { afterTap, statesOf, stillChosen } from './choosing.ts';
import { fanPlaces, rowsOf } from './fan-places.ts';
import { inOrder } from './hand-order.ts';

const [seven, six, sixOfHearts, nine] = [
  cardOf(7, 'clubs'),
  cardOf(6, 'clubs'),
  cardOf(6, 'hearts'),
  cardOf(9, 'spades'),
];

test('every card has a place of its own, in rows that differ by one card at most', () => {
  for (let count = 1; count <= 54; count += 1) {
    for (const perRow of [15, 20]) {
      const places = fanPlaces(count, perRow);
      assert.equal(places.length, count);
      assert.equal(new Set(places.map(({ row, at }) => `${row} ${at}`)).size, count);
      assert.ok(places.every(({ at, of }) => at < of && of <= perRow));
      const lengths = new Set(places.map(({ of }) => of));
      assert.ok(Math.max(...lengths) - Math.min(...lengths) <= 1);
      assert.equal(Math.max(...places.map(({ row }) => row)) + 1, rowsOf(count, perRow));
    }
  }
  assert.deepEqual(fanPlaces(0, 15), []);
});

test('a hand is held by rank or by suit, each card once', () => {
  const scale = { rank: rankOf, suit: (card: number) => suits.indexOf(suitOf(card)) };
  const hand = deck.filter((card) => card % 3 > 0).toReversed();
  const byRank = inOrder(hand, 'rank', scale).map(rankOf);
  assert.deepEqual(
    byRank,
    byRank.toSorted((a, b) => a - b),
  );
  const bySuit = inOrder(hand, 'suit', scale);
  const groups = bySuit.map(suitOf).filter((suit, at, all) => suit !== all[at - 1]);
  assert.equal(groups.length, suits.length, 'each suit is together');
  assert.deepEqual(new Set(bySuit), new Set(hand));
});

test('what no play can do without is chosen along, and put back along', () => {
  const plays = [[six, sixOfHearts], [nine]];
  assert.deepEqual(afterTap(plays, [], six), [sixOfHearts, six]);
  assert.deepEqual(afterTap(plays, [sixOfHearts, six], sixOfHearts), []);
  const both = [[six], [six, sixOfHearts]];
  assert.deepEqual(afterTap(both, [], six), [six]);
  assert.deepEqual(afterTap(both, [six, sixOfHearts], sixOfHearts), [six]);
});

test('what does not go with the rest begins anew, and what fits nothing is refused', () => {
  const plays = [[six, sixOfHearts], [nine]];
  assert.deepEqual(afterTap(plays, [sixOfHearts, six], nine), [nine]);
  assert.equal(afterTap(plays, [nine], seven), null);
  const stateOf = statesOf(plays, [nine]);
  assert.deepEqual([nine, six, seven].map(stateOf), ['chosen', 'begins-anew', 'fits-nothing']);
});

test('before the own turn cards are only looked at, and kept where they still fit', () => {
  const looked = afterTap([], afterTap([], [], seven) ?? [], six);
  assert.deepEqual(looked, [seven, six]);
  assert.equal(statesOf([], [])(seven), 'free');
  assert.deepEqual(stillChosen([], [six, nine], [seven, six]), [six]);
  assert.deepEqual(stillChosen([[six, sixOfHearts]], [six, sixOfHearts], [six]), [
    sixOfHearts,
    six,
  ]);
  assert.deepEqual(stillChosen([[nine]], [six, nine], [six]), []);
});
