import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

/** The broad vane and the narrow one, either side of a quill that bends to the right. */
const broad = `M52 150C34 132 30 108 40 84L54 92L46 66C60 40 92 16 132 8C154 4 176 4 192 10
  C150 44 100 92 60 152Z`;
const narrow = `M192 10C194 34 184 62 166 84L150 78L158 96C140 118 114 136 88 144L84 130L74 150C68 152 64 152 60 152
  C100 92 150 44 192 10Z`;
const quill = 'M8 196C34 172 46 158 60 142C96 92 140 46 188 12';

const defs =
  shades('broad', [190, 8, 50, 130], '#3a0a20', '#a80e2c', '#ff4a4a', '#ff9a7a') +
  shades('narrow', [190, 10, 70, 150], '#1c0612', '#6a0820', '#c81e34', '#f0604a');

const barbs = [
  [58, 140, -18, -22],
  [70, 124, -22, -24],
  [82, 108, -24, -26],
  [95, 92, -25, -28],
  [108, 77, -24, -30],
  [122, 63, -22, -30],
  [137, 49, -19, -28],
  [152, 37, -16, -24],
];
const towards = (across: number, along: number) =>
  barbs
    .map(
      ([x = 0, y = 0, dx = 0, dy = 0]) =>
        `M${x} ${y}q${dx * across * 0.3} ${dy * along * 0.7} ${dx * across} ${dy * along}`,
    )
    .join('');

/** A crimson flight feather, dark at its tip, down at its foot. */
export const feather = symbol(
  defs,
  line(quill, ink, 16) +
    body(
      'c-narrow',
      narrow,
      'url(#narrow)',
      line(
        barbs.map(([x = 0, y = 0]) => `M${x + 4} ${y}q18 4 32 -4`).join(''),
        '#ff8a7a',
        2.6,
        'opacity=".55"',
      ),
      5,
    ) +
    body(
      'c-broad',
      broad,
      'url(#broad)',
      line(towards(1, 1), '#ffd0b8', 2.8, 'opacity=".7"') +
        line('M44 126C40 112 42 100 46 90M58 66C72 44 96 28 122 20', '#fff', 5, 'opacity=".7"'),
      5,
    ) +
    line(
      'M50 152C38 148 28 150 20 158M58 160C52 172 44 180 34 184M44 160C34 162 26 170 24 178',
      ink,
      12,
    ) +
    line(
      'M50 152C38 148 28 150 20 158M58 160C52 172 44 180 34 184M44 160C34 162 26 170 24 178',
      '#ffd8d0',
      6.4,
    ) +
    line(quill, '#fff4e0', 6.4) +
    fill('M188 8L194 12L186 18Z', '#fff4e0'),
);
