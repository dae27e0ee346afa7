import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedWithStickyWilds } from '@bahati/game-rules/slots/figures/sticky-figures.ts';
import { kasaWaWatamu } from './kasa-wa-watamu.rules.ts';

const { definition, figures } = kasaWaWatamu;

test('the figures shown to players are those of every paid window and of every series', () => {
  assert.deepEqual(statedWithStickyWilds(definition), figures);
});

test('the turtle stands on every reel but the first, and no free spin shows a nest', () => {
  for (const strips of [definition.reels, definition.freeReels]) {
    assert.deepEqual(
      strips.map((strip) => strip.includes(definition.wild ?? -1)),
      [false, true, true, true, true],
    );
  }
  for (const strip of definition.freeReels) assert.ok(!strip.includes(definition.scatter ?? -1));
});
