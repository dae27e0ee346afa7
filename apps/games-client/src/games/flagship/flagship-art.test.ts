import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { loadSlot } from '#frame/games/games.ts';
import { viewOf } from '#frame/shell/layout/screen.ts';
import { layOut } from '#frame/slots/layout.ts';
import { flagshipCabinet } from './cabinet.ts';
import type { FlagshipArt } from './look.ts';

const codes = flagships.map(({ definition }) => definition.id);
const arts = await Promise.all(
  codes.map(async (code): Promise<[string, FlagshipArt]> => {
    const { art } = await import(`#frame/games/${code}/art.ts`);
    return [code, art];
  }),
);

function assertWhole(drawing: string, name: string): void {
  assert.match(drawing, /^<svg .*<\/svg>$/s, name);
  assert.doesNotMatch(drawing, /undefined|NaN/, name);
  for (const [, id] of drawing.matchAll(/url\(#([\w-]+)\)/g)) {
    assert.ok(drawing.includes(`id="${id}"`), `${name} uses #${id}`);
  }
}

for (const [code, { drawing, life, place, cabinet }] of arts) {
  test(`every symbol of ${code} is drawn whole and is no other's picture`, () => {
    const keys = Object.keys(life);
    for (const key of keys) assertWhole(drawing(key), key);
    assert.equal(new Set(keys.map(drawing)).size, keys.length);
    assert.throws(() => drawing('no-such-symbol'), /No drawing/);
  });

  test(`the rules of ${code} name just the symbols that are drawn, and the frame finds it`, async () => {
    const rules = flagships.find(({ definition }) => definition.id === code);
    const named = rules?.definition.symbols.map(({ key }) => key) ?? [];
    assert.deepEqual(named.toSorted(), Object.keys(life).toSorted());
    const game = await loadSlot(code);
    assert.equal(game?.definition, rules?.definition);
    assert.equal(game?.drawing, drawing);
  });

  test(`the place of ${code} is painted whole`, () => {
    const { sky, feastSky, orb, far, near, ground, sides, overhead } = place;
    const paintings = {
      sky,
      feastSky,
      orb,
      far,
      near,
      ground,
      left: sides[0],
      right: sides[1],
      overhead,
    };
    for (const [name, painting] of Object.entries(paintings)) {
      if (painting !== null) assertWhole(painting, name);
    }
  });

  test(`the frame of ${code} fits a phone, a phone on its side and a wide screen`, () => {
    const art = flagshipCabinet(cabinet);
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [1440, 900],
    ] as const) {
      for (const grid of [
        { reels: 3, rows: 3 },
        { reels: 5, rows: 4 },
        { reels: 7, rows: 7 },
      ]) {
        const layout = layOut(viewOf(width, height), grid);
        assertWhole(art.frame(layout), 'frame');
        assertWhole(art.bed(layout), 'bed');
        assertWhole(art.shade(layout), 'shade');
      }
    }
  });
}
