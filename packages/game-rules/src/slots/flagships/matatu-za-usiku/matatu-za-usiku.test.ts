import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enumerateFallingLines } from '@bahati/game-rules/slots/figures/falling/falling-lines.ts';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { matatuZaUsiku } from './matatu-za-usiku.rules.ts';

const { definition, figures } = matatuZaUsiku;

test('the figures shown to players are those of every window of both sets of reels', () => {
  const base = enumerateFallingLines(definition, definition.reels, [1, 2, 3]);
  const free = enumerateFallingLines(definition, definition.freeReels, [4, 8, 12, 20]);
  assert.deepEqual(statedFrom(definition, base, free), figures);
});

test('spray cans and disco balls stand on the three middle reels alone', () => {
  for (const strips of [definition.reels, definition.freeReels]) {
    for (const shown of [definition.wild, definition.scatter]) {
      assert.deepEqual(
        strips.map((strip) => strip.includes(shown ?? -1)),
        [false, true, true, true, false],
      );
    }
  }
});
