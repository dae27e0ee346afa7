/** Left the leopard on a bough of a mossed tree, right the tree of the owl with shelves of fungus. */
import { disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { grassPath } from '#frame/games/flagship/scenery.ts';
import { at, ink } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;

const bole = `M20 650C60 590 66 480 62 380C58 260 40 120 20 -10H150C150 90 152 170 164 214C230 226 310 214 420 176V232
  C320 274 230 288 176 284C172 400 176 560 216 650Z`;
/** Lying along the bough, the head to the right, the tail down. */
const cat = `M120 196C120 172 150 156 190 160C230 156 270 160 296 170C300 152 312 142 326 144C332 132 346 130 350 142C366 140 378 150 380 166
  C392 172 394 186 380 192C370 204 346 206 332 200C320 212 320 232 328 252H304C296 238 294 222 290 210C250 222 200 226 168 220L176 262H152
  L140 222C124 220 118 208 120 196Z`;
const spots = [
  [148, 184],
  [170, 176],
  [192, 182],
  [214, 172],
  [236, 182],
  [258, 176],
  [278, 188],
  [162, 200],
  [186, 202],
  [210, 200],
  [236, 204],
  [262, 202],
] as const;

/** Leaves that close a trunk above. */
function canopy(seed: number, left: number, right: number): string {
  const chance = chances(seed);
  const heads = Array.from({ length: 26 }, () => [
    left + chance() * (right - left),
    48 + chance() * 70,
    26 + chance() * 18,
  ]);
  const layer = (paint: string, by: number, up: number) =>
    heads.map(([x = 0, y = 0, r = 0]) => disc(x - up * 0.5, y - up, r * by, paint)).join('');
  return (
    layer(ink, 1.16, 0) +
    layer('#0f4a44', 1, 0) +
    layer('#1f8a62', 0.7, 8) +
    layer('#6ad08a', 0.26, 16)
  );
}

function vines(seed: number, count: number, left: number, right: number, top: number): string {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const x = left + chance() * (right - left);
    const long = 60 + chance() * 130;
    return line(
      `M${at(x)} ${top}q${at((chance() - 0.5) * 24)} ${at(long * 0.6)} ${at((chance() - 0.5) * 14)} ${at(long)}`,
      chance() > 0.4 ? '#7ad0a8' : '#c8f0d0',
      3,
      'opacity=".6"',
    );
  }).join('');
}

export const leopardTree = picture(
  width,
  height,
  shades('bark', [20, 0, 240, 0], '#3a6a64', '#1c3a40', '#0a161e') +
    shades('cat', [120, 140, 380, 230], '#ffe08a', '#e89a34', '#8a4a1c') +
    shades('moss', [0, 0, 0, 60], '#8af09a', '#1f7a54'),
  vines(71, 16, 190, 410, 240) +
    fill(bole, ink, `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`) +
    fill(bole, 'url(#bark)') +
    line(
      'M52 640C84 560 92 460 88 340C84 220 72 110 60 0M104 640C120 540 126 440 122 330C118 220 112 110 106 0M160 640C150 540 146 420 148 300',
      '#08141a',
      6,
      'opacity=".6"',
    ) +
    line('M30 640C66 570 74 470 70 370C64 250 50 120 34 0', '#a8f0e0', 5, 'opacity=".6"') +
    fill('M150 206C230 232 320 216 420 170V188C330 230 230 244 160 230Z', 'url(#moss)') +
    line('M132 214C100 240 96 290 108 330C114 350 104 362 92 360', ink, 24) +
    line('M132 214C100 240 96 290 108 330C114 350 104 362 92 360', '#d8902e', 13) +
    fill(cat, ink, `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`) +
    fill(cat, 'url(#cat)') +
    spots
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="6" fill="#b8641e" stroke="#2a120c" stroke-width="4" stroke-dasharray="9 3"/>`,
      )
      .join('') +
    dots(
      [
        [314, 164],
        [328, 156],
        [340, 152],
        [306, 186],
        [316, 198],
        [312, 226],
        [160, 240],
        [112, 320],
        [106, 290],
        [104, 262],
      ],
      3.6,
      '#3a180c',
    ) +
    line(
      'M124 186C132 168 160 160 190 162C230 158 270 162 298 172C304 154 316 146 328 148',
      '#fffbe0',
      4,
      'opacity=".85"',
    ) +
    fill('M344 166C350 158 360 158 364 166C358 172 350 172 344 166Z', '#c8ff5a') +
    disc(355, 165, 2.6, ink) +
    fill('M376 172C384 170 388 176 384 182C378 182 374 178 376 172Z', '#8a2a3a') +
    line('M352 186C362 192 374 192 380 188', '#5a2418', 3.4) +
    [
      [70, 470, 30],
      [110, 540, 38],
      [60, 590, 34],
      [140, 420, 24],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.5}" fill="url(#moss)" opacity=".8"/>`,
      )
      .join('') +
    canopy(76, 40, 190) +
    line(
      grassPath(72, 150, { x: 0, width: 420, y: 606, deep: 40, tall: 84 }),
      '#3ab07a',
      4,
      'opacity=".85"',
    ),
);

