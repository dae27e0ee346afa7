import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedWithPick } from '@bahati/game-rules/slots/figures/pick-figures.ts';
import { wholePays } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { hazinaYaGedi } from './hazina-ya-gedi.rules.ts';

const { definition, figures } = hazinaYaGedi;
const { reels, scatter, wild, rows, pick } = definition;

test('the figures shown to players are those of every window and of every chest', () => {
  const base = wholePays(definition, enumerateWindows(definition, reels), 1);
  assert.ok(pick);
  assert.deepEqual(statedWithPick(definition, pick, base), figures);
});

test('a key lies on every reel, rubies on all but the first, never two of either in view', () => {
  for (const [reel, strip] of reels.entries()) {
    for (const [sought, least] of [
      [scatter, 1],
      [wild, reel === 0 ? 0 : 1],
    ] as const) {
      const at = strip.flatMap((shown, stop) => (shown === sought ? [stop] : []));
      assert.ok(at.length >= least);
      assert.ok(reel > 0 || sought === scatter || at.length === 0);
      for (const [turn, stop] of at.entries()) {
        const next = at[turn + 1] ?? (at[0] ?? 0) + strip.length;
        assert.ok(next - stop >= rows);
      }
    }
  }
});
