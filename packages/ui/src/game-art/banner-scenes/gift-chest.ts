import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { type SceneCrop, sceneSizes } from '@bahati/ui/game-art/hero-scene.ts';
import { band, cloth, garland, lanternMaker } from '@bahati/ui/game-art/scene-market.ts';
import {
  bar,
  brassAcross,
  disc,
  glint,
  mirrored,
  moved,
  oval,
  path,
  repeated,
  stroke,
  tidy,
  woodAcross,
} from '@bahati/ui/game-art/shapes.ts';
import { brandPalette, gamePalettes } from '@bahati/ui/patterns/palettes.ts';

const places = {
  wide: { chest: [1080, 510, 1.26], edge: 528 },
  tall: { chest: [360, 800, 1.3], edge: 864 },
} as const;

/** A carved chest of the coast, open, with gold and pearls in it. */
export function drawGiftChest(brush: Brush, crop: SceneCrop): string {
  const { width, height } = sceneSizes[crop];
  const { chest, edge } = places[crop];
  const { defs, hang } = lanternMaker(brush);
  const wall = cloth(brush, 'sanduku', gamePalettes[1], 0.9);
  const dusk = brush.linear(['0 #06122e .95', '.5 #0c2350 .6', '1 #050d22 .92'], 0, 0, 0.4, 1);
  const glow = brush.radial(['0 #fff0bd .9', '.4 #ffb347 .34', '1 #ff8a3a 0']);
  const floor = brush.linear(['#2c3f7a', '#141d45', '#080d22']);
  const [x, y, size] = chest;
  return [
    defs,
    bar(0, 0, width, height, '#122a5e'),
    bar(0, 0, width, height, wall),
    bar(0, 0, width, height, dusk),
    disc(x, y - 210, 380, glow),
    bar(0, edge - 60, width, height - edge + 60, floor),
    moved(0, edge, bar(0, 0, width, height - edge, band(brush, 'dhahabu', brandPalette, 36))),
    oval(x, y + 6, 230 * size, 24, '#040818', 'opacity=".6"'),
    moved(x, y, openChest(brush), size),
    garland([-20, 70], [width * 0.45, 44], 24, [0.52, 0.64, 0.52], hang),
    garland([width * 0.45, 44], [width + 20, 56], 10, [0.54, 0.5, 0.54], hang),
    glint(x - 120, y - 260, 22),
    glint(x + 150, y - 210, 16),
    glint(x + 16, y - 330, 12),
  ].join('');
}

/** Its foot at the origin, 360 wide. */
function openChest(brush: Brush): string {
  const wood = brush.linear(woodAcross, 0, 0, 1, 0);
  const brass = brush.linear(brassAcross, 0, 0, 1, 0);
  const inside = brush.linear(['#2a1206', '#6b3a16', '#e9a83c']);
  return [
    // The lid stands open behind what lies in it.
    path('M-168-150C-168-262-96-300 0-300C96-300 168-262 168-150Z', wood),
    path('M-146-150C-146-244-84-276 0-276C84-276 146-244 146-150Z', inside),
    stroke('M-168-150C-168-262-96-300 0-300C96-300 168-262 168-150', brass, 10),
    heap(brush),
    path('M-180-150H180L166-4H-166Z', wood),
    repeated(3, (at) => stroke(`M-174 ${-112 + at * 38}H174`, '#2a1206', 3, 'opacity=".5"')),
    mirrored(
      path('M-180-150H-132L-124-4H-166Z', brass) +
        repeated(4, (at) => disc(-152 + at * 3, -128 + at * 34, 5, '#fff0bd')),
    ),
    path('M-180-150H180L178-132H-178Z', brass),
    path('M-34-138H34V-82C34-66 20-54 0-54C-20-54-34-66-34-82Z', brass),
    disc(0, -102, 10, '#2a1206'),
    path('M-5-100H5L9-72H-9Z', '#2a1206'),
    repeated(5, (at) => carving(-96 + at * 48)),
  ].join('');
}

const carving = (x: number): string =>
  x === 0
    ? ''
    : path(`M${x}-48l12 16-12 16-12-16Z`, '#e9b850', 'opacity=".85"') + disc(x, -32, 4, '#2a1206');

/** Coins, pearls and stones above the rim. */
function heap(brush: Brush): string {
  const gold = brush.radial(['#fff6d0', '#f4cb68', '#c4882a', '#7c4a10'], 0.36, 0.3, 0.86);
  const pearl = brush.radial(['#ffffff', '#f1e6ea', '#b79fae'], 0.36, 0.3, 0.8);
  const coins = repeated(4, (row) =>
    repeated(9 - row * 2, (at) => {
      const x = tidy(-136 + row * 34 + at * 34);
      const y = -158 - row * 26;
      return (
        disc(x, y, 25, gold) +
        `<circle cx="${x}" cy="${y}" r="18" fill="none" stroke="#8a5614" stroke-width="2"
          stroke-dasharray="2 4"/>` +
        oval(x, y, 7, 10, '#fff0bd')
      );
    }),
  );
  const stones = [
    path('M-60-232l18-24h26l18 24-31 34Z', '#e2604a'),
    path('M-42-256h26l-13 24Z', '#ff9a86'),
    path('M52-214l14-20h22l14 20-25 28Z', '#2fb8a4'),
    path('M66-234h22l-11 20Z', '#9aeadd'),
  ].join('');
  return (
    coins +
    stones +
    repeated(11, (at) =>
      disc(tidy(-150 + at * 15), tidy(-146 + (at - 5) * (at - 5) * 0.9), 8, pearl),
    )
  );
}
