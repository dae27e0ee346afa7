import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { wholePays } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { treniYaPwani } from './treni-ya-pwani.rules.ts';

const { definition, figures } = treniYaPwani;
const { reels, freeReels, freeSpins } = definition;

test('the figures shown to players are those of every window of both sets of reels', () => {
  const base = wholePays(definition, enumerateWindows(definition, reels), 1);
  const free = enumerateWindows(definition, freeReels);
  const doubled = wholePays(definition, free, freeSpins?.multiplier ?? 0);
  assert.deepEqual(statedFrom(definition, base, doubled), figures);
});

test('engines run on the three middle reels, never two in view on one', () => {
  for (const strips of [reels, freeReels]) {
    for (const [reel, strip] of strips.entries()) {
      const at = strip.flatMap((shown, stop) => (shown === definition.wild ? [stop] : []));
      assert.equal(at.length > 0, reel > 0 && reel < 4);
      for (const [turn, stop] of at.entries()) {
        const next = at[turn + 1] ?? (at[0] ?? 0) + strip.length;
        assert.ok(next - stop > definition.rows);
      }
    }
  }
});
