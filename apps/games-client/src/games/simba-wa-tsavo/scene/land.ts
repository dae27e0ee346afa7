/** The plain: the mountain far off, herds and trees before it, grass to the cabinet's foot. */
import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { acaciaTree, grassPath, ridge } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

const mountain =
  'M220 400C330 330 420 220 500 140C540 112 600 104 640 128C660 120 690 128 708 150C780 240 880 330 1010 400Z';
const snow = `M500 140C540 112 600 104 640 128C660 120 690 128 708 150L724 172L700 166L688 186L668 164L648 190
  L622 160L600 196L578 164L556 188L540 166L516 178L480 164Z`;

export const far = picture(
  width,
  height,
  shades('rock', [0, 100, 0, 400], '#8a4a78', '#b85a5a', '#f0904a 0.7') +
    shades('hills', [0, 250, 0, 400], '#7a2c4a', '#c8502e') +
    shades('snow', [480, 110, 720, 190], '#fff4e6', '#ffc8a0', '#d88a90'),
  fill(mountain, 'url(#rock)') +
    fill(snow, 'url(#snow)') +
    fill(
      'M640 128C660 180 700 260 800 400H1010C880 330 780 240 708 150C690 128 660 120 640 128Z',
      '#5a2458',
      'opacity=".35"',
    ) +
    fill(
      ridge(width, height, [
        [0, 330],
        [180, 290],
        [420, 350],
        [700, 318],
        [960, 352],
        [1200, 284],
        [1420, 326],
        [1600, 300],
      ]),
      'url(#hills)',
    ) +
    [
      [90, 330, 0.34],
      [300, 352, 0.26],
      [1120, 330, 0.3],
      [1330, 344, 0.36],
      [1500, 336, 0.28],
    ]
      .map(([x = 0, y = 0, size = 1]) =>
        acaciaTree(x, y, size, { bark: '#4a1634', leaf: '#5a1a38', lit: '#d8603a' }),
      )
      .join(''),
);

/** An elephant, facing left, about 120 wide, its feet at the origin. */
const elephant = `M-58 0V-40C-70 -34 -74 -18 -72 -2C-72 6 -82 6 -82 -4C-86 -36 -80 -66 -60 -78C-52 -92 -26 -94 -14 -84
  C14 -96 50 -90 58 -58C62 -50 62 -40 66 -30L60 -30C58 -38 58 -42 56 -46L56 0H38V-28C26 -24 4 -24 -8 -28V0H-26V-34L-38 -38L-42 0Z`;
/** A giraffe, facing right, about 170 tall. */
const giraffe = `M-30 0L-26 -66C-34 -78 -30 -94 -14 -96C6 -98 18 -104 26 -122L44 -166C46 -174 52 -180 60 -180L62 -188L66 -180
  L84 -170C86 -164 82 -160 76 -162L60 -164L40 -104C36 -90 34 -80 34 -66L36 0H26L20 -60H-8L-16 -56L-20 0Z`;

const herd = (d: string, places: readonly (readonly [number, number, number])[]) =>
  places
    .map(
      ([x, y, size]) =>
        `<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})">${fill(d, '#34102e')}` +
        `${line(d, '#ff9a4a', 2, 'opacity=".5" transform="translate(-1.6 -1.6)"')}${fill(d, '#34102e')}</g>`,
    )
    .join('');

const tree = { bark: '#260a24', leaf: '#2c0f2a', lit: '#a83c32' };

export const near = picture(
  width,
  height,
  shades('plain', [0, 300, 0, 400], '#7a2a30', '#c8702a'),
  fill(
    ridge(width, height, [
      [0, 356],
      [300, 340],
      [700, 366],
      [1100, 344],
      [1600, 358],
    ]),
    'url(#plain)',
  ) +
    acaciaTree(150, 362, 1.5, tree) +
    acaciaTree(420, 352, 0.8, tree) +
    acaciaTree(1230, 356, 1.05, tree) +
    acaciaTree(1470, 366, 1.7, tree) +
    herd(giraffe, [
      [300, 368, 0.86],
      [356, 362, 0.64],
      [1340, 366, -0.8],
    ]) +
    herd(elephant, [
      [560, 378, 0.8],
      [664, 376, 0.56],
      [1110, 372, 0.72],
      [1020, 374, 0.46],
    ]) +
    line(
      grassPath(4, 420, { x: 0, width, y: 352, deep: 44, tall: 20 }),
      '#f0a03a',
      2.2,
      'opacity=".55"',
    ) +
    line(grassPath(9, 300, { x: 0, width, y: 380, deep: 22, tall: 30 }), '#4a1626', 3),
);

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('soil', [0, 0, 0, 320], '#c8702a', '#8a3c1e', '#3a1420', '#12060f'),
  fill('M0 0H1600V320H0Z', 'url(#soil)') +
    line(
      grassPath(14, 240, { x: 0, width: 1600, y: 6, deep: 60, tall: 26 }),
      '#ffc455',
      2.4,
      'opacity=".5"',
    ) +
    line(
      grassPath(15, 260, { x: 0, width: 1600, y: 60, deep: 120, tall: 48 }),
      '#e08a34',
      3.4,
      'opacity=".5"',
    ) +
    line(
      grassPath(16, 160, { x: 0, width: 1600, y: 150, deep: 160, tall: 90 }),
      '#5a1e1c',
      6,
      'opacity=".8"',
    ),
);
