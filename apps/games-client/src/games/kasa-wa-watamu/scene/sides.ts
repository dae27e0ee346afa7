/** Left a leaning palm over the mother turtle, right a coral rock with the heron and a lantern. */
import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { at, ink } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;

const frondShape =
  'M0 0C40 -34 110 -40 168 6C150 4 140 10 134 18C120 8 108 8 100 18C88 6 74 6 66 14C52 4 40 2 28 8C16 6 8 4 0 0Z';

export function frond(x: number, y: number, turn: number, size: number, paint: string): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    fill(frondShape, paint, `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`) +
    `${line('M4 -2C50 -24 106 -26 156 4', '#c8ffe0', 4, 'opacity=".6"')}</g>`
  );
}

const stem =
  'M150 650C168 540 166 440 190 340C204 280 226 230 250 196L274 210C248 248 232 290 222 344C206 430 210 540 224 650Z';
const rings = Array.from({ length: 16 }, (_, ring) => {
  const y = 240 + ring * 25;
  const x = 236 - Math.min(1, ring / 6) * 44 - ring * 1.6;
  return `M${at(x - 18)} ${y}q20 10 44 -2`;
}).join('');

const mother =
  fill(
    'M96 560C70 556 30 572 20 604C50 612 80 604 104 590ZM262 566C300 560 330 580 340 610C310 616 280 604 256 592Z',
    '#5a8a5a',
    `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  fill(
    'M300 548C330 520 372 526 384 552C390 572 366 588 340 584C320 582 304 572 300 548Z',
    '#8ac07a',
    `stroke="${ink}" stroke-width="8"`,
  ) +
  fill(
    'M60 586C64 520 130 480 196 484C264 488 320 530 322 586C270 606 110 606 60 586Z',
    ink,
    `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`,
  ) +
  fill(
    'M60 586C64 520 130 480 196 484C264 488 320 530 322 586C270 606 110 606 60 586Z',
    'url(#shell)',
  ) +
  line(
    'M110 510L150 548L130 596M196 484L210 540L196 598M150 548L210 540L262 552L280 516M262 552L276 594M66 568L150 548M262 552L318 566',
    '#0c3a4a',
    5,
  ) +
  line('M78 560C92 520 140 496 190 494', '#f0ffd8', 6, 'opacity=".8"') +
  disc(364, 544, 6, ink) +
  disc(362, 542, 2.4, '#fff') +
  line('M352 566C362 570 374 568 380 562', ink, 4);

export const palmAndTurtle = picture(
  width,
  height,
  shades('bark', [150, 0, 270, 0], '#d88ab0', '#7a4a84', '#2c1848') +
    shades('leaf', [0, -40, 0, 20], '#3ad0a8', '#0f6a7a', '#0a2a54') +
    shades('bank', [0, 590, 0, 650], '#f0b8b0', '#b87898') +
    ball('shell', [150, 510, 190], '#d8ffa0', '#5ac07a', '#1a6a7a', '#10304e'),
  [-160, -128, -40, -14, 22, 156]
    .map((turn) => frond(250, 204, turn, 0.98, 'url(#leaf)'))
    .join('') +
    fill(stem, ink, `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`) +
    fill(stem, 'url(#bark)') +
    line(rings, '#2c1848', 5, 'opacity=".6"') +
    line('M164 640C182 530 180 430 202 346C214 290 234 240 256 208', '#ffd0e0', 5, 'opacity=".7"') +
    [-98, -70, 50, 118].map((turn) => frond(250, 204, turn, 0.86, 'url(#leaf)')).join('') +
    disc(244, 214, 17, ink) +
    disc(244, 214, 13, '#c8704a') +
    disc(276, 222, 17, ink) +
    disc(276, 222, 13, '#a8543a') +
    disc(258, 238, 16, ink) +
    disc(258, 238, 12, '#e08a5a') +
    mother +
    fill(
      'M-10 650V606C40 586 90 604 150 596C220 588 300 606 360 596C390 592 410 600 430 606V650Z',
      'url(#bank)',
    ) +
    line(
      'M-10 606C40 586 90 604 150 596C220 588 300 606 360 596C390 592 410 600 430 606',
      '#ffe0d0',
      4,
      'opacity=".8"',
    ),
);

const rock =
  'M30 650C50 590 20 560 50 520C40 480 90 470 110 440C130 400 200 410 226 396C280 400 320 430 330 470C370 490 360 530 384 560C380 600 400 630 404 650Z';
const coral = (x: number, y: number, size: number, paint: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  line(
    'M0 0V-50M0 -20C-24 -28 -28 -46 -28 -66M0 -30C24 -36 28 -54 26 -72M0 -50C-8 -62 -8 -76 -10 -88M-28 -50C-40 -56 -44 -64 -44 -72',
    ink,
    24,
  ) +
  `${line('M0 0V-50M0 -20C-24 -28 -28 -46 -28 -66M0 -30C24 -36 28 -54 26 -72M0 -50C-8 -62 -8 -76 -10 -88M-28 -50C-40 -56 -44 -64 -44 -72', paint, 14)}${line('M-4 -4V-48', '#fff', 4, 'opacity=".5"')}</g>`;

const bird = `M170 236C186 214 222 218 226 246C228 276 194 290 198 312C204 330 236 324 262 318C296 314 318 334 326 372
  C300 388 262 392 236 388C196 386 168 362 168 326C168 296 198 282 196 258C188 258 178 254 170 250Z`;

export const heronRock = picture(
  width,
  height,
  shades('rock', [30, 400, 390, 640], '#c88ac0', '#6a4a94', '#2c1c58', '#140a34') +
    ball('white', [200, 250, 150], '#ffffff', '#eef6ff', '#a8b8e8', '#5a64b0'),
  line('M226 384V432M250 386V430', ink, 14) +
    line('M226 384V430M250 386V428', '#ff9a5a', 7) +
    line('M200 230C220 222 240 226 258 244', ink, 12) +
    line('M200 230C220 222 240 226 258 244', '#3a3a8a', 6) +
    fill(bird, ink, `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`) +
    fill(bird, 'url(#white)') +
    fill(
      'M214 340C244 326 290 332 324 370C290 380 240 384 222 368C214 360 212 350 214 340Z',
      '#8a9ad8',
    ) +
    line('M226 350C254 346 286 354 308 366M230 364C254 364 276 368 292 372', '#3a4488', 4) +
    fill(
      'M176 232L104 250L174 256C182 250 182 238 176 232Z',
      '#ffb03a',
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    disc(196, 240, 6, ink) +
    disc(195, 239, 3, '#ffd23c') +
    fill(rock, ink, `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`) +
    fill(rock, 'url(#rock)') +
    fill(
      'M110 440C130 400 200 410 226 396C280 400 320 430 330 470C290 450 240 440 200 448C160 440 130 446 110 440Z',
      '#ffc0d8',
      'opacity=".7"',
    ) +
    line(
      'M60 530C90 520 110 540 130 530M200 500C220 520 250 510 270 530M90 600C120 590 140 610 170 596M280 590C300 580 330 600 350 590',
      '#140a34',
      6,
      'opacity=".6"',
    ) +
    dots(
      [
        [150, 480],
        [170, 560],
        [240, 580],
        [300, 520],
        [110, 560],
        [330, 620],
        [210, 630],
      ],
      9,
      '#140a34',
      'opacity=".6"',
    ) +
    coral(84, 646, 1, '#ff6a8a') +
    coral(330, 648, 1.1, '#ffb04a') +
    coral(210, 652, 0.8, '#3ae0d0'),
);
