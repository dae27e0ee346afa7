import { ball, dots, fill, line, onCircle, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const whole = `M70 30 C72 44 80 54 96 66 C122 84 130 116 118 142 C104 168 62 172 38 152
  C14 130 14 94 34 72 C50 58 58 46 58 30 Z`;
const half = `M136 72 C150 74 158 84 168 96 C188 116 192 150 172 172 C150 194 112 192 96 170
  C84 148 92 120 110 104 C122 94 130 86 136 72 Z`;

const defs =
  ball('skin', [56, 90, 96], '#ff9ad8', '#c8388a', '#7a1464', '#3a0a40') +
  ball('flesh', [138, 138, 62], '#ffe86a', '#ff8a5a', '#e8345a', '#ffd8c0') +
  shades('leaf', [70, 10, 150, 60], '#e0ff8a', '#6ac04a', '#1f7044');

/** Figs of the wild, one of them open. */
export const fig = symbol(
  defs,
  fill(
    'M72 34 C86 6 124 0 156 14 C146 44 108 56 72 34 Z',
    'url(#leaf)',
    `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`,
  ) +
    line('M78 34 C100 28 124 22 146 18', '#f4ffc0', 4, 'opacity=".8"') +
    line('M64 34 C62 24 66 14 74 8', ink, 17) +
    line('M64 34 C62 24 66 14 74 8', '#8fb04a', 8) +
    body(
      'c-whole',
      whole,
      'url(#skin)',
      line(
        'M62 54 C50 78 44 110 56 156 M72 58 C80 84 84 120 78 162',
        '#4a0a4a',
        3.6,
        'opacity=".55"',
      ) + line('M44 78 C34 92 30 108 34 124', '#ffe0f4', 8, 'opacity=".75"'),
    ) +
    body(
      'c-half',
      half,
      '#f8e4c8',
      fill(
        'M138 88 C148 90 156 98 162 108 C178 126 178 152 164 166 C146 180 120 178 108 164 C98 148 104 128 118 116 C128 106 134 100 138 88 Z',
        'url(#flesh)',
      ) +
        dots(onCircle(13, 139, 142, 26), 3.2, '#fff4a8') +
        dots(onCircle(7, 139, 142, 13), 2.8, '#fff4a8'),
      5,
    ),
);
