import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineReturn } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { figuresOf, wholePays } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { motoWaPilipili } from './moto-wa-pilipili.rules.ts';

const { definition, figures } = motoWaPilipili;

test('the figures shown to players are those of every window, and the formula agrees', () => {
  const windows = enumerateWindows(definition, definition.reels);
  assert.deepEqual(statedFrom(definition, wholePays(definition, windows, 1), null), figures);
  assert.deepEqual(lineReturn(definition, definition.reels), figuresOf(definition).rtp);
});

test('the flames stand together once on every reel, so that all three may fill the window', () => {
  for (const strip of definition.reels) {
    const flames = strip.flatMap((shown, stop) => (shown === definition.wild ? [stop] : []));
    const [first = -1] = flames;
    assert.deepEqual(flames, [first, first + 1, first + 2]);
  }
});
