/** Balconies along the wall, the orchestra in its chairs, and the boards they play on. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

/** A box of the theatre: an arch, its curtain, heads of those who came early, carved parapet. */
function theatreBox(x: number, y: number, seed: number): string {
  const chance = chances(seed);
  const heads = Array.from({ length: 4 }, (_, index) => {
    const hx = x + 30 + index * 30 + chance() * 8;
    const hy = y - 6 - chance() * 8;
    const scarf =
      ['#c8306a', '#1f9a8a', '#e8a42a', '#5a3ab0', '#f0f0e0'][Math.floor(chance() * 5)] ?? '#fff';
    return (
      disc(hx, hy - 16, 13, scarf) +
      disc(hx, hy - 13, 8, '#5a3020') +
      fill(
        `M${at(hx - 18)} ${y + 14}C${at(hx - 16)} ${at(hy - 4)} ${at(hx + 16)} ${at(hy - 4)} ${at(hx + 18)} ${y + 14}Z`,
        scarf,
      )
    );
  }).join('');
  return (
    fill(
      `M${x} ${y + 10}V${y - 60}C${x} ${y - 120} ${x + 150} ${y - 120} ${x + 150} ${y - 60}V${y + 10}Z`,
      '#2c0420',
    ) +
    fill(
      `M${x} ${y - 50}C${x} ${y - 116} ${x + 150} ${y - 116} ${x + 150} ${y - 50}C${x + 130} ${y - 84} ${x + 100} ${y - 92} ${x + 75} ${y - 92}C${x + 50} ${y - 92} ${x + 20} ${y - 84} ${x} ${y - 50}Z`,
      '#c81e54',
    ) +
    fill(
      `M${x} ${y + 8}V${y - 60}C${x + 22} ${y - 44} ${x + 22} ${y - 20} ${x + 6} ${y + 8}ZM${x + 150} ${y + 8}V${y - 60}C${x + 128} ${y - 44} ${x + 128} ${y - 20} ${x + 144} ${y + 8}Z`,
      '#a8124a',
    ) +
    heads +
    fill(
      `M${x - 14} ${y + 8}H${x + 164}V${y + 54}Q${x + 75} ${y + 72} ${x - 14} ${y + 54}Z`,
      'url(#gild)',
      'stroke="#3c0a1c" stroke-width="4"',
    ) +
    line(
      `M${x - 6} ${y + 18}H${x + 156}M${x - 6} ${y + 48}Q${x + 75} ${y + 64} ${x + 156} ${y + 48}`,
      '#fff6c8',
      3,
      'opacity=".8"',
    ) +
    Array.from({ length: 6 }, (_, index) =>
      disc(x + 12 + index * 25, y + 35, 7.5, '#8a1450', 'stroke="#fff0b0" stroke-width="2.6"'),
    ).join('')
  );
}

const column = (x: number) =>
  fill(`M${x} ${height}V40H${x + 34}V${height}Z`, 'url(#pole)') +
  fill(`M${x - 12} 40L${x - 4} 16H${x + 38}L${x + 46} 40Z`, 'url(#gild)') +
  line(
    `M${x + 8} 50V${height}M${x + 17} 50V${height}M${x + 26} 50V${height}`,
    '#5a1c3c',
    2.4,
    'opacity=".5"',
  );

export const balconies = picture(
  width,
  height,
  shades('gild', [0, 0, 0, height], '#fff0b0', '#f0b83a', '#9a5a14') +
    shades('pole', [0, 0, 0, height], '#ffd0a8', '#c86a6a', '#5a1a4a'),
  Array.from({ length: 8 }, (_, index) => theatreBox(30 + index * 200, 150, 3 + index)).join('') +
    Array.from({ length: 8 }, (_, index) => theatreBox(30 + index * 200, 320, 23 + index)).join(
      '',
    ) +
    Array.from({ length: 9 }, (_, index) => column(-12 + index * 200)).join(''),
);

const skin = ['#5a3020', '#6a3a24', '#4a2818'] as const;
const robes = ['#fff4e0', '#e8ecff', '#ffe8b8'] as const;

/** A player in kofia and kanzu, with what he holds. */
function player(x: number, index: number, holds: string): string {
  const y = height;
  return (
    fill(
      `M${x - 46} ${y}C${x - 50} ${y - 70} ${x - 40} ${y - 104} ${x} ${y - 108}C${x + 40} ${y - 104} ${x + 50} ${y - 70} ${x + 46} ${y}Z`,
      robes[index % 3] ?? '#fff',
      'stroke="#240418" stroke-width="5"',
    ) +
    fill(
      `M${x + 8} ${y}C${x + 20} ${y - 40} ${x + 20} ${y - 80} ${x + 4} ${y - 106}C${x + 40} ${y - 104} ${x + 50} ${y - 70} ${x + 46} ${y}Z`,
      '#a86a7a',
      'opacity=".45"',
    ) +
    disc(x, y - 134, 25, skin[index % 3] ?? '#5a3020', 'stroke="#240418" stroke-width="5"') +
    fill(
      `M${x - 24} ${y - 140}C${x - 24} ${y - 176} ${x + 24} ${y - 176} ${x + 24} ${y - 140}Z`,
      index % 2 ? '#c8102e' : '#fff0c8',
      'stroke="#240418" stroke-width="5"',
    ) +
    line(`M${x - 20} ${y - 146}H${x + 20}`, '#e8a42a', 4) +
    holds
  );
}

