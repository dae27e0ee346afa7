import {
  around,
  ball,
  disc,
  dots,
  fill,
  line,
  onCircle,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { at, ink, symbol } from '#frame/slots/paint.ts';

/** Drawn a little smaller about the middle, so that nothing is cut off at the edge. */
const small = (content: string) => `<g transform="translate(10 10) scale(0.9)">${content}</g>`;

type Point = readonly [number, number];
/** From the brightest to the deepest. */
type Tones = readonly [string, string, string, string];

const path = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`;

/** A stone cut in facets round its table, lit from the upper left. */
function stone(girdle: readonly Point[], middle: Point, share: number, tones: Tones): string {
  const [cx, cy] = middle;
  const table = girdle.map(([x, y]): Point => [cx + (x - cx) * share, cy + (y - cy) * share]);
  const facets = girdle.map((from, index) => {
    const next = (index + 1) % girdle.length;
    const [to, a, b] = [girdle[next] ?? from, table[index] ?? from, table[next] ?? from];
    const away = (from[0] + to[0]) / 2 - cx + (from[1] + to[1]) / 2 - cy;
    const tone = tones[away < -50 ? 0 : away < 0 ? 1 : away < 50 ? 2 : 3];
    return fill(path([from, to, b, a]), tone, `stroke="${tones[3]}" stroke-width="1.6"`);
  });
  return (
    fill(path(girdle), ink, `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`) +
    facets.join('') +
    fill(path(table), 'url(#core)', `stroke="${tones[0]}" stroke-width="2.4"`)
  );
}

const core = ([first, second, third, fourth]: Tones) =>
  ball('core', [80, 78, 70], '#ffffff', first, second, third, fourth) +
  shades('gold', [30, 10, 170, 190], '#fffbd0', '#ffd24a', '#d88a1a', '#8a4a0c');

const glint = (x: number, y: number, r: number) =>
  fill(
    `M${x} ${y - r}L${at(x + r * 0.2)} ${at(y - r * 0.2)}L${x + r} ${y}L${at(x + r * 0.2)} ${at(y + r * 0.2)}L${x} ${y + r}L${at(x - r * 0.2)} ${at(y + r * 0.2)}L${x - r} ${y}L${at(x - r * 0.2)} ${at(y - r * 0.2)}Z`,
    '#fff',
  );

const gold = `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`;

const red: Tones = ['#ffb0b8', '#ff4a62', '#d00c34', '#6a0420'];

/** A ruby on its corner in a brooch with four pearls. */
export const ruby = symbol(
  core(red) + ball('pearl', [-4, -4, 18], '#ffffff', '#fff0f4', '#c8a8c0'),
  fill('M100 0L200 100L100 200L0 100Z', 'url(#gold)', gold) +
    line('M100 12L188 100', '#fff6c8', 4, 'opacity=".7"') +
    stone(
      [
        [84, 26],
        [116, 26],
        [174, 84],
        [174, 116],
        [116, 174],
        [84, 174],
        [26, 116],
        [26, 84],
      ],
      [100, 100],
      0.56,
      red,
    ) +
    [
      [36, 36],
      [164, 36],
      [36, 164],
      [164, 164],
    ]
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})">${disc(0, 0, 20, ink)}${disc(0, 0, 16, 'url(#pearl)')}${disc(-5, -6, 4, '#fff')}</g>`,
      )
      .join('') +
    glint(82, 80, 24),
);

const blue: Tones = ['#c0e4ff', '#4a9aff', '#1450e0', '#0a1a7a'];

/** A sapphire like a drop, hung from a golden bow. */
export const sapphire = symbol(
  core(blue),
  fill(
    'M100 26C84 0 36 -6 34 20C32 46 80 44 100 30C120 44 168 46 166 20C164 -6 116 0 100 26Z',
    'url(#gold)',
    gold,
  ) +
    line('M48 14C62 10 80 18 92 28M152 14C138 10 120 18 108 28', '#7a3a0c', 4) +
    fill(
      'M100 34C116 66 164 96 164 138C164 176 134 202 100 202C66 202 36 176 36 138C36 96 84 66 100 34Z',
      'url(#gold)',
      gold,
    ) +
    stone(
      [
        [100, 56],
        [126, 90],
        [150, 124],
        [148, 158],
        [124, 184],
        [100, 189],
        [76, 184],
        [52, 158],
        [50, 124],
        [74, 90],
      ],
      [100, 134],
      0.55,
      blue,
    ) +
    disc(100, 30, 14, ink) +
    disc(100, 30, 10, '#fff4fa') +
    disc(97, 27, 4, '#fff') +
    glint(84, 118, 20),
);

const green: Tones = ['#c8ffd8', '#3ae08a', '#0c9a54', '#044a34'];

/** An emerald cut in steps, in a tall setting with golden claws. */
export const emerald = symbol(
  core(green),
  small(
    [-1, 1]
      .map((side) =>
        [8, 192]
          .map((y) => {
            const x = 100 + side * 52;
            return (
              disc(x, y, 17, ink) + disc(x, y, 12, 'url(#gold)') + disc(x - 3, y - 4, 4, '#fffbe0')
            );
          })
          .join(''),
      )
      .join('') +
      fill('M62 4H138L170 36V164L138 196H62L30 164V36Z', 'url(#gold)', gold) +
      line('M66 13H134M40 42V158', '#fffbe0', 4, 'opacity=".8"') +
      stone(
        [
          [68, 22],
          [132, 22],
          [152, 44],
          [152, 156],
          [132, 178],
          [68, 178],
          [48, 156],
          [48, 44],
        ],
        [100, 100],
        0.62,
        green,
      ) +
      fill(
        'M82 66H118L126 78V122L118 134H82L74 122V78Z',
        'none',
        `stroke="${green[0]}" stroke-width="4" opacity=".8"`,
      ) +
      glint(80, 64, 20),
  ),
);

const violet: Tones = ['#f4d0ff', '#c06aff', '#7a1fd0', '#36087a'];

/** An amethyst as the heart of a golden flower. */
export const amethyst = symbol(
  core(violet) + ball('leaf', [100, 26, 34], '#fff6c8', '#ffc83a', '#b8680c'),
  around(
    8,
    100,
    100,
    fill(
      'M76 62C58 34 76 2 100 -2C124 2 142 34 124 62Z',
      'url(#leaf)',
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
      disc(100, 24, 10, ink) +
      disc(100, 24, 7, '#e060c8') +
      disc(98, 22, 2.4, '#fff'),
  ) +
    disc(100, 100, 68, ink) +
    disc(100, 100, 63, 'url(#gold)') +
    dots(onCircle(24, 100, 100, 59), 2.6, '#fffbe0') +
    stone(onCircle(12, 100, 100, 53), [100, 100], 0.54, violet) +
    glint(86, 84, 20),
);
