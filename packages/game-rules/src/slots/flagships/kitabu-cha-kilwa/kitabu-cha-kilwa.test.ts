import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedWithBook } from '@bahati/game-rules/slots/figures/book-figures.ts';
import { wholePays } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { kitabuChaKilwa } from './kitabu-cha-kilwa.rules.ts';

const { definition, figures } = kitabuChaKilwa;

test('the figures shown to players are those of every window and of every page', () => {
  const base = wholePays(definition, enumerateWindows(definition, definition.reels), 1);
  const rule = definition.book ?? assert.fail('no book');
  assert.deepEqual(statedWithBook(definition, rule, base), figures);
});

test('each strip bears one book, and the book may choose every other symbol', () => {
  for (const strip of [...definition.reels, ...definition.freeReels]) {
    assert.equal(strip.filter((shown) => shown === definition.wild).length, 1);
  }
  assert.deepEqual(definition.book?.candidates, [1, 2, 3, 4, 5, 6, 7, 8]);
});
