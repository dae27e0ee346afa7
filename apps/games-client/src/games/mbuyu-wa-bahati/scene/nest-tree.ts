/** Left of the cabinet: the great baobab with weavers' nests. */
import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { grassPath } from '#frame/games/flagship/scenery.ts';
import { ink } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;

const trunk = `M40 650C90 590 100 500 96 400C94 340 80 300 50 262L20 220L44 206L92 252C96 220 88 180 70 140L98 132C116 168 126 210 128 250
  C150 240 168 190 172 120H204C206 190 214 226 230 248C252 226 268 190 276 150L304 160C296 206 284 240 276 268L334 214L356 232L312 286
  C296 320 288 360 290 410C292 500 310 590 372 650Z`;

const crowns = [
  [40, 190, 54],
  [84, 120, 60],
  [150, 82, 62],
  [226, 78, 62],
  [300, 116, 60],
  [360, 190, 50],
] as const;

/** A nest woven of grass, hanging by a thread of it. */
const nest = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  line('M0 -70V-34', '#8a5a1e', 5) +
  fill(
    'M0 -40C30 -40 40 -6 34 16C30 30 20 36 14 38L12 62H-10L-12 40C-34 30 -40 -40 0 -40Z',
    ink,
    `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  fill(
    'M0 -40C30 -40 40 -6 34 16C30 30 20 36 14 38L12 62H-10L-12 40C-34 30 -40 -40 0 -40Z',
    '#e8b040',
  ) +
  line(
    'M-24 -16C-8 -24 12 -22 28 -10M-28 2C-8 -8 14 -6 33 6M-22 20C-6 12 12 14 28 22M-10 44H12',
    '#8a5a1e',
    4,
  ) +
  `${line('M-22 -18C-14 -32 -4 -34 4 -34', '#fff4b0', 4)}</g>`;

/** A weaver at work, beating its wings. */
const bird = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})">` +
  fill(
    'M0 0C10 -16 34 -16 42 0L70 8L42 16C30 26 8 22 0 0Z',
    ink,
    `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`,
  ) +
  fill('M0 0C10 -16 34 -16 42 0L70 8L42 16C30 26 8 22 0 0Z', '#ffd82e') +
  fill(
    'M20 -4C26 -34 44 -44 60 -46C58 -26 48 -8 36 4Z',
    '#c8901e',
    `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
  ) +
  `${fill('M0 0C2 -10 12 -14 18 -12C20 -4 16 6 10 10C4 8 0 4 0 0Z', ink)}${disc(10, -2, 2.6, '#ff5a3a')}</g>`;

export const nestTree = picture(
  width,
  height,
  shades('bark', [60, 0, 340, 0], '#f0b878', '#c07a48', '#6a3428', '#3a1820') +
    ball('leaf', [160, 60, 260], '#e8ff7a', '#7ad84a', '#2a9a44', '#0c5a3a'),
  crowns.map(([x, y, r]) => disc(x, y + 6, r + 7, ink)).join('') +
    fill(trunk, ink, `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`) +
    fill(trunk, 'url(#bark)') +
    line(
      'M90 640C130 560 134 460 126 380C120 330 104 300 84 276M150 644C168 540 166 420 158 300M230 644C222 540 222 420 232 300M310 640C270 560 258 460 264 380C266 340 280 310 296 290',
      '#6a3428',
      6,
      'opacity=".6"',
    ) +
    line('M60 640C104 580 112 490 108 400', '#fff2c8', 6, 'opacity=".7"') +
    crowns.map(([x, y, r]) => disc(x, y, r, 'url(#leaf)')).join('') +
    crowns
      .map(([x, y, r]) => disc(x - r * 0.26, y - r * 0.3, r * 0.4, '#f4ffa8', 'opacity=".55"'))
      .join('') +
    dots(
      [
        [60, 150],
        [110, 170],
        [190, 140],
        [260, 150],
        [330, 180],
        [150, 110],
        [230, 104],
      ],
      8,
      '#ffffff',
    ) +
    `<ellipse cx="192" cy="470" rx="34" ry="56" fill="${ink}"/><ellipse cx="192" cy="472" rx="25" ry="46" fill="#ffb83a"/><ellipse cx="192" cy="480" rx="15" ry="32" fill="#fff6c0"/>` +
    nest(40, 320, 0.9) +
    nest(356, 330, 1) +
    nest(318, 300, 0.7) +
    bird(250, 360, 0.9) +
    bird(80, 400, -0.8) +
    line(
      grassPath(101, 150, { x: 0, width: 420, y: 606, deep: 40, tall: 70 }),
      '#fff0a0',
      4,
      'opacity=".85"',
    ),
);
