/** Left of the cabinet a loaded camel kneels by the fire, right of it a thorn tree hung with gourds. */
import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#160a22';

const camel =
  fill(
    'M60 560C40 480 70 420 130 410C160 350 220 350 240 410C270 400 290 380 296 330C300 290 300 240 318 214C340 192 380 196 402 222C416 236 412 252 398 256L362 262C356 330 350 430 320 490C330 530 330 560 320 580H80Z',
    'url(#coat)',
    `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`,
  ) +
  fill('M300 360C340 380 346 440 318 490C300 470 290 420 300 360Z', '#5a2c1c', 'opacity=".4"') +
  fill(
    'M60 560C60 590 100 600 150 592H320C344 590 348 566 320 560Z',
    'url(#coat)',
    `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`,
  ) +
  line('M320 218C336 204 366 204 384 220', '#fff0c8', 6) +
  fill(
    'M318 214C312 196 322 180 336 184C340 196 338 208 330 214Z',
    'url(#coat)',
    `stroke="${edge}" stroke-width="6"`,
  ) +
  disc(362, 226, 6, edge) +
  line('M384 246C392 248 400 246 406 242', edge, 4) +
  line('M340 206C346 226 344 244 336 262M346 240C364 246 382 246 398 240', '#e0243c', 8) +
  line('M302 330C320 344 344 346 358 338', '#e0243c', 12) +
  line('M302 330C320 344 344 346 358 338', '#ffd23c', 4, 'stroke-dasharray="1 9"') +
  fill(
    'M104 420C130 380 230 372 262 420L276 520C220 540 140 540 92 520Z',
    '#c8303a',
    `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  line(
    'M102 446C150 462 220 462 268 446M98 476C150 492 220 492 272 476M94 504C150 520 220 520 276 504',
    '#ffd23c',
    7,
  ) +
  line('M100 460l16 12 16 -8 16 10 16 -8 16 10 16 -10 16 8 16 -10 16 8 16 -12', '#1fb0d8', 6) +
  [150, 210]
    .map(
      (x) =>
        fill(
          `M${x - 26} 380C${x - 30} 340 ${x - 12} 320 ${x} 320C${x + 12} 320 ${x + 30} 340 ${x + 26} 380Z`,
          '#e8b070',
          `stroke="${edge}" stroke-width="7"`,
        ) + line(`M${x - 20} 352H${x + 20}`, '#8a3a1c', 6),
    )
    .join('');

const fire =
  disc(70, 590, 120, 'url(#heat)') +
  line('M20 630L120 600M26 602L118 632', edge, 22) +
  line('M20 630L120 600M26 602L118 632', '#8a4a24', 12) +
  fill('M70 490C110 540 116 580 100 612H42C24 580 40 540 56 536C52 520 58 500 70 490Z', '#ff7a1e') +
  fill('M72 530C94 560 96 588 86 612H56C46 590 54 566 66 560C62 548 66 536 72 530Z', '#ffd23c') +
  fill('M72 572C82 588 82 602 78 612H64C60 600 62 588 72 572Z', '#fffbe0');

export const campSide = picture(
  width,
  height,
  shades('coat', [60, 200, 340, 600], '#ffd898', '#c8803a', '#6a3a24') +
    ball('heat', [70, 590, 120], '#ffd23c 0.7', '#ff7a1e 0.35', '#ff7a1e 0'),
  camel + fire,
);

const crown = (x: number, y: number, wide: number, paint: string) =>
  fill(
    `M${x - wide} ${y}C${x - wide * 1.06} ${y - 30} ${x - wide * 0.7} ${y - 44} ${x - wide * 0.5} ${y - 38}C${x - wide * 0.3} ${y - 66} ${x + wide * 0.2} ${y - 66} ${x + wide * 0.4} ${y - 42}C${x + wide * 0.8} ${y - 50} ${x + wide * 1.06} ${y - 24} ${x + wide} ${y}C${x + wide * 0.5} ${y + 16} ${x - wide * 0.5} ${y + 16} ${x - wide} ${y}Z`,
    paint,
    `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`,
  );

const gourd = (x: number, y: number, size: number, cord: number) =>
  line(`M${x} ${y - cord}V${y - 60 * size}`, '#e8c08a', 4) +
  `<g transform="translate(${x} ${y}) scale(${size})">${fill('M-14 -60H14L18 -36C44 -20 46 30 24 50H-24C-46 30 -44 -20 -18 -36Z', '#c8783a', `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`)}${line('M-32 0L0 20L32 0M-32 20L0 40L32 20', '#fff0d0', 5)}${line('M-24 -24C-32 -8 -32 10 -28 22', '#ffe0b0', 6, 'opacity=".8"')}${fill('M-16 -74H16V-56H-16Z', '#8a2c1c', `stroke="${edge}" stroke-width="6"`)}</g>`;

export const thornSide = picture(
  width,
  height,
  shades('bark', [180, 0, 300, 0], '#a8704a', '#5a3030', '#2c1424') +
    shades('leaf', [0, 60, 0, 260], '#8ac87a', '#3a7a6a', '#1c3a52'),
  fill(
    'M214 650C226 540 216 450 186 380C160 330 120 290 80 250L96 238C140 270 190 310 214 360C220 300 224 240 220 190L240 188C248 240 250 300 246 350C270 300 310 270 350 236L364 250C320 300 280 360 268 430C262 500 270 580 286 650Z',
    'url(#bark)',
    `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`,
  ) +
    line('M228 640C238 540 232 460 222 400', '#ffb07a', 6, 'opacity=".6"') +
    crown(110, 240, 120, 'url(#leaf)') +
    crown(320, 226, 110, 'url(#leaf)') +
    crown(222, 176, 150, 'url(#leaf)') +
    line(
      'M100 146C130 128 170 118 210 120M40 212C60 202 80 200 96 202M270 192C300 180 330 182 350 190',
      '#d8ffb8',
      6,
      'opacity=".7"',
    ) +
    gourd(108, 400, 0.9, 160) +
    gourd(336, 380, 0.8, 150) +
    gourd(370, 470, 0.6, 236) +
    dots(
      [
        [60, 120],
        [390, 120],
        [30, 330],
      ],
      4,
      '#fff',
    ),
);
