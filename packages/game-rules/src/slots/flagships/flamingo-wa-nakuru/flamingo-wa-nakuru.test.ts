import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enumerateFallingAnywhere } from '@bahati/game-rules/slots/figures/falling/falling-anywhere.ts';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { flamingoWaNakuru } from './flamingo-wa-nakuru.rules.ts';

const { definition, figures } = flamingoWaNakuru;

test('the figures shown to players are those of every window of both sets of reels', () => {
  const { reels, freeReels } = definition;
  const base = enumerateFallingAnywhere(definition, reels, [1]);
  const free = enumerateFallingAnywhere(definition, freeReels, [1, 1, 2, 2, 3]);
  assert.deepEqual(statedFrom(definition, base, free), figures);
});

test('one sun stands on each strip, and a greater number of a symbol always pays more', () => {
  for (const strip of [...definition.reels, ...definition.freeReels]) {
    assert.equal(strip.filter((shown) => shown === definition.scatter).length, 1);
  }
  for (const { pays } of definition.symbols.slice(1)) {
    const [few = 0, , some = 0, , lots = 0] = pays.slice(8);
    assert.ok(few > 0 && few < some && some < lots);
  }
});
