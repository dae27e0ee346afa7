/** The reef: a wall and a wreck in the blue distance, gardens before them, sand to the frame. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

/** A sunken dhow on its side, its mast broken. */
const wreck =
  fill(
    'M560 372C580 330 640 300 720 296C820 290 960 300 1040 268C1050 300 1040 340 1010 372Z',
    '#0a3a62',
  ) +
  line(
    'M620 330L640 372M680 310L704 372M744 300L766 372M812 300L826 372M880 298L886 372M950 292L948 372',
    '#052a4e',
    7,
  ) +
  line('M820 300L700 120M760 210L900 150M760 210L690 250', '#0a3a62', 13) +
  fill('M704 128C760 130 850 140 896 152C850 190 800 210 764 208Z', '#1a6a94', 'opacity=".7"') +
  line('M570 366C600 330 660 306 730 302C830 296 950 300 1036 274', '#2a8ab0', 5, 'opacity=".8"');

export const far = picture(
  width,
  height,
  shades('wall', [0, 150, 0, 400], '#1a86b0', '#0c5688', '#073a66') +
    shades('near-wall', [0, 280, 0, 400], '#0e5a84', '#062c52'),
  fill(
    ridge(width, height, [
      [0, 170],
      [110, 210],
      [240, 300],
      [420, 340],
      [700, 362],
      [1120, 346],
      [1290, 270],
      [1420, 190],
      [1600, 150],
    ]),
    'url(#wall)',
  ) +
    wreck +
    fill(
      ridge(width, height, [
        [0, 300],
        [150, 330],
        [330, 374],
        [700, 384],
        [1180, 376],
        [1400, 320],
        [1600, 290],
      ]),
      'url(#near-wall)',
    ),
);

type Growth = (x: number, y: number, size: number, paint: string, lit: string) => string;

const branch: Growth = (x, y, size, paint, lit) =>
  `<g transform="translate(${at(x)} ${at(y)}) scale(${size})">` +
  [
    [paint, 17],
    [lit, 5],
  ]
    .map(([colour, thick]) =>
      line(
        'M0 4C-2 -30 0 -50 2 -84M0 -20C-22 -36 -34 -50 -36 -76M0 -36C20 -46 32 -60 34 -92M-28 -50C-40 -52 -50 -60 -54 -72M28 -62C42 -64 52 -72 56 -84',
        String(colour),
        Number(thick),
      ),
    )
    .join('') +
  '</g>';

const fan: Growth = (x, y, size, paint, lit) =>
  `<g transform="translate(${at(x)} ${at(y)}) scale(${size})">` +
  fill(
    'M-6 4C-10 -20 -40 -40 -54 -70C-70 -106 -30 -134 0 -132C34 -134 70 -104 54 -68C40 -40 10 -20 6 4Z',
    paint,
  ) +
  line(
    'M0 0V-122M0 -24C-20 -50 -36 -70 -44 -96M0 -24C20 -50 36 -70 44 -96M0 -50C-10 -76 -20 -96 -24 -118M0 -50C10 -76 20 -96 24 -118',
    lit,
    4,
    'opacity=".8"',
  ) +
  '</g>';

const brain: Growth = (x, y, size, paint, lit) =>
  `<g transform="translate(${at(x)} ${at(y)}) scale(${size})">` +
  fill('M-60 6C-66 -40 -30 -62 0 -62C32 -62 66 -40 60 6Z', paint) +
  line(
    'M-46 -4C-44 -30 -24 -46 -4 -46M-28 0C-24 -20 -8 -30 8 -28M4 -48C30 -44 46 -26 46 -4M12 -10C16 -20 26 -20 32 -8',
    lit,
    5,
    'opacity=".75"',
  ) +
  '</g>';

const growths = [branch, fan, brain] as const;
const colours = [
  ['#d8345a', '#ff9a8a'],
  ['#e07a1e', '#ffd06a'],
  ['#8a2ab8', '#e08aff'],
  ['#1a9a7a', '#8affc0'],
  ['#d83a9a', '#ffa8e0'],
] as const;

function garden(seed: number, count: number, from: number, to: number, size: number): string {
  const chance = chances(seed);
  return Array.from({ length: count }, (_, index) => {
    const [paint, lit] = colours[Math.floor(chance() * colours.length)] ?? colours[0];
    const grow = growths[index % growths.length] ?? branch;
    const x = from + ((index + chance() * 0.8) * (to - from)) / count;
    return grow(x, 394 - chance() * 10, size * (0.7 + chance() * 0.6), paint, lit);
  }).join('');
}

export const near = picture(
  width,
  height,
  shades('bank', [0, 330, 0, 400], '#0c4a6e', '#04243e'),
  fill(
    'M0 330C120 326 260 352 420 380C600 396 980 396 1180 380C1340 352 1480 326 1600 330V400H0Z',
    'url(#bank)',
  ) +
    garden(21, 9, 10, 520, 1.05) +
    garden(22, 9, 1080, 1590, 1.05) +
    garden(23, 7, 520, 1080, 0.6),
);

function ripples(seed: number): string {
  const chance = chances(seed);
  return Array.from({ length: 46 }, () => {
    const y = 26 + chance() * 280;
    const x = chance() * groundSize.width - 60;
    const long = 60 + y * 0.5;
    return `M${at(x)} ${at(y)}q${at(long * 0.25)} ${at(-8)} ${at(long * 0.5)} 0t${at(long * 0.5)} 0`;
  }).join('');
}

const star = (x: number, y: number, size: number, paint: string) =>
  `<g transform="translate(${x} ${y}) scale(${size} ${size * 0.55})">${[0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})">${fill('M-12 -10C-8 -34 -4 -46 0 -52C4 -46 8 -34 12 -10Z', paint)}</g>`).join('')}${disc(0, 0, 15, paint)}${disc(0, 0, 5, '#fff0c8', 'opacity=".7"')}</g>`;

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('sand', [0, 0, 0, 320], '#e8f0c8', '#8ad0c0', '#2a8aa0', '#0c4a70', '#052a4a'),
  fill('M0 10C240 -6 460 16 760 6C1060 -4 1340 14 1600 4V320H0Z', 'url(#sand)') +
    line(ripples(25), '#f0fff0', 3.4, 'opacity=".4"') +
    line(ripples(26), '#0a4a6a', 3.4, 'opacity=".35"') +
    star(560, 60, 0.9, '#e0485a') +
    star(1040, 110, 1.2, '#f08a2e') +
    star(700, 210, 1.4, '#c83a9a') +
    [
      [690, 130],
      [930, 70],
      [1180, 60],
      [420, 120],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<ellipse cx="${x}" cy="${y}" rx="22" ry="12" fill="#7a6a8a" opacity=".7"/><ellipse cx="${x - 4}" cy="${y - 4}" rx="15" ry="6" fill="#d8e0e8" opacity=".7"/>`,
      )
      .join(''),
);
