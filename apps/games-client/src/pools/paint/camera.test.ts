import assert from 'node:assert/strict';
import { test } from 'node:test';
import { muzzles } from '@bahati/game-rules/fishing/pool/pool.ts';
import { createCamera } from './camera.ts';

test('one’s own cannon stands in the lower half of every screen', () => {
  for (const [width, height] of [
    [1_440, 810],
    [360, 560],
  ] as const) {
    for (const [seat, muzzle] of muzzles.entries()) {
      const { toScreen } = createCamera(width, height, seat);
      const { x, y } = toScreen(muzzle);
      assert.ok(y > height / 2, `${seat} on ${width} × ${height}`);
      assert.ok(x >= -1 && x <= width + 1);
    }
  }
});

test('what is touched on the screen is the place of the pool shown there', () => {
  for (const seat of [0, 1, 2, 3]) {
    const { toScreen, toPool } = createCamera(360, 640, seat);
    const shown = toScreen({ x: 3_000, y: 2_000 });
    const back = toPool(shown.x, shown.y);
    assert.deepEqual([Math.round(back.x), Math.round(back.y)], [3_000, 2_000]);
  }
});
