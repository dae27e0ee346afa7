/** Left of the cabinet a palm with the divers' gear, right of it a rock where the catch is laid. */
import { disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, sideSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#0c2a2a';

/** A frond from the origin to the right, its leaflets hanging. */
function frond(x: number, y: number, turn: number, size: number, flip = 1): string {
  const rib = 'M0 0C60 -50 150 -50 220 20';
  const leaflets = Array.from({ length: 13 }, (_, index) => {
    const t = (index + 1) / 14;
    const px = 220 * t;
    const py = -150 * t * (1 - t) * 1.05 + 20 * t * t;
    const long = 40 + 50 * Math.sin(Math.PI * t);
    return `M${at(px)} ${at(py)}q${at(8)} ${at(long * 0.5)} ${at(-4)} ${at(long)}q${at(-12)} ${at(-long * 0.4)} ${at(-14)} ${at(-long + 2)}Z`;
  }).join('');
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size * flip} ${size})">` +
    fill(leaflets, '#1f8a4a', `stroke="${edge}" stroke-width="3" stroke-linejoin="round"`) +
    line(rib, edge, 10) +
    line(rib, '#a8e06a', 5) +
    '</g>'
  );
}

const shellAt = (x: number, y: number, r: number, tone: string, deep: string) =>
  `<g transform="translate(${x} ${y}) scale(${at(r)}) scale(.1)">` +
  fill(
    'M0 9C-14 8 -18 -6 -9 -11C-5 -16 5 -16 9 -11C18 -6 14 8 0 9Z',
    tone,
    `stroke="${edge}" stroke-width="1.8" stroke-linejoin="round"`,
  ) +
  line('M0 8V-13M-3 8L-9 -8M3 8L9 -8', deep, 1.3) +
  '</g>';

const trunk = 'M168 640C176 520 196 400 250 250L288 262C244 400 236 520 248 640Z';

export const palmTree = picture(
  width,
  height,
  shades('bark', [160, 0, 290, 0], '#f0d0a0', '#b0804e', '#5a3a2a') +
    shades('basket', [250, 500, 400, 640], '#f8d888', '#c8863a', '#6a3a1c'),
  fill(trunk, edge, `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`) +
    fill(trunk, 'url(#bark)') +
    line(
      'M182 590q34 14 64 0M184 530q30 14 56 0M192 470q26 14 50 0M202 410q24 14 46 0M218 350q22 12 42 2M236 300q20 12 40 4',
      '#5a3a24',
      5,
      'opacity=".7"',
    ) +
    frond(266, 254, 30, 0.86) +
    frond(266, 254, -34, 0.9) +
    frond(266, 254, -80, 0.84) +
    frond(270, 256, 30, 0.94, -1) +
    frond(270, 256, -18, 0.98, -1) +
    frond(270, 254, 70, 0.9, -1) +
    [
      [250, 276],
      [284, 280],
      [266, 296],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x, y, 25, edge) + disc(x, y, 20, '#8a5a2c') + disc(x - 6, y - 7, 7, '#d8a86a'),
      )
      .join('') +
    fill(
      'M262 540H402L386 640H278Z',
      'url(#basket)',
      `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`,
    ) +
    line(
      'M268 566H398M272 594H392M276 620H388M300 540L304 640M332 540V640M366 540L360 640',
      '#6a3a1c',
      4,
      'opacity=".7"',
    ) +
    shellAt(292, 528, 26, '#ffb8c8', '#c85a7a') +
    shellAt(336, 518, 30, '#fff0d0', '#c8965a') +
    shellAt(376, 530, 25, '#b8e8ff', '#4a8ac8') +
    line('M30 640L90 380', edge, 15) +
    line('M30 640L90 380', '#c8965a', 9) +
    line('M84 400C20 420 10 500 40 520C80 530 100 460 84 400Z', '#fff4d8', 4) +
    line('M70 410L50 520M84 420L70 512M56 430L88 470M40 460L82 500', '#fff4d8', 2, 'opacity=".8"'),
);

