import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck, rankOf } from '@bahati/game-rules/cards/card.ts';
import { pipsOf } from './pips.ts';

test('a card shows as many signs as it counts, the ace one, and a figure none', () => {
  for (const card of deck) {
    const rank = rankOf(card);
    assert.equal(pipsOf(rank).length, rank <= 10 ? rank : rank === 14 ? 1 : 0);
    const places = pipsOf(rank).map(({ x, y }) => `${x},${y}`);
    assert.equal(new Set(places).size, places.length);
  }
});

test('what stands below the middle is turned, so that a card reads from both ends', () => {
  for (const card of deck) {
    const pips = pipsOf(rankOf(card)).filter(({ y }) => y !== 70);
    for (const { x, y, isTurned } of pips) {
      assert.equal(isTurned, y > 70);
      const hasTwin = pips.some((other) => other.x === x && other.y === 140 - y);
      // The seventh sign of a seven has none.
      if (rankOf(card) !== 7 || x !== 50) assert.ok(hasTwin);
    }
  }
});
