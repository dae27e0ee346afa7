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
} from '@bahati/ui/game-art/shapes.ts';
import { brandPalette, gamePalettes } from '@bahati/ui/patterns/palettes.ts';

const places = {
  wide: {
    cord: 'M620 150Q1030 300 1460 120',
    prints: [
      [800, 214, 1.02, -7],
      [1040, 236, 1.2, 3],
      [1280, 196, 1.02, 8],
    ],
    edge: 522,
  },
  tall: {
    cord: 'M-20 330Q360 520 740 300',
    prints: [
      [130, 400, 1, -8],
      [372, 440, 1.18, 2],
      [600, 372, 0.98, 8],
    ],
    edge: 858,
  },
} as const;

/** Pictures pegged to a cord at a stall: what somebody shared, for everybody to see. */
export function drawPhotoLine(brush: Brush, crop: SceneCrop): string {
  const { width, height } = sceneSizes[crop];
  const { cord, prints, edge } = places[crop];
  const { defs, hang } = lanternMaker(brush);
  const wall = cloth(brush, 'picha', gamePalettes[4], 0.9);
  const dusk = brush.linear(['0 #2a0b06 .95', '.5 #5a1e12 .58', '1 #1c0704 .92'], 0, 0, 0.4, 1);
  const glow = brush.radial(['0 #ffe7a8 .7', '.5 #ffb347 .22', '1 #ff8a3a 0']);
  const table = brush.linear(['#b9763f', '#6e3a1a', '#34180a']);
  const views = [dhow(brush), palms(brush), market(brush)];
  const [, middle] = prints;
  return [
    defs,
    bar(0, 0, width, height, '#7a2a16'),
    bar(0, 0, width, height, wall),
    bar(0, 0, width, height, dusk),
    disc(middle[0], middle[1] + 120, 400, glow),
    bar(0, edge - 40, width, height - edge + 40, table),
    moved(0, edge, bar(0, 0, width, height - edge, band(brush, 'habari', brandPalette, 38))),
    garland([-20, 76], [width * 0.5, 66], 26, [0.5, 0.6, 0.5], hang),
    garland([width * 0.5, 66], [width + 20, 84], 26, [0.54, 0.62, 0.54], hang),
    stroke(cord, '#1a0a04', 5),
    stroke(cord, '#e9c890', 2.5),
    prints
      .map(([x, y, size, turn], at) => moved(x, y, print(views[at] ?? ''), size, turn))
      .join(''),
    glint(middle[0] + 130, middle[1] + 10, 18),
    glint(prints[0][0] - 96, prints[0][1] + 60, 12),
  ].join('');
}

/** A print that hangs from its peg at the origin, 180 wide. */
function print(view: string): string {
  return [
    bar(-84, 12, 180, 216, '#0a0402', 'opacity=".45" rx="6"'),
    bar(-90, 2, 180, 216, '#fdf6e4', 'rx="6"'),
    moved(0, 92, view),
    bar(-52, 188, 104, 8, '#c9b48a', 'rx="4"'),
    path('M-9-22H9L6 22H-6Z', '#c98f4a'),
    path('M-9-22H0V22H-6Z', '#e9b876'),
    bar(-10, -4, 20, 6, '#6b3e16', 'rx="3"'),
  ].join('');
}

const frame = (sky: string, body: string): string =>
  `${bar(-76, -76, 152, 150, sky)}<g>${body}</g>`;

function dhow(brush: Brush): string {
  const sky = brush.linear(['#ffd072', '#ff8a5a', '#b23a5a']);
  return frame(
    sky,
    [
      disc(34, -22, 20, '#fff0bd'),
      path('M-76 26H76V74H-76Z', '#0f6f78'),
      repeated(3, (at) => stroke(`M${-60 + at * 44} ${40 + at * 9}h26`, '#6fd6cc', 3)),
      path('M-18-56C26-40 38-4 34 20L-18 16Z', '#fdf6e4'),
      stroke('M-18-60V24', '#4a2410', 4),
      path('M-54 22H50L32 46H-38Z', '#7a3a1c'),
    ].join(''),
  );
}

function palms(brush: Brush): string {
  const sky = brush.linear(['#4fc4d6', '#bdeee4', '#fdf0c8']);
  const leaves = repeated(6, (at) =>
    moved(4, -34, path('M0 0C18-16 42-14 54 2C34-6 16-2 0 0Z', '#1f8a5a'), 1, at * 60 - 20),
  );
  return frame(
    sky,
    [
      path('M-76 34C-30 22 30 30 76 20V74H-76Z', '#f4d08a'),
      path('M-76 52C-20 44 20 60 76 46V74H-76Z', '#2fb8c4'),
      stroke('M-6 44C-10 14-4-12 4-34', '#7a4a20', 8),
      leaves,
      disc(0, -26, 5, '#6b3e16'),
      disc(9, -24, 5, '#8a5426'),
    ].join(''),
  );
}

function market(brush: Brush): string {
  const sky = brush.linear(['#2a1a5a', '#7a2a6a', '#e2604a']);
  return frame(
    sky,
    [
      repeated(7, (at) =>
        path(`M${-76 + at * 22}-24h22v14a11 11 0 0 1-22 0Z`, at % 2 ? '#fdf0d2' : '#c8402f'),
      ),
      bar(-70, -6, 140, 80, '#3a1420'),
      bar(-64, 34, 128, 40, '#8a5426'),
      repeated(5, (at) => disc(-50 + at * 25, 30, 12, at % 2 ? '#ffb347' : '#e0402e')),
      oval(0, -44, 12, 16, '#ffd072'),
      disc(0, -44, 26, '#ffd072', 'opacity=".3"'),
    ].join(''),
  );
}
