import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedWithWalkingWilds } from '@bahati/game-rules/slots/figures/walking-figures.ts';
import { temboWatembea } from './tembo-watembea.rules.ts';

const { definition, figures } = temboWatembea;

test('the figures shown to players are those of every window and every walk', () => {
  assert.deepEqual(statedWithWalkingWilds(definition), figures);
});

test('the matriarch comes from the last reel alone, never two at once', () => {
  for (const strips of [definition.reels, definition.freeReels]) {
    assert.deepEqual(
      strips.map((strip) => strip.filter((shown) => shown === definition.wild).length),
      [0, 0, 0, 0, 1],
    );
  }
});
