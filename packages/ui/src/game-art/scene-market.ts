/** The near half of the night market: quay, stalls, lanterns, goods and people. */
import { fieldTile, kangaBand } from '@bahati/ui/patterns/kanga.ts';
import { gamePalettes, type Palette } from '@bahati/ui/patterns/palettes.ts';
import type { Brush } from './brush.ts';
import { bar, disc, moved, oval, path, repeated, stroke, tidy } from './shapes.ts';

export function cloth(brush: Brush, seed: string, palette: Palette, scale: number): string {
  return brush.define((id) =>
    [
      `<pattern id="${id}" width="120" height="120" patternUnits="userSpaceOnUse"
        patternTransform="scale(${scale})">`,
      fieldTile(seed, palette),
      '</pattern>',
    ].join(''),
  );
}

export function band(brush: Brush, seed: string, palette: Palette, height: number): string {
  const body = kangaBand(seed, palette).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return brush.define((id) =>
    [
      `<pattern id="${id}" width="96" height="48" patternUnits="userSpaceOnUse"
        patternTransform="scale(${tidy((height / 48) * 10) / 10})">`,
      body,
      '</pattern>',
    ].join(''),
  );
}

/** Defines the small lantern once; `hang` then places it anywhere. */
export function lanternMaker(brush: Brush) {
  const id = `${brush.prefix}-lantern`;
  const brass = brush.linear(['#7a4a10', '#f0c35f', '#fff0bd', '#c98f2b', '#6b3e0c'], 0, 0, 1, 0);
  const glass = brush.radial(['#fffdf0', '#ffdf8a', '#ff9a3a', '#c2481c'], 0.5, 0.55, 0.6);
  const glow = brush.radial(['0 #ffe6a8 .75', '.4 #ffb347 .26', '1 #ff8a3a 0']);
  const drawing = [
    disc(0, 32, 78, glow),
    stroke('M0 0V8', '#c98f2b', 2),
    path('M-5 8H5L8 14H-8Z', brass),
    path('M0 10C12 12 20 18 22 24H-22C-20 18-12 12 0 10Z', brass),
    path('M-19 24H19C26 34 24 46 15 56H-15C-24 46-26 34-19 24Z', glass),
    stroke('M-9 24C-14 34-13 46-7 56M9 24C14 34 13 46 7 56', '#8a4a14', 2),
    path('M0 32C5 38 5 45 0 50C-5 45-5 38 0 32Z', '#fffef2'),
    path('M-16 56H16L12 63H-12Z', brass),
    disc(0, 67, 3, brass),
  ].join('');
  return {
    defs: `<defs><g id="${id}">${drawing}</g></defs>`,
    hang: (x: number, y: number, size: number) =>
      `<use href="#${id}" transform="translate(${tidy(x)} ${tidy(y)}) scale(${size})"/>`,
  };
}

type Hang = ReturnType<typeof lanternMaker>['hang'];

/** A sagging cord with its lanterns, from one post to the next. */
export function garland(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  sag: number,
  sizes: readonly number[],
  hang: Hang,
): string {
  const middleX = (x1 + x2) / 2;
  const middleY = (y1 + y2) / 2 + sag * 2;
  const lights = sizes
    .map((size, at) => {
      const t = (at + 0.5) / sizes.length;
      const rest = 1 - t;
      const x = rest * rest * x1 + 2 * rest * t * middleX + t * t * x2;
      const y = rest * rest * y1 + 2 * rest * t * middleY + t * t * y2;
      return hang(x, y, size);
    })
    .join('');
  return stroke(`M${x1} ${y1}Q${middleX} ${middleY} ${x2} ${y2}`, '#0a0818', 2.5) + lights;
}

const spices = ['#ffc02e', '#d8322e', '#8fae3a', '#e8761a', '#7a3a1c'] as const;
const fruits = ['#ff8a3a', '#ffcb4a', '#e0402e', '#9ac23c'] as const;

function goods(brush: Brush): string {
  const basket = brush.linear(['#e0b070', '#8a5426']);
  const heaps = spices
    .map((tone, at) => {
      const x = -118 + at * 34;
      return (
        path(`M${x - 15} -97L${x} -126L${x + 15} -97Z`, tone) +
        path(`M${x} -126L${x + 15} -97H${x + 3}Z`, '#2a0d08', 'opacity=".25"') +
        path(`M${x - 17} -98H${x + 17}L${x + 12} -88H${x - 12}Z`, basket)
      );
    })
    .join('');
  const fruit = repeated(3, (row) =>
    repeated(5 - row, (at) => {
      const x = 62 + at * 17 + row * 8.5;
      const y = -99 - row * 13;
      return (
        disc(x, y, 8.8, fruits[(at + row) % 4] ?? '#ff8a3a') +
        disc(x - 2.6, y - 3, 2.4, '#fff', 'opacity=".5"')
      );
    }),
  );
  return heaps + fruit + path('M46-94H146L138-84H54Z', basket);
}

