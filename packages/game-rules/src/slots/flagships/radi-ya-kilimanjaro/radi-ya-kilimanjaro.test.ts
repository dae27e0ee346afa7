import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enumerateFallingLines } from '@bahati/game-rules/slots/figures/falling/falling-lines.ts';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { radiYaKilimanjaro } from './radi-ya-kilimanjaro.rules.ts';

const { definition, figures } = radiYaKilimanjaro;

test('the figures shown to players are those of every window of both sets of reels', () => {
  const base = enumerateFallingLines(definition, definition.reels, [1, 2, 3, 5]);
  const free = enumerateFallingLines(definition, definition.freeReels, [3, 6, 9, 15]);
  assert.deepEqual(statedFrom(definition, base, free), figures);
});

test('lightning and drums stand once each, on the three middle reels alone', () => {
  for (const strips of [definition.reels, definition.freeReels]) {
    for (const shown of [definition.wild, definition.scatter]) {
      assert.deepEqual(
        strips.map((strip) => strip.filter((symbol) => symbol === shown).length),
        [0, 1, 1, 1, 0],
      );
    }
  }
});
