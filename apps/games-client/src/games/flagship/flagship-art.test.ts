import '@bahati/testing/read-drawings.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { loadSlot } from '#frame/games/games.ts';
import { viewOf } from '#frame/shell/layout/screen.ts';
import { layOut } from '#frame/slots/layout.ts';
import { flagshipCabinet } from './cabinet.ts';
import type { FlagshipArt } from './look.ts';

function assertWhole(drawing: string, name: string): void {
  assert.match(drawing, /^<svg .*<\/svg>$/s, name);
  assert.doesNotMatch(drawing, /undefined|NaN/, name);
  for (const [, id] of drawing.matchAll(/url\(#([\w-]+)\)/g)) {
    assert.ok(drawing.includes(`id="${id}"`), `${name} uses #${id}`);
  }
}

for (const { definition } of flagships) {
  const code = definition.id;
  const { art }: { art: FlagshipArt } = await import(`#frame/games/${code}/art.ts`);

  test(`the frame draws just the symbols that the rules of ${code} name, each its own`, async () => {
    const keys = definition.symbols.map(({ key }) => key);
    assert.deepEqual(keys.toSorted(), Object.keys(art.life).toSorted());
    const game = await loadSlot(code);
    assert.ok(game);
    assert.equal(game.definition, definition);
    assert.equal(new Set(keys.map(game.drawing)).size, keys.length);
    assert.throws(() => game.drawing('no-such-symbol'), /No drawing/);
  });

  test(`the frame of ${code} fits a phone, a phone on its side and a wide screen`, () => {
    const drawn = flagshipCabinet(art.cabinet);
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
        assertWhole(drawn.frame(layout), 'frame');
        assertWhole(drawn.bed(layout), 'bed');
        assertWhole(drawn.shade(layout), 'shade');
      }
    }
  });
}
