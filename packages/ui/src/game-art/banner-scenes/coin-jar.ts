import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { type SceneCrop, sceneSizes } from '@bahati/ui/game-art/hero-scene.ts';
import { band, cloth, garland, lanternMaker } from '@bahati/ui/game-art/scene-market.ts';
import {
  bar,
  disc,
  glint,
  moved,
  oval,
  path,
  repeated,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';
import { brandPalette, gamePalettes } from '@bahati/ui/patterns/palettes.ts';

const places = {
  wide: { jar: [1050, 508, 1.2], edge: 526, from: -120 },
  tall: { jar: [360, 806, 1.24], edge: 862, from: -150 },
} as const;

/** A clay jar that is filled up again: coins fall into it from above. */
export function drawCoinJar(brush: Brush, crop: SceneCrop): string {
  const { width, height } = sceneSizes[crop];
  const { jar, edge, from } = places[crop];
  const { defs, hang } = lanternMaker(brush);
  const wall = cloth(brush, 'mtungi', gamePalettes[0], 0.9);
  const dusk = brush.linear(['0 #0a1f0c .95', '.5 #164a24 .58', '1 #07160a .92'], 0, 0, 0.4, 1);
  const glow = brush.radial(['0 #fff0bd .85', '.4 #ffd072 .3', '1 #ff8a3a 0']);
  const floor = brush.linear(['#7a8a3a', '#3a4a1c', '#141c0a']);
  const gold = brush.radial(['#fff6d0', '#f4cb68', '#c4882a', '#7c4a10'], 0.36, 0.3, 0.86);
  const [x, y, size] = jar;
  const falling = repeated(9, (at) => {
    const side = at % 2 === 0 ? 1 : -1;
    const place = tidy(side * (6 + ((at * 29) % 50)));
    return moved(place, from - 236 - at * 26, coin(gold), 0.9, at * 37);
  });
  return [
    defs,
    bar(0, 0, width, height, '#1c5a2c'),
    bar(0, 0, width, height, wall),
    bar(0, 0, width, height, dusk),
    disc(x, y - 240, 360, glow),
    garland([-20, 76], [width * 0.46, 48], 26, [0.52, 0.64, 0.52], hang),
    garland([width * 0.46, 48], [width + 20, 70], 22, [0.56, 0.6, 0.6, 0.56], hang),
    bar(0, edge - 58, width, height - edge + 58, floor),
    moved(0, edge, bar(0, 0, width, height - edge, band(brush, 'jaza', brandPalette, 36))),
    oval(x, y + 4, 190 * size, 22, '#040a04', 'opacity=".6"'),
    moved(x, y, falling + clayJar(brush, gold), size),
    glint(x + 120, y - 200, 20),
    glint(x - 96, y - 330, 14),
  ].join('');
}

function coin(gold: string): string {
  return [
    disc(2, 3, 26, '#3a1c06', 'opacity=".5"'),
    disc(0, 0, 26, gold),
    '<circle r="19" fill="none" stroke="#8a5614" stroke-width="2" stroke-dasharray="2 4"/>',
    oval(0, 0, 8, 12, '#fff0bd'),
  ].join('');
}

/** Its foot at the origin, 300 wide. */
function clayJar(brush: Brush, gold: string): string {
  const clay = brush.linear(['#5e2412', '#c8643a', '#e99a6a', '#a84a26', '#4a1a0c'], 0, 0, 1, 0);
  const rim = brush.linear(['#7a3018', '#f0b088', '#7a3018'], 0, 0, 1, 0);
  const heap = repeated(3, (row) =>
    repeated(6 - row * 2, (at) =>
      moved(-84 + row * 34 + at * 34, -262 - row * 20, coin(gold), 0.86),
    ),
  );
  return [
    heap,
    path(
      'M-112-258C-150-226-172-160-158-96C-148-48-118-10-78 0H78C118-10 148-48 158-96C172-160 150-226 112-258Z',
      clay,
    ),
    path('M-126-270H126L118-244H-118Z', rim),
    stroke('M-159-140C-80-112 80-112 159-140', '#fdf0d2', 6),
    stroke('M-154-80C-80-52 80-52 154-80', '#fdf0d2', 6),
    repeated(7, (at) => {
      const x = -120 + at * 40;
      const y = -88 - Math.round((x * x) / 900);
      return path(`M${x} ${y - 20}l14 20-14 20-14-20Z`, at % 2 ? '#ffd072' : '#2a0f08');
    }),
    path('M-128-220C-146-170-142-110-124-72C-132-130-126-180-106-232Z', '#fff', 'opacity=".22"'),
  ].join('');
}
