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
  ring,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';
import { brandPalette, gamePalettes } from '@bahati/ui/patterns/palettes.ts';

const places = {
  wide: {
    phone: [1030, 322, 0.9],
    heap: [1250, 516, 0.94],
    edge: 522,
    from: [1080, 224],
    to: [1256, 412],
  },
  tall: {
    phone: [300, 606, 1.06],
    heap: [566, 838, 1.05],
    edge: 858,
    from: [370, 500],
    to: [566, 740],
  },
} as const;

/** Money that leaves a phone and lies in the basket a moment later. */
export function drawPhoneDeposit(brush: Brush, crop: SceneCrop): string {
  const { width, height } = sceneSizes[crop];
  const { phone, heap, edge, from, to } = places[crop];
  const { defs, hang } = lanternMaker(brush);
  const wall = cloth(brush, 'karibu', gamePalettes[2], 0.9);
  const dusk = brush.linear(['0 #021a1c .95', '.5 #03302e .62', '1 #021214 .9'], 0, 0, 0.4, 1);
  const glow = brush.radial(['0 #ffe7a8 .8', '.5 #ffb347 .24', '1 #ff8a3a 0']);
  const table = brush.linear(['#b9763f', '#6e3a1a', '#34180a']);
  return [
    defs,
    bar(0, 0, width, height, '#0a4f49'),
    bar(0, 0, width, height, wall),
    bar(0, 0, width, height, dusk),
    garland([-20, 110], [width * 0.52, 96], 26, [0.5, 0.62, 0.5], hang),
    garland([width * 0.52, 96], [width + 20, 120], 26, [0.6, 0.72, 0.6], hang),
    disc(phone[0], phone[1], 380, glow),
    bar(0, edge - 46, width, height - edge + 46, table),
    moved(0, edge, bar(0, 0, width, height - edge, band(brush, 'meza', brandPalette, 40))),
    oval(phone[0] + 20, edge - 20, 190, 20, '#1a0a04', 'opacity=".55"'),
    moved(phone[0], phone[1], handset(brush), phone[2], -9),
    moved(heap[0], heap[1] - 16, basket(brush), heap[2]),
    flight(brush, from, to),
  ].join('');
}

/** A phone round the origin, 480 high, with a payment that has just gone through. */
function handset(brush: Brush): string {
  const shell = brush.linear(['#3a4a7a', '#141b3c', '#070b1c'], 0, 0, 1, 1);
  const screen = brush.linear(['#fdf6e4', '#f4e2bb']);
  const keys = repeated(12, (at) =>
    disc(-56 + (at % 3) * 56, 76 + Math.floor(at / 3) * 34, 11, '#1b2760', 'opacity=".16"'),
  );
  return [
    bar(-122, -232, 244, 464, '#05081a', 'rx="40" opacity=".5" transform="translate(12 14)"'),
    bar(-122, -232, 244, 464, shell, 'rx="40"'),
    bar(-106, -214, 212, 428, screen, 'rx="26"'),
    bar(-34, -206, 68, 12, '#0b1020', 'rx="6"'),
    disc(0, -100, 62, brush.linear(['#4fd0bd', '#0f8478'])),
    moved(0, -100, ring(12, bar(-3, -82, 6, 12, '#e2b04a', 'rx="3"'))),
    stroke('M-28-100L-8-78L30-122', '#fffdf2', 13),
    bar(-66, -10, 132, 16, '#1b2760', 'rx="8"'),
    bar(-44, 18, 88, 10, '#1b2760', 'rx="5" opacity=".4"'),
    keys,
    path('M-122-150V-192C-122-214-104-232-82-232H-20Z', '#fff', 'opacity=".14"'),
    stroke('M-114-186V150', '#9db2f0', 3, 'opacity=".5"'),
  ].join('');
}

/** A coin that bears a cowrie, of radius 34. */
function coin(brush: Brush): string {
  const face = brush.radial(['#fff6d0', '#f4cb68', '#c4882a', '#7c4a10'], 0.36, 0.3, 0.86);
  return [
    disc(2, 4, 34, '#3a1c06', 'opacity=".5"'),
    disc(0, 0, 34, face),
    `<circle r="26" fill="none" stroke="#8a5614" stroke-width="2.4" stroke-dasharray="2 5"/>`,
    oval(0, 0, 12, 17, '#fff0bd'),
    stroke('M0-13V13', '#7c4a10', 4, 'stroke-dasharray="2 4"'),
  ].join('');
}

type Point = readonly [number, number];

/** Coins on their way, the nearest the largest. */
function flight(brush: Brush, [x1, y1]: Point, [x2, y2]: Point): string {
  const coinId = `${brush.prefix}-coin`;
  const top = Math.min(y1, y2) - 84;
  const along = (t: number): Point => [
    tidy((1 - t) * (1 - t) * x1 + 2 * (1 - t) * t * ((x1 + x2) / 2) + t * t * x2),
    tidy((1 - t) * (1 - t) * y1 + 2 * (1 - t) * t * top + t * t * y2),
  ];
  const coins = [0.14, 0.36, 0.6, 0.82]
    .map((t, at) => {
      const [x, y] = along(t);
      const size = 0.62 + at * 0.14;
      return `<use href="#${coinId}" transform="translate(${x} ${y})
        rotate(${at * 24 - 30}) scale(${size} ${tidy(size * 10 - 1) / 10})"/>`;
    })
    .join('');
  const middle = along(0.5);
  return [
    `<defs><g id="${coinId}">${coin(brush)}</g></defs>`,
    stroke(
      `M${x1} ${y1}Q${(x1 + x2) / 2} ${top} ${x2} ${y2}`,
      '#ffe7a8',
      3,
      'stroke-dasharray="1 14" opacity=".8"',
    ),
    coins,
    glint(middle[0] + 52, middle[1] - 40, 16),
    glint(x1 - 20, y1 - 60, 10),
  ].join('');
}

/** A woven basket full of coins, its foot at the origin. */
function basket(brush: Brush): string {
  const reed = brush.linear(['#f0c987', '#b97c3a', '#6b3e16']);
  const heap = repeated(3, (row) =>
    repeated(5 - row, (at) => moved(-72 + at * 36 + row * 18, -112 - row * 26, coin(brush), 0.76)),
  );
  const weave = repeated(4, (row) => {
    const half = 104 - row * 5;
    return stroke(
      `M${-half} ${-92 + row * 24}q${half} 36 ${half * 2} 0`,
      '#5e3016',
      3,
      'opacity=".6"',
    );
  });
  return [
    oval(0, 4, 120, 14, '#1a0a04', 'opacity=".55"'),
    heap,
    path('M-112-104C-60-84 60-84 112-104L92-10C60 8-60 8-92-10Z', reed),
    weave,
    path('M-98-64C-50-46 50-46 98-64L92-34C50-18-50-18-92-34Z', '#0f8478'),
    repeated(7, (at) =>
      path(`M${-72 + at * 24}-${52 - Math.abs(3 - at) * 3}l9 12-9 12-9-12Z`, '#ffd072'),
    ),
    stroke('M-112-104C-60-84 60-84 112-104', '#fff0c8', 7),
    glint(-50, -150, 14),
  ].join('');
}
