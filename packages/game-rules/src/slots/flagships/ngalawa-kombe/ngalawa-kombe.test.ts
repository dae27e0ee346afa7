import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { wholePays } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { ngalawaKombe } from './ngalawa-kombe.rules.ts';

const { definition, figures } = ngalawaKombe;

test('the figures shown to players are those of every window of both sets of reels', () => {
  const base = wholePays(definition, enumerateWindows(definition, definition.reels), 1);
  const free = wholePays(definition, enumerateWindows(definition, definition.freeReels), 3);
  assert.deepEqual(statedFrom(definition, base, free), figures);
});

test('what a bought round returns is within half a percent of what a paid one does', () => {
  const bought = Number(figures.buy?.rtpPercent);
  assert.ok(Math.abs(bought - Number(figures.rtpPercent)) <= 0.5);
});

test('every strip bears one conch, and no window shows a symbol twice on a reel', () => {
  for (const strip of [...definition.reels, ...definition.freeReels]) {
    assert.equal(strip.filter((shown) => shown === definition.scatter).length, 1);
    const turned = [...strip, ...strip.slice(0, 2)];
    for (const stop of strip.keys()) {
      assert.equal(new Set(turned.slice(stop, stop + 3)).size, 3);
    }
  }
});
