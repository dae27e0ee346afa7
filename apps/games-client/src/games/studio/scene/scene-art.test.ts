import assert from 'node:assert/strict';
import { test } from 'node:test';
import { themeKeys } from '@bahati/game-rules/slots/studio/themes.ts';
import { lights, mix } from '#frame/games/studio/colours.ts';
import { studioCabinet } from '#frame/games/studio/cabinet-art.ts';
import { layOut } from '#frame/slots/layout.ts';
import { viewOf } from '#frame/shell/layout/screen.ts';
import { garlandArt } from './garlands.ts';
import { groundArt } from './grounds.ts';
import { places } from './places.ts';

const ink = { fill: '#102040', shade: '#081020', lit: '#ffd060' };

test('every place is drawn the same each time and without a hole in its numbers', () => {
  for (const theme of themeKeys) {
    const { far, middle, ground, garland } = places[theme];
    const parts = () => [
      far(ink, 11),
      middle(ink, 29),
      groundArt(ground, { near: '#000000', far: '#222222', mark: '#ffffff' }),
      garlandArt(garland, { colours: ['#ffffff'], cord: '#000000', lamp: '#ffd060' }),
    ];
    assert.deepEqual(parts(), parts());
    for (const part of parts()) assert.doesNotMatch(part, /undefined|NaN/, theme);
  }
});

test('the frame round the reels fits every layout in every light', () => {
  for (const light of Object.values(lights)) {
    const cabinet = studioCabinet(light, 'reef');
    for (const grid of [
      { reels: 3, rows: 3 },
      { reels: 5, rows: 3 },
      { reels: 5, rows: 4 },
    ]) {
      const layout = layOut(viewOf(360, 740), grid);
      for (const art of [cabinet.frame(layout), cabinet.bed(layout), cabinet.shade(layout)]) {
        assert.doesNotMatch(art, /undefined|NaN/);
        for (const [, id] of art.matchAll(/url\(#([\w-]+)\)/g)) {
          assert.ok(art.includes(`id="${id}"`), `uses #${id}`);
        }
      }
    }
  }
});

test('colours mix from one end to the other', () => {
  assert.equal(mix('#000000', '#ffffff', 0), '#000000');
  assert.equal(mix('#000000', '#ffffff', 1), '#ffffff');
  assert.equal(mix('#102030', '#304050', 0.5), '#203040');
});