const fiddle = (x: number) =>
  fill(
    `M${x - 50} 296C${x - 20} 276 ${x + 6} 300 ${x - 6} 326C${x - 30} 346 ${x - 66} 330 ${x - 50} 296Z`,
    '#c8402a',
    'stroke="#240418" stroke-width="5"',
  ) +
  line(`M${x - 8} 300L${x + 60} 268`, '#240418', 9) +
  line(`M${x - 60} 270L${x + 40} 340`, '#ffe6a0', 3);
const lute = (x: number) =>
  fill(
    `M${x - 60} 350C${x - 64} 306 ${x - 10} 300 ${x + 14} 322C${x + 10} 360 ${x - 40} 384 ${x - 60} 350Z`,
    '#f0a83a',
    'stroke="#240418" stroke-width="5"',
  ) +
  disc(x - 28, 340, 11, '#5a240c') +
  line(`M${x + 10} 324L${x + 72} 286`, '#240418', 11);
const drum = (x: number) =>
  fill(
    `M${x - 34} 318H${x + 34}L${x + 18} 346L${x + 26} 394H${x - 26}L${x - 18} 346Z`,
    '#1f9a8a',
    'stroke="#240418" stroke-width="5"',
  ) +
  `<ellipse cx="${x}" cy="318" rx="36" ry="11" fill="#fff0d0" stroke="#240418" stroke-width="5"/>`;
const flute = (x: number) =>
  line(`M${x - 50} 296L${x + 40} 270`, '#240418', 12) +
  line(`M${x - 48} 295L${x + 38} 270`, '#ffd75c', 6);

const stand = (x: number) =>
  line(`M${x} 400V320M${x} 380L${x - 20} 400M${x} 380L${x + 20} 400`, '#240418', 5) +
  fill(
    `M${x - 30} 330L${x - 24} 290H${x + 24}L${x + 30} 330Z`,
    '#fffbe8',
    'stroke="#240418" stroke-width="5"',
  ) +
  line(`M${x - 18} 302H${x + 18}M${x - 20} 312H${x + 20}M${x - 22} 322H${x + 22}`, '#8a6a7a', 2.4);

export const orchestra = picture(
  width,
  height,
  '',
  [
    [70, fiddle],
    [200, lute],
    [330, drum],
    [460, flute],
    [600, fiddle],
    [1000, lute],
    [1140, flute],
    [1270, drum],
    [1400, lute],
    [1530, fiddle],
  ]
    .map(([x, holds], index) => player(x as number, index, (holds as typeof drum)(x as number)))
    .join('') + [136, 396, 530, 1070, 1206, 1466].map(stand).join(''),
);

const middle = groundSize.width / 2;
const boards = Array.from(
  { length: 33 },
  (_, index) => `M${middle + (index - 16) * 56} 0L${middle + (index - 16) * 190} 320`,
).join('');

/** A woven diamond on the carpet; the nearer, the larger. */
function medallion(y: number): string {
  const size = 0.5 + y / 260;
  const diamond = (share: number) =>
    `M${middle} ${at(y - 22 * size * share)}L${at(middle + 62 * size * share)} ${at(y)}L${middle} ${at(y + 22 * size * share)}L${at(middle - 62 * size * share)} ${at(y)}Z`;
  return (
    fill(diamond(1), '#ffd75c') +
    fill(diamond(0.78), '#6a0a3c') +
    fill(diamond(0.5), '#1fc89a') +
    fill(diamond(0.22), '#fff6c8')
  );
}

/** Polished boards with a carpet down the middle and lamps along the foot. */
export const stage = picture(
  groundSize.width,
  groundSize.height,
  shades('board', [0, 0, 0, 320], '#d8804a', '#9a4a34', '#4a1a28', '#240818') +
    shades('carpet', [0, 0, 0, 320], '#e0306a', '#a80c4a', '#5a0430'),
  fill('M0 0H1600V320H0Z', 'url(#board)') +
    line(boards, '#3c0c14', 3, 'opacity=".45"') +
    fill('M700 0H900L1030 320H570Z', 'url(#carpet)') +
    line('M710 0L588 320M890 0L1012 320', '#ffd75c', 7) +
    [24, 66, 124, 200, 288].map(medallion).join('') +
    fill('M300 20C600 0 1000 0 1300 20C1100 80 500 80 300 20Z', '#240418', 'opacity=".4"'),
);
