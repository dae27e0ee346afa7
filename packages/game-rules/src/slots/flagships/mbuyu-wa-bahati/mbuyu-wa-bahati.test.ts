import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exactRtp } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { percentText, statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { wholePays } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { mbuyuWaBahati } from './mbuyu-wa-bahati.rules.ts';

const { definition, figures } = mbuyuWaBahati;

test('the figures shown to players are those of every window of both sets of reels', () => {
  const base = wholePays(definition, enumerateWindows(definition, definition.reels), 1);
  const free = wholePays(definition, enumerateWindows(definition, definition.freeReels), 1);
  assert.deepEqual(statedFrom(definition, base, free), figures);
});

test('the formula for wilds that fill their reels gives the same return', () => {
  assert.equal(percentText(exactRtp(definition).total), figures.rtpPercent);
});

test('baobabs stand on the three middle reels, in free spins with twice as many', () => {
  const baobabs = (strips: typeof definition.reels) =>
    strips.map((strip) => strip.filter((shown) => shown === definition.wild).length);
  assert.deepEqual(baobabs(definition.reels), [0, 1, 1, 1, 0]);
  assert.deepEqual(baobabs(definition.freeReels), [0, 2, 2, 2, 0]);
});