const stump = `M230 650C250 560 256 470 250 380C240 300 210 250 160 210L186 186C230 214 262 246 280 290C284 200 284 90 270 -10H392
  C384 120 388 260 396 380C402 480 410 570 440 650Z`;

const shelf = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  fill(
    'M0 0C-10 -34 -70 -40 -96 -12C-84 12 -30 18 0 14Z',
    ink,
    `stroke="${ink}" stroke-width="7"`,
  ) +
  fill('M0 0C-10 -34 -70 -40 -96 -12C-64 -4 -30 0 0 0Z', '#ff9a5a') +
  fill('M0 2C-30 2 -64 -2 -94 -10C-82 12 -30 18 0 14Z', '#ffe8b0') +
  `${line('M-84 -18C-64 -34 -30 -32 -12 -14', '#fff', 4, 'opacity=".7"')}</g>`;

export const owlTree = picture(
  width,
  height,
  shades('bark', [230, 0, 420, 0], '#4a7a70', '#203c42', '#08121a') +
    shades('owl', [0, 110, 0, 210], '#e0c8ff', '#7a54c8', '#2a1660'),
  vines(73, 14, 250, 400, 40) +
    fill(stump, ink, `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`) +
    fill(stump, 'url(#bark)') +
    line(
      'M300 640C312 540 314 420 306 300C304 200 304 100 300 0M350 640C350 540 348 420 350 300C350 200 344 100 340 0',
      '#08141a',
      6,
      'opacity=".6"',
    ) +
    line(
      'M246 640C262 560 266 470 262 390C254 310 224 250 180 212',
      '#a8f0e0',
      5,
      'opacity=".55"',
    ) +
    `<ellipse cx="332" cy="300" rx="34" ry="48" fill="#04080e"/>` +
    disc(320, 296, 6, '#ffd23c') +
    disc(342, 296, 6, '#ffd23c') +
    fill(
      'M150 214C128 200 124 150 136 120L132 96L152 108C162 104 174 104 184 108L204 96L200 120C212 150 208 196 188 212Z',
      ink,
      `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`,
    ) +
    fill(
      'M150 214C128 200 124 150 136 120L132 96L152 108C162 104 174 104 184 108L204 96L200 120C212 150 208 196 188 212Z',
      'url(#owl)',
    ) +
    disc(153, 130, 15, '#fff4ff') +
    disc(183, 130, 15, '#fff4ff') +
    disc(154, 131, 9.5, '#ffb81e') +
    disc(182, 131, 9.5, '#ffb81e') +
    disc(155, 131, 5, ink) +
    disc(181, 131, 5, ink) +
    fill('M168 134L162 146L168 154L174 146Z', '#ffc21e') +
    line('M152 168q8 8 16 0q8 8 16 0M154 184q7 8 14 0q7 8 14 0', '#3a1f80', 4) +
    shelf(258, 430, 0.9) +
    shelf(262, 500, 1.15) +
    shelf(256, 560, 0.8) +
    canopy(77, 250, 390) +
    line(
      grassPath(74, 150, { x: 0, width: 420, y: 606, deep: 40, tall: 84 }),
      '#3ab07a',
      4,
      'opacity=".85"',
    ),
);
