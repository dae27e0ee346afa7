import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Translate } from '#frame/shell/words.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { wonWords } from './won-words.ts';

const t: Translate = (key, blanks) => `${key} ${JSON.stringify(blanks)}`;
const win = { line: -1, count: 4, symbol: 'Lion', amount: 'KSh 5.00' };

test('a win is called by how it was won', () => {
  const ways = { ...taaZaPwani, payRule: { kind: 'ways' } as const };
  assert.match(wonWords(t, taaZaPwani, { ...win, line: 2 }), /^record_line .*"line":3/);
  assert.match(wonWords(t, ways, { ...win, ways: 12 }), /^record_ways .*"ways":12/);
  assert.match(
    wonWords(t, { ...ways, payRule: { kind: 'anywhere', minimum: 8 } }, win),
    /^record_many/,
  );
});

test('in a game of lines a win without one is that of the book', () => {
  assert.match(wonWords(t, taaZaPwani, win), /^record_page/);
});
