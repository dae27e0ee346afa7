/** The wheel of the market and what stands about it, for its two pictures. */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  disc,
  moved,
  oval,
  path,
  repeated,
  ring,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';
import { lettered } from '@bahati/ui/game-art/game-scenes/parts.ts';

const tones = {
  one: ['#5b95e6', '#1b3f86'],
  two: ['#25b6a2', '#0b5a55'],
  five: ['#ffa14e', '#b4481a'],
  ten: ['#f25590', '#8f1650'],
  coin: ['#ffe08a', '#c58a1f'],
  crates: ['#b0e06a', '#3f7d22'],
  festival: ['#ac72f2', '#451a8c'],
} as const;

type Slice = keyof typeof tones;

const figures: Readonly<Partial<Record<Slice, string>>> = {
  one: '1',
  two: '2',
  five: '5',
  ten: '10',
};

/** Every place of the wheel, in fewer and wider slices than it has. */
const slices: readonly Slice[] = [
  ...(['festival', 'one', 'five', 'two', 'coin', 'one', 'two', 'ten', 'one'] as const),
  ...(['crates', 'two', 'one', 'five', 'one', 'coin', 'two', 'one', 'five'] as const),
];

/** A coin of the game with a lozenge cut in it, of radius 40. */
export function soukCoin(brush: Brush): string {
  const gold = brush.linear(['#fff6c8', '#ffcf57', '#a5690f'], 0, 0, 1, 1);
  return [
    disc(3, 7, 41, '#000', 'opacity=".35"'),
    disc(0, 4, 41, '#6b3f08') + disc(0, 0, 40, gold),
    disc(0, 0, 32, 'none', 'stroke="#8a5410" stroke-width="3"'),
    ring(12, disc(0, -36, 2, '#8a5410')),
    path('M0-22L18 0L0 22L-18 0Z', '#a5690f') + path('M0-15L12 0L0 15L-12 0Z', '#fff0b8'),
  ].join('');
}

/** A crate of oranges and mangoes, its foot at the origin, 100 wide. */
export function fruitCrate(brush: Brush): string {
  const fruit = brush.radial(['#fff0b0', '#ffa53a', '#d2560e'], 0.36, 0.3, 0.8);
  const green = brush.radial(['#f2f6a8', '#a9c83c', '#4c7a14'], 0.36, 0.3, 0.8);
  const heap = [
    [-30, -62, 18],
    [2, -70, 19],
    [32, -62, 17],
    [-15, -84, 16],
    [19, -88, 16],
  ] as const;
  const plank = brush.linear(['#e2ac68', '#a8672e', '#6a3a16']);
  return [
    heap.map(([x, y, size], at) => disc(x, y, size, at % 2 ? green : fruit)).join(''),
    path('M10-92Q24-118 44-106Q34-90 10-92Z', '#3f8a2c'),
    path('M-52-56H52L46 2H-46Z', '#4a260c'),
    path('M-52-56H52L50-40H-50ZM-49-35H49L47.5-19H-47.5ZM-46.5-14H46.5L45 2H-45Z', plank),
    path('M-38-56H-28L-26 2H-35ZM38-56H28L26 2H35Z', '#7a431a'),
  ].join('');
}

function sign(brush: Brush, slice: Slice): string {
  const figure = figures[slice];
  if (figure) return lettered(figure, 25, slice === 'five' ? '#3a1603' : '#fffaf0');
  if (slice === 'coin') return moved(0, 0, soukCoin(brush), 0.32);
  if (slice === 'crates') return moved(0, 15, fruitCrate(brush), 0.3);
  return path('M0-17L4.2-6L16-5.4L6.8 2L10 13.5L0 7L-10 13.5L-6.8 2L-16-5.4L-4.2-6Z', '#ffe9a6');
}

/** Of radius 136 with its rim of lamps, about the origin. */
export function marketWheel(brush: Brush, turn = 0): string {
  const size = 360 / slices.length;
  const half = (size * Math.PI) / 360;
  const [x, y] = [tidy(Math.sin(half) * 116), tidy(-Math.cos(half) * 116)];
  const rim = brush.linear(['#d8452c', '#8f1f16', '#4a0c0c']);
  const brass = brush.linear(['#fff3b8', '#f0b13a', '#8a4c0c'], 0, 0, 1, 1);
  const wedge = (slice: Slice, at: number) => {
    const [light, deep] = tones[slice];
    const fill = brush.radial([`0 ${deep}`, `.7 ${light}`, `1 ${deep}`], 0.5, 1, 1);
    return `<g transform="rotate(${tidy(at * size)})">${path(
      `M0 0L${-x} ${y}A116 116 0 0 1 ${x} ${y}Z`,
      fill,
      'stroke="#ffdf92" stroke-width="1.8"',
    )}${moved(0, -91, sign(brush, slice))}</g>`;
  };
  return [
    disc(0, 8, 138, '#000', 'opacity=".4"'),
    disc(0, 0, 138, '#3c1205') + disc(0, 0, 135, rim),
    ring(24, path('M-9-119L0-132L9-119Z', '#ffcf6a')),
    disc(0, 0, 119, brass) + disc(0, 0, 116.5, '#2a0f08'),
    `<g transform="rotate(${turn})">${slices.map(wedge).join('')}</g>`,
    repeated(24, (at) =>
      disc(
        tidy(Math.sin((at + 0.5) * 0.2618) * 127),
        tidy(-Math.cos((at + 0.5) * 0.2618) * 127),
        4.6,
        at % 2 ? '#fffbe0' : '#ffd45e',
      ),
    ),
    disc(0, 0, 38, '#2a0f08') + disc(0, -2, 34, brass),
    ring(8, path('M0-30L6-9H-6Z', '#8a4c0c')) + disc(0, -2, 11, '#fff3c8'),
  ].join('');
}

/** The pointer, its tip at the origin. */
export function wheelPointer(brush: Brush): string {
  const red = brush.linear(['#ff9aa8', '#e21f45', '#8a0a2c']);
  return path(
    'M-21-50C-21-64 21-64 21-50L0 0Z',
    red,
    'stroke="#3a0414" stroke-width="4" stroke-linejoin="round"',
  );
}

/** A striped awning over the whole tile, its lower edge scalloped. */
export function awning(y: number, colours: readonly [string, string]): string {
  const width = 40;
  return repeated(9, (at) =>
    path(
      `M${at * width - 20}-10H${at * width + 20}V${y}A20 18 0 0 1 ${at * width - 20} ${y}Z`,
      colours[at % 2] ?? colours[0],
    ),
  );
}

/** A parasol of the market, the foot of its pole at the origin. */
export function parasol(colours: readonly [string, string]): string {
  return [
    stroke('M0 0V-96', '#5a3210', 5),
    path('M-62-84C-54-126-22-140 0-142C22-140 54-126 62-84Z', colours[0]),
    path('M-24-84C-20-120-8-138 0-142C8-138 20-120 24-84Z', colours[1]),
    path(
      'M-62-84Q-52-74-43-84Q-34-74-24-84Q-12-74 0-84Q12-74 24-84Q34-74 43-84Q52-74 62-84Z',
      colours[0],
    ),
    oval(0, -142, 4, 4, '#fff3c8'),
  ].join('');
}