/** One stall, its foot at the origin, 380 wide. */
export function stall(brush: Brush, seed: string, palette: Palette, hang: Hang): string {
  const inside = brush.radial(['#ffe2a0', '#f09a3a', '#9a3a1c', '#3a1420'], 0.5, 0.42, 0.72);
  const wood = brush.linear(['#9a5c30', '#5e3016', '#2f150a']);
  const post = brush.linear(['#3d1d0c', '#a5683a', '#3d1d0c'], 0, 0, 1, 0);
  const shade = brush.linear(['0 #000 0', '1 #000 .42']);
  const stripes = repeated(10, (at) => {
    const fill = at % 2 ? '#fbeed2' : palette.accent;
    const top = -150 + at * 30;
    const foot = -195 + at * 39;
    return (
      path(`M${top} -322H${top + 30}L${foot + 39} -252H${foot}Z`, fill) +
      path(`M${foot} -252H${foot + 39}V-244A19.5 19.5 0 0 1 ${foot} -244Z`, fill) +
      path(
        `M${foot} -252H${foot + 39}V-244A19.5 19.5 0 0 1 ${foot} -244Z`,
        '#1a0a20',
        'opacity=".26"',
      )
    );
  });
  return [
    oval(0, 2, 210, 13, '#04050e', 'opacity=".55"'),
    bar(-158, -262, 316, 180, inside),
    moved(
      -150,
      -250,
      bar(0, 0, 84, 132, cloth(brush, seed, palette, 0.42)) + bar(0, 118, 84, 14, palette.ink),
    ),
    moved(
      66,
      -250,
      bar(0, 0, 84, 132, cloth(brush, `${seed}2`, gamePalettes[3], 0.42)) +
        bar(0, 118, 84, 14, '#26051d'),
    ),
    bar(-158, -150, 316, 7, '#5e3016'),
    repeated(4, (at) =>
      moved(
        -44 + at * 29,
        -150,
        path('M-9 0C-14-10-9-20-5-24V-30H5V-24C9-20 14-10 9 0Z', at % 2 ? '#2fb8a6' : '#e2b04a') +
          stroke('M-5-12C-6-8-5-5-4-3', '#fff', 1.6, 'opacity=".6"'),
      ),
    ),
    bar(-158, -262, 316, 60, brush.linear(['0 #1a0614 .75', '1 #1a0614 0'])),
    goods(brush),
    bar(-172, -90, 344, 90, wood),
    moved(-172, -84, bar(0, 0, 344, 26, band(brush, seed, palette, 26))),
    stroke('M-86-56V-4M0-56V-4M86-56V-4M-172-30H172', '#1d0b04', 2, 'opacity=".55"'),
    bar(-178, -96, 356, 10, brush.linear(['#e0a868', '#8a5028'])),
    bar(-172, -56, 344, 56, shade),
    bar(-170, -258, 11, 258, post),
    bar(159, -258, 11, 258, post),
    stripes,
    path('M-150-322H150L195-252H-195Z', brush.linear(['0 #fff .22', '.5 #fff 0', '1 #1a0a20 .3'])),
    hang(-112, -236, 0.62),
    hang(112, -236, 0.62),
    hang(0, -238, 0.78),
  ].join('');
}

/** Someone at the market, seen from behind, wrapped in kanga. */
export function person(brush: Brush, seed: string, palette: Palette, isTall: boolean): string {
  const wrap = cloth(brush, seed, palette, 0.26);
  const lit = brush.linear(['0 #000 .5', '.55 #000 .12', '1 #ffc06a .38'], 0, 0, 1, 0);
  const body = isTall
    ? 'M-24 0C-28-50-30-92-20-120C-12-132 12-132 20-120C30-92 28-50 24 0Z'
    : 'M-26 0C-32-46-30-84-18-108C-10-118 10-118 18-108C30-84 32-46 26 0Z';
  const head = isTall ? -140 : -126;
  return [
    oval(0, 0, 32, 6, '#04050e', 'opacity=".6"'),
    path(body, wrap),
    path(body, lit),
    disc(0, head, 14, '#2a120d'),
    isTall
      ? path(
          `M-15 ${head - 2}C-16 ${head - 22} 16 ${head - 22} 15 ${head - 2}
            C6 ${head - 7}-6 ${head - 7}-15 ${head - 2}Z`,
          '#fbeed2',
        )
      : path(
          `M-17 ${head + 12}C-24 ${head - 24} 24 ${head - 24} 17 ${head + 12}
            C26 ${head + 30} 22 ${head + 44} 14 ${head + 52}
            C-4 ${head + 40}-22 ${head + 34}-17 ${head + 12}Z`,
          palette.main,
        ),
    stroke(
      isTall ? 'M21-112C28-84 27-46 24-6' : 'M20-100C28-76 30-42 26-6',
      '#ffd08a',
      2.5,
      'opacity=".6"',
    ),
  ].join('');
}

export function quay(brush: Brush, width: number, top: number, height: number): string {
  const stone = brush.linear(['#5a4468', '#2c2248', '#120f28']);
  const courses = repeated(Math.ceil(width / 74) + 1, (at) => {
    const x = at * 74 - 20;
    return stroke(
      `M${x} ${top + 14}V${top + 36}M${x + 36} ${top + 38}V${top + 64}`,
      '#0d0a20',
      2,
      'opacity=".6"',
    );
  });
  return [
    bar(0, top, width, height - top, stone),
    bar(0, top, width, 12, brush.linear(['#b98a6a', '#6b4a5e'])),
    stroke(`M0 ${top + 37}H${width}M0 ${top + 66}H${width}`, '#0d0a20', 2, 'opacity=".6"'),
    courses,
  ].join('');
}
