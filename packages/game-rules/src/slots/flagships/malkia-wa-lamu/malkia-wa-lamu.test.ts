import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedWithBook } from '@bahati/game-rules/slots/figures/book-figures.ts';
import { wholePays } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { malkiaWaLamu } from './malkia-wa-lamu.rules.ts';

const { definition, figures } = malkiaWaLamu;

test('the figures shown to players are those of every window and of every treasure', () => {
  const base = wholePays(definition, enumerateWindows(definition, definition.reels), 1);
  const rule = definition.book ?? assert.fail('no book');
  assert.deepEqual(statedWithBook(definition, rule, base), figures);
});

test('each strip bears one scroll, and the scroll names only what pays more than the rest', () => {
  for (const strip of [...definition.reels, ...definition.freeReels]) {
    assert.equal(strip.filter((shown) => shown === definition.wild).length, 1);
  }
  const pays = definition.symbols.map((symbol) => symbol.pays[5] ?? 0);
  const named = definition.book?.candidates ?? [];
  const others = pays.filter((_, id) => id !== definition.wild && !named.includes(id));
  assert.ok(Math.min(...named.map((id) => pays[id] ?? 0)) > Math.max(...others));
});
