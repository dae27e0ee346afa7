import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enumerateFallingAnywhere } from '@bahati/game-rules/slots/figures/falling/falling-anywhere.ts';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { nyotaZaChalbi } from './nyota-za-chalbi.rules.ts';

const { definition, figures } = nyotaZaChalbi;

test('the figures shown to players are those of every window of both sets of reels', () => {
  const base = enumerateFallingAnywhere(definition, definition.reels, [1]);
  const free = enumerateFallingAnywhere(definition, definition.freeReels, [2, 4, 6, 12, 25]);
  assert.deepEqual(statedFrom(definition, base, free), figures);
});

test('every strip bears one comet', () => {
  for (const strip of [...definition.reels, ...definition.freeReels]) {
    assert.equal(strip.filter((shown) => shown === definition.scatter).length, 1);
  }
});
