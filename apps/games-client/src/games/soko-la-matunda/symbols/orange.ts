import { around, ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const fruit = `M84 30 C130 22 164 56 164 102 C164 148 130 176 86 176 C42 176 12 142 12 102
  C12 62 42 36 84 30 Z`;
const leaf = 'M92 34 C100 8 136 -4 172 8 C160 36 124 50 92 34 Z';
const slice =
  'M96 186 C98 150 126 122 162 118 C184 116 198 128 198 140 C192 176 150 200 112 196 C102 194 96 192 96 186 Z';

const defs =
  ball('skin', [64, 72, 130], '#fff0a0', '#ffb02e', '#f5761a', '#a83410') +
  shades('leaf', [92, 0, 170, 40], '#b7ee62', '#3f9a3d', '#0f5434') +
  ball('pulp', [160, 150, 60], '#ffe08a', '#ffa52e', '#f0761a');

const pores = dots(
  [
    [70, 60],
    [96, 72],
    [50, 92],
    [120, 96],
    [78, 112],
    [104, 132],
    [56, 136],
    [134, 126],
    [88, 156],
    [40, 116],
    [124, 66],
    [112, 160],
  ],
  2.6,
  '#b8480e',
  'opacity=".5"',
);

/** An orange with a slice before it. */
export const orange = symbol(
  defs,
  body(
    'c-fruit',
    fruit,
    'url(#skin)',
    pores +
      fill(
        'M164 60 C176 140 120 190 40 170 L60 200 H200 V60 Z',
        '#7a1c0a',
        'opacity=".35" filter="url(#mist)"',
      ) +
      line('M32 96 C36 70 54 52 76 46', '#fffbe0', 10, 'opacity=".85"') +
      disc(30, 116, 5, '#fffbe0', 'opacity=".8"'),
  ) +
    around(
      5,
      88,
      34,
      fill('M88 34 L84 22 Q88 18 92 22 Z', '#2a6a24', `stroke="${ink}" stroke-width="2"`),
    ) +
    body(
      'c-leaf',
      leaf,
      'url(#leaf)',
      line(
        'M98 34 C120 24 144 14 166 10 M118 26 L116 14 M136 18 L138 6 M124 28 L138 36 M142 20 L154 26',
        '#eaffb4',
        2.6,
      ),
      4,
    ) +
    body(
      'c-slice',
      slice,
      '#f5861e',
      fill(
        'M104 184 C108 154 132 132 164 127 C180 125 189 132 189 140 C182 168 146 190 116 188 C108 188 104 188 104 184 Z',
        '#fff0d0',
      ) +
        [
          [-2, 0],
          [26, 0],
          [54, 0],
        ]
          .map(
            ([turn = 0]) =>
              `<g transform="rotate(${-turn} 112 186)">${fill('M116 184 C124 168 140 150 172 148 C184 150 184 164 172 172 C154 184 134 188 116 184 Z', 'url(#pulp)', 'stroke="#fff0d0" stroke-width="3"')}</g>`,
          )
          .join('') +
        line('M132 168 q10 -8 22 -9 M126 152 q8 -10 18 -14', '#fff6d0', 3, 'opacity=".8"'),
      4,
    ),
);
