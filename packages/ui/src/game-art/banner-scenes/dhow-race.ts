import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { drawDhow } from '@bahati/ui/game-art/heroes/things/dhow.ts';
import { type SceneCrop, sceneSizes } from '@bahati/ui/game-art/hero-scene.ts';
import { lanternMaker } from '@bahati/ui/game-art/scene-market.ts';
import { farDhow, farPalm } from '@bahati/ui/game-art/scene-shore.ts';
import {
  bar,
  disc,
  moved,
  oval,
  path,
  repeated,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';
import { type Draw, seededDraw } from '@bahati/ui/patterns/seeded.ts';

const places = {
  wide: {
    horizon: 322,
    sun: [1118, 306, 86],
    lead: [1016, 400, 1.5],
    second: [1316, 372, 0.84],
    far: [
      [760, 330, 0.9],
      [690, 326, 0.62],
    ],
    floats: [
      [640, 470, 0.74],
      [720, 520, 1],
      [1250, 486, 0.9],
      [1390, 528, 1.1],
      [470, 440, 0.46],
    ],
    palms: [
      [566, 330, 0.62, 20],
      [604, 330, 0.46, -18],
    ],
  },
  tall: {
    horizon: 520,
    sun: [470, 500, 96],
    lead: [326, 650, 1.7],
    second: [622, 566, 0.76],
    far: [
      [96, 530, 0.9],
      [170, 526, 0.6],
    ],
    floats: [
      [92, 716, 0.9],
      [620, 726, 1],
      [206, 806, 1.1],
      [506, 826, 0.9],
    ],
    palms: [[700, 528, 0.9, -22]],
  },
} as const;

/** Sails before the setting sun, and the lanterns the town lets float on the water. */
export function drawDhowRace(brush: Brush, crop: SceneCrop): string {
  const { width, height } = sceneSizes[crop];
  const { horizon, sun, lead, second, far, floats, palms } = places[crop];
  const draw = seededDraw('race');
  const { defs, hang } = lanternMaker(brush);
  const air = brush.linear(['0 #0c1640', '.4 #1f4a86', '.7 #4f9a9e', '.9 #f4b55e', '1 #ffdf98']);
  const halo = brush.radial(['0 #fff3c4 .95', '.35 #ffcf78 .45', '1 #ff9a4a 0']);
  return [
    defs,
    bar(0, 0, width, horizon + 2, air),
    clouds(draw, width, horizon),
    disc(sun[0], sun[1], sun[2] * 3.4, halo),
    disc(sun[0], sun[1], sun[2], brush.linear(['#fffbe4', '#ffe08c', '#ff9f4e'])),
    water(brush, draw, { width, height, horizon, sunX: sun[0] }),
    palms.map(([x, y, size, lean]) => farPalm(x, y, size, lean)).join(''),
    far.map(([x, y, size]) => farDhow(x, y, size)).join(''),
    moved(second[0], second[1], wake(1) + drawDhow(brush, false), second[2]),
    moved(lead[0], lead[1], wake(1) + drawDhow(brush, false), lead[2]),
    floats.map(([x, y, size]) => float(hang, x, y, size)).join(''),
  ].join('');
}

function clouds(draw: Draw, width: number, horizon: number): string {
  return repeated(7, () => {
    const x = draw.whole(0, width);
    const y = draw.whole(Math.round(horizon * 0.3), Math.round(horizon * 0.86));
    const length = draw.whole(120, 320);
    return path(
      `M${x} ${y}c${length * 0.3}-14 ${length * 0.7}-10 ${length} 0
        c${-length * 0.3} 9 ${-length * 0.7} 8 ${-length} 0Z`,
      draw.pick(['#ffd9a0', '#ff9f7a', '#fff0cf']),
      'opacity=".34"',
    );
  });
}

type Water = { width: number; height: number; horizon: number; sunX: number };

function water(brush: Brush, draw: Draw, { width, height, horizon, sunX }: Water): string {
  const deep = brush.linear(['0 #ffce86', '.08 #5fb0a8', '.4 #12727c', '.75 #0b3d5c', '1 #0a1d3f']);
  const light = repeated(26, (at) => {
    const reach = 14 + at * 4;
    const x = sunX + draw.whole(-reach, reach);
    const y = tidy(horizon + 4 + at * (2.6 + at * 0.2));
    return oval(x, y, draw.whole(14, 34 + at * 2), tidy(1 + at * 0.06), '#ffe9b0', 'opacity=".7"');
  });
  const swell = repeated(46, () => {
    const y = draw.whole(horizon + 10, height);
    const x = draw.whole(-20, width);
    const length = 18 + Math.round((y - horizon) * 0.36);
    return stroke(`M${x} ${y}q${length / 2}-6 ${length} 0`, '#bdf0e4', 1.8, 'opacity=".32"');
  });
  return bar(0, horizon, width, height - horizon, deep) + swell + light;
}

/** Foam behind a hull that moves to the right. */
function wake(strength: number): string {
  return [
    path('M-96 90C-140 88-176 95-206 94C-172 101-130 102-84 99Z', '#eafff8', 'opacity=".3"'),
    stroke('M-110 104C-160 112-210 108-262 114', '#eafff8', 3 * strength, 'opacity=".45"'),
    path('M92 78C116 66 126 74 132 92C120 100 104 102 84 98Z', '#eafff8', 'opacity=".36"'),
  ].join('');
}

/** A lantern on a float, and its light in the water. */
function float(
  hang: (x: number, y: number, size: number) => string,
  x: number,
  y: number,
  size: number,
): string {
  return [
    oval(x, y + 6 * size, 40 * size, 7 * size, '#05142b', 'opacity=".5"'),
    oval(x, y + 4 * size, 30 * size, 6 * size, '#7a4a1c'),
    hang(x, y - 64 * size, size),
    oval(x, y + 22 * size, 18 * size, 3 * size, '#ffd27a', 'opacity=".7"'),
    oval(x, y + 34 * size, 11 * size, 2.4 * size, '#ffd27a', 'opacity=".5"'),
  ].join('');
}