const rock = `M10 640C20 560 40 520 70 480C110 450 160 462 210 450C270 440 330 460 360 500C396 540 408 590 412 640Z`;
const giant = `M60 452C40 380 80 300 150 270C170 240 260 240 280 270C350 300 388 380 366 452C300 480 126 480 60 452Z`;

export const pearlRock = picture(
  width,
  height,
  shades('rock', [10, 440, 400, 640], '#e8d8c8', '#a8908a', '#5a4a5a') +
    shades('lid', [60, 250, 360, 460], '#fff8f4', '#ffd0d8', '#c8a0d8', '#6a5aa8') +
    shades('lip', [60, 440, 360, 520], '#fff0d8', '#f0b0a0', '#a85a78') +
    `<radialGradient id="pearl" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#fff4ee"/><stop offset="1" stop-color="#b8a0d0"/></radialGradient>`,
  fill(giant, edge, `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`) +
    fill(giant, 'url(#lid)') +
    line(
      'M213 470V250M190 470L130 284M236 470L296 284M160 468L76 360M266 468L350 360',
      '#8a6ab8',
      6,
      'opacity=".55"',
    ) +
    line('M84 420C76 360 104 312 152 290', '#fff', 8, 'opacity=".9"') +
    disc(213, 420, 71, edge) +
    disc(213, 420, 65, 'url(#pearl)') +
    disc(190, 394, 16, '#fff') +
    fill(
      'M40 440C100 470 326 470 386 440C396 490 340 532 213 534C86 532 30 490 40 440Z',
      edge,
      `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    fill(
      'M40 440C100 470 326 470 386 440C396 490 340 532 213 534C86 532 30 490 40 440Z',
      'url(#lip)',
    ) +
    line(
      'M120 470L104 512M180 480L172 530M246 480L254 530M306 470L322 512',
      '#8a3a6a',
      5,
      'opacity=".5"',
    ) +
    line('M56 456C110 480 316 480 370 456', '#fff', 5, 'opacity=".7"') +
    fill(rock, edge, `stroke="${edge}" stroke-width="8" transform="translate(0 46)"`) +
    fill(rock, 'url(#rock)', 'transform="translate(0 46)"') +
    dots(
      [
        [110, 560],
        [170, 590],
        [290, 560],
        [340, 600],
        [230, 610],
      ],
      13,
      '#5a4a5a',
      'opacity=".5"',
    ) +
    shellAt(100, 540, 25, '#ffe0a8', '#c8863a') +
    shellAt(330, 546, 27, '#e0c8ff', '#8a5ac8') +
    dots(
      [
        [180, 546],
        [204, 552],
        [236, 546],
        [260, 556],
      ],
      13,
      edge,
    ) +
    dots(
      [
        [180, 546],
        [204, 552],
        [236, 546],
        [260, 556],
      ],
      10,
      'url(#pearl)',
    ),
);

/** Shells and pearls on strings under fronds, from side to side. */
const garland = [120, 300, 1300, 1480]
  .map((x, index) => {
    const tall = 70 + (index % 2) * 40;
    const beads = Array.from(
      { length: Math.floor(tall / 18) },
      (_, bead) => [x, 20 + bead * 18] as const,
    );
    return (
      line(`M${x} 0V${tall}`, '#d8b88a', 3) +
      dots(beads, 7.4, edge) +
      dots(beads, 5.8, '#fffaf4') +
      shellAt(
        x,
        tall + 12,
        26,
        index % 2 ? '#ffb8c8' : '#b8f0e8',
        index % 2 ? '#c85a7a' : '#2a9a98',
      )
    );
  })
  .join('');

export const fronds = picture(
  overheadSize.width,
  overheadSize.height,
  '',
  garland +
    [
      [-40, -20, 6, 1.1, 1],
      [60, -34, -2, 0.9, 1],
      [-60, 10, 34, 0.9, 1],
      [1640, -20, -6, 1.1, -1],
      [1540, -34, 2, 0.9, -1],
      [1660, 10, -34, 0.9, -1],
    ]
      .map(([x = 0, y = 0, turn = 0, size = 1, flip = 1]) => frond(x, y, turn, size, flip))
      .join(''),
);
