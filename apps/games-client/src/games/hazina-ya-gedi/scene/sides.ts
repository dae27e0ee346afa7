/** Left of the cabinet a wall in the arms of a fig, right of it a gate with an open chest. */
import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { grassPath } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#14201a';
const drawn = `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`;

const stuff =
  shades('coral', [20, 0, 400, 640], '#fff4e2', '#e6c4ac', '#b08a82', '#6a4c58') +
  shades('bark', [60, 0, 340, 0], '#f4dcae', '#b88c60', '#6a4838', '#3a2828') +
  ball('leaf', [160, 40, 280], '#eaff8a', '#86dc4a', '#249a46', '#0a5238');

const joints = (lines: string) =>
  line(lines, '#6a4a4c', 4, 'opacity=".6"') +
  line(lines, '#fffaf0', 2, 'opacity=".7" transform="translate(2 3)"');

const grass = (seed: number) =>
  line(
    grassPath(seed, 120, { x: 0, width, y: 612, deep: 34, tall: 60 }),
    '#a8e85a',
    4,
    'opacity=".9"',
  );

const crowns = [
  [76, 144, 60],
  [344, 144, 60],
  [124, 88, 62],
  [296, 88, 62],
  [210, 78, 60],
  [210, 126, 76],
] as const;

const roots =
  'M150 150C140 260 60 330 44 460C36 530 20 600 4 650H60C70 580 80 500 104 440C110 520 96 590 92 650H142C150 580 140 500 160 420C176 500 172 590 180 650H232C232 570 236 500 244 420C262 500 266 580 280 650H328C316 580 304 510 310 440C338 500 350 580 366 650H420C402 590 384 520 372 460C352 350 280 260 270 150Z';

export const rootedWall = picture(
  width,
  height,
  stuff,
  fill('M20 650V270H90V240H170V262H250V230H330V268H400V650Z', 'url(#coral)', drawn) +
    joints(
      'M24 330H396M24 400H396M24 470H396M24 540H396M100 270V330M300 270V330M60 330V400M360 330V400',
    ) +
    crowns.map(([x, y, r]) => disc(x, y, r + 8, edge)).join('') +
    fill(roots, 'url(#bark)', drawn) +
    line(
      'M178 170C172 280 100 350 82 460C74 530 60 590 44 640M200 180C190 300 180 420 196 560M232 180C240 290 240 330 244 400M250 180C270 290 330 380 350 470C362 540 376 590 388 640',
      '#5a3c30',
      7,
      'opacity=".65"',
    ) +
    line('M160 180C146 290 84 350 66 460', '#fff4d0', 6, 'opacity=".7"') +
    crowns.map(([x, y, r]) => disc(x, y, r, 'url(#leaf)')).join('') +
    crowns
      .map(([x, y, r]) => disc(x - r * 0.28, y - r * 0.3, r * 0.36, '#f6ffb0', 'opacity=".55"'))
      .join('') +
    (
      [
        [84, 110],
        [150, 140],
        [214, 84],
        [276, 140],
        [338, 104],
      ] as const
    )
      .map(
        ([x, y]) =>
          disc(x, y, 13, edge) + disc(x, y, 9, '#d0407e') + disc(x - 3, y - 3, 3, '#ffd0e4'),
      )
      .join('') +
    grass(3),
);

const chance = chances(18);
const coins = Array.from({ length: 46 }, () => {
  const x = 128 + chance() * 170;
  const y = 486 - chance() * Math.max(8, 56 * (1 - ((x - 213) / 90) ** 2));
  return (
    `<ellipse cx="${at(x)}" cy="${at(y)}" rx="17" ry="10" fill="#9a5a10" stroke="${edge}" stroke-width="2.6"/>` +
    `<ellipse cx="${at(x - 1)}" cy="${at(y - 3)}" rx="14" ry="7" fill="#ffd23c"/>`
  );
}).join('');

const chest =
  fill('M112 480C104 400 160 372 212 372C264 372 320 400 312 480Z', '#5a2c16', drawn) +
  fill('M126 478C122 416 166 390 212 390C258 390 302 416 298 478Z', '#2a120c') +
  disc(212, 470, 120, 'url(#shine)') +
  coins +
  fill('M104 484H320L308 610H116Z', 'url(#box)', drawn) +
  line('M112 528H312M114 570H310', '#3a1a10', 4.6) +
  fill(
    'M100 482H324V504H100ZM130 504H156V608H132ZM268 504H294L292 608H266Z',
    '#f0c04a',
    `stroke="${edge}" stroke-width="4"`,
  ) +
  fill(
    'M192 488H232V532C232 552 192 552 192 532Z',
    '#ffe08a',
    `stroke="${edge}" stroke-width="5"`,
  ) +
  disc(212, 516, 7, edge);

const hung =
  line('M212 236V280', edge, 6) +
  disc(212, 316, 74, 'url(#shine)') +
  fill(
    'M188 290H236L228 346H196Z',
    '#fff0a0',
    `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`,
  ) +
  fill(
    'M180 292C188 266 236 266 244 292ZM186 346H238V358H186Z',
    '#d89a2f',
    `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`,
  ) +
  line('M204 292L206 346M220 292L218 346', '#8a4a10', 4);

const bowl = (x: number, y: number, r: number) =>
  disc(x, y, r + 5, edge) +
  disc(x, y, r, '#f8fbff') +
  disc(x, y, r * 0.66, '#2a62d0') +
  disc(x, y, r * 0.34, '#e8f2ff');

export const fallenGate = picture(
  width,
  height,
  stuff +
    shades('box', [104, 0, 320, 0], '#c07a3a', '#8a4a22', '#4a2412') +
    shades('depth', [0, 220, 0, 640], '#0a2c28', '#164a38', '#3a8a4a') +
    ball('shine', [212, 440, 150], '#fff0a0 0.8', '#ffc84a 0.3', '#ffc84a 0'),
  fill(
    'M20 650V120H84V84H150V104L212 60L274 104V96H330V150H396V300H404V650Z',
    'url(#coral)',
    drawn,
  ) +
    joints(
      'M24 190H120M304 190H396M24 260H96M328 260H396M24 340H84M340 340H400M24 430H84M340 430H400M24 530H84M340 530H400M60 190V260M360 260V340',
    ) +
    fill('M80 650V360C80 270 160 236 212 170C264 236 344 270 344 360V650Z', '#fff4e2', drawn) +
    fill(
      'M104 650V364C104 290 172 260 212 208C252 260 320 290 320 364V650Z',
      'url(#depth)',
      `stroke="${edge}" stroke-width="6"`,
    ) +
    hung +
    bowl(212, 128, 20) +
    bowl(126, 164, 15) +
    bowl(298, 164, 15) +
    chest +
    line(
      'M30 120C60 200 20 280 50 380C60 430 34 480 44 560M392 150C370 220 402 300 378 400',
      '#1c6a34',
      10,
    ) +
    [
      [44, 190],
      [34, 260],
      [48, 340],
      [52, 420],
      [40, 500],
      [384, 220],
      [392, 310],
      [380, 390],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x, y, 19, edge) + disc(x, y, 14, '#3aa848') + disc(x - 4, y - 5, 6, '#c8ff7a'),
      )
      .join('') +
    grass(8),
);
