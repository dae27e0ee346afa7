import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exactRtp } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { percentText, statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { wholePays } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { kahawaYaMeru } from './kahawa-ya-meru.rules.ts';

const { definition, figures } = kahawaYaMeru;

test('the figures shown to players are those of every window', () => {
  const base = wholePays(definition, enumerateWindows(definition, definition.reels), 1);
  assert.deepEqual(statedFrom(definition, base, null), figures);
});

test('the formula, which counts symbols and not windows, tells the same return', () => {
  assert.equal(percentText(exactRtp(definition).total), figures.rtpPercent);
});

test('no window shows a symbol twice on a reel, as on the drums of old machines', () => {
  for (const strip of definition.reels) {
    const turned = [...strip, ...strip];
    for (const stop of strip.keys()) {
      const shown = turned.slice(stop, stop + definition.rows);
      assert.equal(new Set(shown).size, definition.rows);
    }
  }
});
