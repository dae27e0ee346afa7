import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { enumerateWays } from '@bahati/game-rules/slots/figures/ways-distribution.ts';
import { papaWaPemba } from './papa-wa-pemba.rules.ts';

const { definition, figures } = papaWaPemba;

test('the figures shown to players are those of every window of both sets of reels', () => {
  const base = enumerateWays(definition, definition.reels, 1);
  const free = enumerateWays(definition, definition.freeReels, 2);
  assert.deepEqual(statedFrom(definition, base, free), figures);
});

test('the free spins bring more tridents and more hammerheads, and never a second oyster', () => {
  const [trident, oyster, hammerhead] = [0, 1, 2];
  const shown = (reels: typeof definition.reels, symbol: number) =>
    reels.map((strip) => strip.filter((each) => each === symbol).length);
  assert.deepEqual(shown(definition.reels, trident), [0, 1, 2, 1, 0]);
  assert.deepEqual(shown(definition.freeReels, trident), [0, 3, 3, 3, 0]);
  assert.deepEqual(shown(definition.freeReels, oyster), [1, 1, 1, 1, 1]);
  for (const [reel, count] of shown(definition.reels, hammerhead).entries()) {
    assert.ok((shown(definition.freeReels, hammerhead)[reel] ?? 0) > count);
  }
});
