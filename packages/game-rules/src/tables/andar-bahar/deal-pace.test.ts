import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableSettings } from '@bahati/game-rules/live-tables/table-settings.ts';
import { dealMsOf, jokerSteps, waitsOf } from './deal-pace.ts';

const sumOf = (waits: readonly number[]) => waits.reduce((sum, waitMs) => sum + waitMs, 0);
const everyCount = Array.from({ length: 49 }, (_, at) => at + 1);

test('every card has its step, and no card is waited for longer than the one before', () => {
  for (const cards of everyCount) {
    const waits = waitsOf(cards);
    assert.equal(waits.length, jokerSteps + cards);
    const ofCards = waits.slice(jokerSteps);
    assert.deepEqual(
      ofCards,
      ofCards.toSorted((a, b) => b - a),
    );
  }
  // A frame ends a showing by itself after twelve seconds.
  assert.ok(sumOf(waitsOf(49)) < 10_000);
});

test('a table shows each deal for longer than its cards take, and half a minute at most', () => {
  const table = tableSettings.find(({ plays }) => plays === 'andar-bahar') ?? assert.fail();
  for (const cards of everyCount) {
    const dealt = Array.from({ length: cards }, (_, at) => at);
    const wholeMs = table.dealingMs + (table.lengthOf?.({ dealt }) ?? 0);
    assert.equal(wholeMs, table.dealingMs + dealMsOf(cards));
    assert.ok(wholeMs > 2 * sumOf(waitsOf(cards)), `${cards} cards in ${wholeMs} ms`);
    assert.ok(wholeMs < 30_000);
  }
});
