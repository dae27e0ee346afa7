import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { symbolDrawing } from './symbols.ts';

test('every symbol of the rules has a drawing whose parts are all defined', () => {
  for (const { key } of taaZaPwani.symbols) {
    const drawing = symbolDrawing(key);
    assert.match(drawing, /^<svg .*<\/svg>$/s);
    for (const [, id] of drawing.matchAll(/url\(#([\w-]+)\)/g)) {
      assert.ok(drawing.includes(`id="${id}"`), `${key} uses #${id}`);
    }
  }
});
