import '@bahati/testing/read-drawings.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles } from '@bahati/game-rules/slots/studio/models/model.ts';
import { studioGame, studioPalettes } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { themeKeys, themeSymbols } from '@bahati/game-rules/slots/studio/themes.ts';
import { lights } from '#frame/games/studio/colours.ts';
import { places } from '#frame/games/studio/scene/places.ts';

const { studioSlot } = await import('#frame/games/studio/slot.ts');
const { figureDrawing, symbolDrawing } = await import('./symbol-drawing.ts');

function assertWhole(drawing: string, name: string): void {
  assert.match(drawing, /^<svg .*<\/svg>\s*$/s, name);
  assert.doesNotMatch(drawing, /undefined|NaN/, name);
  for (const [, id] of drawing.matchAll(/url\(#([\w-]+)\)/g)) {
    assert.ok(drawing.includes(`id="${id}"`), `${name} uses #${id}`);
  }
}

test('every symbol of every theme has a drawing whose parts are all defined, in every light', () => {
  for (const theme of themeKeys) {
    for (const palette of studioPalettes) {
      for (const role of roles) {
        const { key } = themeSymbols[theme][role];
        assertWhole(symbolDrawing(key, lights[palette].cloth), `${theme} ${key}`);
      }
    }
  }
});

test('no two symbols of a game are drawn alike', () => {
  for (let number = 1; number <= 96; number += 1) {
    const { definition, palette } = studioGame(number);
    const drawings = definition.symbols.map(({ key }) => symbolDrawing(key, lights[palette].cloth));
    assert.equal(new Set(drawings).size, drawings.length);
  }
});

test('whatever stands in a place has a drawing', () => {
  for (const theme of themeKeys) {
    for (const figure of places[theme].props) {
      assertWhole(figureDrawing(figure, lights.indigo.cloth), figure);
    }
  }
});

test('a key that names no figure is a fault, not an empty picture', () => {
  assert.throws(() => symbolDrawing('wild-nobody', lights.indigo.cloth), /No drawing/);
  assert.throws(() => figureDrawing('nobody', lights.indigo.cloth), /No drawing/);
});

test('the frame knows a studio game by its code, and no other', () => {
  assert.equal(studioSlot('studio-00042')?.definition.id, 'studio-00042');
  assert.equal(studioSlot('studio-10001'), undefined);
  const versions = [undefined, 2, 1].map((version) => studioSlot('studio-00004', version));
  assert.deepEqual(
    versions.map((slot) => slot?.definition.version),
    [3, 2, 1],
  );
});
