import { around, ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const whole = `M112 24 C146 14 182 40 186 78 C190 92 188 104 180 112 C168 138 132 146 106 130
  C80 112 76 62 98 34 C102 28 106 26 112 24 Z`;
const leaf = 'M112 30 C96 6 60 0 28 16 C50 40 86 46 112 30 Z';

const defs =
  ball('skin', [116, 56, 100], '#eaff9a', '#8fd83a', '#3a9a2c', '#0f5a30') +
  ball('pulp', [82, 128, 64], '#f8ffd0', '#d4f06a', '#8fd03a') +
  shades('leaf', [28, 8, 112, 44], '#c4f06a', '#4fae3d', '#14613a');

const wedge = 'M82 124 C70 112 68 94 74 84 C79 80 85 80 90 84 C96 94 94 112 82 124 Z';

/** A lime, and half of another. */
export const lime = symbol(
  defs,
  body(
    'c-whole',
    whole,
    'url(#skin)',
    dots(
      [
        [140, 60],
        [156, 76],
        [138, 88],
        [160, 100],
        [148, 116],
        [120, 52],
        [166, 60],
      ],
      2,
      '#0f5a30',
      'opacity=".45"',
    ) + line('M102 60 C106 46 116 38 130 36', '#fff', 8, 'opacity=".85"'),
  ) +
    body(
      'c-leaf',
      leaf,
      'url(#leaf)',
      line(
        'M34 18 C60 22 90 26 108 30 M60 20 L68 8 M80 24 L90 10 M58 24 L54 34 M78 28 L74 38',
        '#eaffb4',
        2.4,
      ),
      4,
    ) +
    disc(82, 128, 66, ink) +
    disc(82, 128, 61, '#3a9a2c') +
    disc(82, 128, 56, '#eaffc8') +
    around(9, 82, 128, fill(wedge, 'url(#pulp)', 'stroke="#6aa82a" stroke-width="1.6"')) +
    around(9, 82, 128, line('M82 116 V94 M79 108 V98', '#fbffe0', 2.2, 'opacity=".8"')) +
    disc(82, 128, 6, '#f4ffd8') +
    line('M34 104 C42 86 56 76 72 72', '#fff', 5, 'opacity=".9"') +
    fill(
      'M128 150 C138 160 140 170 134 176 C128 180 120 176 120 168 C120 160 124 156 128 150 Z',
      '#dff8ff',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    line('M125 168 q2 5 6 5', '#fff', 2.4),
);
