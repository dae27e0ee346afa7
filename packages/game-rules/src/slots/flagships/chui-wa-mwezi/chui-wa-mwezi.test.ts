import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { enumerateWays } from '@bahati/game-rules/slots/figures/ways-distribution.ts';
import { chuiWaMwezi } from './chui-wa-mwezi.rules.ts';

const { definition, figures } = chuiWaMwezi;

test('the figures shown to players are those of every window of both sets of reels', () => {
  const base = enumerateWays(definition, definition.reels, 1);
  const free = enumerateWays(definition, definition.freeReels, 3);
  assert.deepEqual(statedFrom(definition, base, free), figures);
});

test('eyes and moons stand on the four middle reels, in free spins with twice the eyes', () => {
  const bearing = (strips: typeof definition.reels, symbol: number | null) =>
    strips.map((strip) => strip.filter((shown) => shown === symbol).length);
  const { reels, freeReels, wild, scatter } = definition;
  assert.deepEqual(bearing(reels, wild), [0, 1, 1, 1, 1, 0]);
  assert.deepEqual(bearing(freeReels, wild), [0, 2, 2, 2, 2, 0]);
  assert.deepEqual(bearing(reels, scatter), [0, 1, 1, 1, 1, 0]);
  assert.deepEqual(bearing(freeReels, scatter), [0, 1, 1, 1, 1, 0]);
});
