import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { enumerateWays } from '@bahati/game-rules/slots/figures/ways-distribution.ts';
import { simbaWaTsavo } from './simba-wa-tsavo.rules.ts';

const { definition, figures } = simbaWaTsavo;

test('the figures shown to players are those of every window of both sets of reels', () => {
  const base = enumerateWays(definition, definition.reels, 1);
  const free = enumerateWays(definition, definition.freeReels, 3);
  assert.deepEqual(statedFrom(definition, base, free), figures);
});

test('the mane stands on the middle reels alone, and no window shows two moons on a reel', () => {
  for (const strips of [definition.reels, definition.freeReels]) {
    assert.deepEqual(
      strips.map((strip) => strip.includes(definition.wild ?? -1)),
      [false, true, true, true, false],
    );
    for (const strip of strips) {
      assert.equal(strip.filter((shown) => shown === definition.scatter).length, 1);
    }
  }
});
