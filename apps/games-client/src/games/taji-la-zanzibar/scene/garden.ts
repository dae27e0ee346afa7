/** Clipped hedges, cannons of the sea wall and roses between; bunting overhead. */
import { around, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, stripSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

/** A brass gun on its carriage, pointing to the left. */
const gun = (x: number, turn: number) =>
  `<g transform="translate(${x} 262) scale(${turn} 1)">` +
  fill('M-22 40L40 8L58 44L30 62H-12Z', '#5a2c14', 'stroke="#2c0c08" stroke-width="4"') +
  fill(
    'M-104 -22L52 2q14 6 10 22q-4 12 -18 10L-108 4Z',
    'url(#gun)',
    'stroke="#2c0c08" stroke-width="4"',
  ) +
  fill('M-112 -27l12 2l-4 34l-12 -2Z', '#ffe08a', 'stroke="#2c0c08" stroke-width="3"') +
  line('M-40 -10L-44 14M10 -2L6 24', '#fff0b0', 5) +
  disc(10, 56, 27, '#2c0c08') +
  disc(10, 56, 22, '#a8541c') +
  around(8, 10, 56, line('M10 56V36', '#2c0c08', 4)) +
  disc(10, 56, 7, '#ffd24a') +
  '</g>';

function roses(seed: number, from: number, to: number): string {
  const chance = chances(seed);
  return Array.from({ length: 46 }, () => {
    const x = from + chance() * (to - from);
    const y = 322 + chance() * 60;
    const r = 6 + chance() * 5;
    const paint = chance() < 0.6 ? '#f0244a' : '#fff0e0';
    return (
      disc(x, y + 1.6, r, '#5a0418') +
      disc(x, y, r * 0.9, paint) +
      disc(x - 1, y - 1, r * 0.4, '#ff9aa8')
    );
  }).join('');
}

const cone = (x: number) =>
  fill(`M${x - 34} 340L${x} 196L${x + 34} 340Z`, '#0c5a44') +
  fill(`M${x - 34} 340L${x} 196L${x - 4} 340Z`, '#2a9a5a') +
  line(`M${x - 20} 310L${x + 20} 296M${x - 13} 274L${x + 14} 262`, '#0a4a3a', 3) +
  fill(
    `M${x - 24} 340H${x + 24}L${x + 18} 380H${x - 18}Z`,
    '#fff4dc',
    'stroke="#a86a3a" stroke-width="3"',
  ) +
  line(`M${x - 22} 352H${x + 22}`, '#128a9a', 6);

export const garden = picture(
  width,
  height,
  shades('hedge', [0, 300, 0, height], '#3aae5a', '#127a4a', '#064034') +
    shades('gun', [0, -30, 0, 40], '#fff0b0', '#f0a82a', '#8a4a0c'),
  [330, 1270].map((x) => gun(x, x < 800 ? 1 : -1)).join('') +
    [90, 210, 480, 600, 1000, 1120, 1390, 1510].map(cone).join('') +
    [
      [-10, 640],
      [960, 1610],
    ]
      .map(
        ([from = 0, to = 0]) =>
          fill(
            `M${from} ${height}V330q12 -14 26 0q14 -12 28 0H${to - 54}q14 -12 28 0q12 -14 26 0V${height}Z`,
            'url(#hedge)',
          ) +
          line(`M${from} 332H${to}`, '#8ae07a', 4, 'stroke-dasharray="14 10" opacity=".7"') +
          roses(from + 90, from + 10, to - 10),
      )
      .join(''),
);

const paints = ['#e0183a', '#ffd24a', '#128a9a', '#fff8e4', '#2a5af0'];

/** A cord from one point to the next, with pennants on it. */
function cord(from: readonly [number, number], to: readonly [number, number], sag: number): string {
  const place = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const count = 15;
  const pennants = Array.from({ length: count }, (_, index) => {
    const [x, y] = place((index + 0.5) / count);
    const paint = paints[index % paints.length] ?? '#fff';
    return (
      fill(`M${at(x - 14)} ${at(y)}H${at(x + 14)}L${at(x)} ${at(y + 36)}Z`, paint) +
      fill(`M${at(x)} ${at(y)}H${at(x + 14)}L${at(x)} ${at(y + 36)}Z`, '#2c0410', 'opacity=".2"')
    );
  }).join('');
  const curve = `M${from.join(' ')}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to.join(' ')}`;
  return pennants + line(curve, '#7a2c14', 3.4);
}

export const bunting = picture(
  overheadSize.width,
  overheadSize.height,
  '',
  cord([-20, 60], [560, 4], 46) +
    cord([1040, 4], [1620, 60], 46) +
    cord([380, 2], [1220, 2], 22) +
    cord([-20, 130], [330, 0], 30) +
    cord([1270, 0], [1620, 130], 30),
);
