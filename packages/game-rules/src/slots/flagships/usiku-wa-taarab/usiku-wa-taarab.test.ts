import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedWithStickyWilds } from '@bahati/game-rules/slots/figures/sticky-figures.ts';
import { usikuWaTaarab } from './usiku-wa-taarab.rules.ts';

const { definition, figures } = usikuWaTaarab;

test('the figures shown to players are those of every paid window and of every series', () => {
  assert.deepEqual(statedWithStickyWilds(definition), figures);
});

test('the microphone stands on the middle reels alone, and no free spin shows a poster', () => {
  for (const strips of [definition.reels, definition.freeReels]) {
    assert.deepEqual(
      strips.map((strip) => strip.includes(definition.wild ?? -1)),
      [false, true, true, true, false],
    );
  }
  for (const strip of definition.freeReels) assert.ok(!strip.includes(definition.scatter ?? -1));
});
