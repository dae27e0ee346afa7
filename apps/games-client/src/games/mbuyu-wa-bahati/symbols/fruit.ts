import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const pod =
  'M66 30 C30 52 14 104 34 148 C48 176 86 182 108 158 C134 126 132 66 104 38 C92 28 78 26 66 30 Z';
const half =
  'M128 62 C160 66 188 98 188 138 C186 172 156 194 124 188 C92 180 78 148 86 114 C92 86 108 66 128 62 Z';
const pulp =
  'M130 78 C154 82 174 108 174 138 C172 162 150 178 126 174 C104 168 92 144 100 116 C106 94 116 82 130 78 Z';

const defs =
  ball('velvet', [62, 84, 100], '#f0ff9a', '#a8c83c', '#5a7a1e', '#24401a') +
  shades('rind', [86, 62, 188, 188], '#c8d84a', '#6a8a24', '#2c4a1a') +
  ball('pulp', [124, 116, 66], '#ffffff', '#fff8e8', '#f0d8b0', '#c89a6a') +
  shades('stalk', [60, 0, 90, 30], '#c8904a', '#6a3a1c');

const seeds = [
  [124, 102],
  [146, 112],
  [112, 124],
  [134, 130],
  [158, 138],
  [118, 150],
  [142, 156],
] as const;

/** The fruit of the baobab: velvet outside, sour and white within. */
export const fruit = symbol(
  defs,
  line('M76 32 C72 18 80 6 92 -2', ink, 18) +
    line('M76 32 C72 18 80 6 92 -2', 'url(#stalk)', 10) +
    body(
      'c-pod',
      pod,
      'url(#velvet)',
      line(
        'M50 62 C36 92 36 124 46 146 M76 46 C62 90 64 130 76 162 M100 56 C106 90 102 130 94 158',
        '#3a5a1a',
        4,
        'opacity=".6"',
      ) + line('M44 66 C32 92 32 116 38 136', '#fdffd8', 6, 'opacity=".7"'),
    ) +
    body('c-half', half, 'url(#rind)', '', 5) +
    fill(pulp, ink, `stroke="${ink}" stroke-width="4"`) +
    fill(pulp, 'url(#pulp)') +
    line('M130 84 V170 M104 120 L170 140 M106 152 L166 112', '#e0b88a', 4, 'opacity=".7"') +
    seeds
      .map(
        ([x, y]) =>
          disc(x, y, 10, '#fff') +
          `<ellipse cx="${x}" cy="${y}" rx="8" ry="6.4" fill="#d8304a" stroke="${ink}" stroke-width="2.4"/>` +
          disc(x - 2.4, y - 2, 2, '#ffb0b8'),
      )
      .join(''),
);
