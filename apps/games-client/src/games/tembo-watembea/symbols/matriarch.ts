import {
  around,
  ball,
  both,
  disc,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const ear = `M78 54 C56 26 20 24 8 52 C-2 82 8 124 30 146 C44 156 60 146 68 128
  C76 110 80 80 78 54 Z`;
const head = mirrored(
  'M100 22 C80 22 64 36 62 58 C60 84 66 108 76 122 C80 132 82 150 82 166 C82 184 88 196 100 197',
);
const tusk = 'M74 124 C66 142 54 156 38 162 C48 172 70 168 84 146 Z';

const defs =
  ball('halo', [100, 96, 106], '#fff6c0 0.95', '#ffc86a 0.55', '#ff9a5a 0') +
  shades('hide', [60, 30, 140, 190], '#d0dcf4', '#8f9cc8', '#56608f', '#2c3158') +
  ball('ear', [40, 60, 110], '#b8c4e8', '#7a86b8', '#434a7a', '#242852') +
  shades('tusk', [40, 120, 84, 170], '#ffffff', '#fff4d8', '#d8b890');

/** The wild: the matriarch, who knows the way to water. */
export const matriarch = symbol(
  defs,
  disc(100, 96, 106, 'url(#halo)') +
    around(16, 100, 96, fill('M96 8 L100 -14 L104 8 Z', '#fff0a0', 'opacity=".8"')) +
    both(
      body(
        'c-ear',
        ear,
        'url(#ear)',
        fill(
          'M66 62 C48 40 26 42 20 62 C14 86 22 114 38 130 C50 134 58 120 62 104 C66 90 68 76 66 62 Z',
          '#f0a0b0',
          'opacity=".6"',
        ) +
          line(
            'M58 70 C44 80 38 100 42 120 M52 62 C34 68 26 84 28 104',
            '#8a4a78',
            3,
            'opacity=".6"',
          ),
      ),
    ) +
    both(body('c-tusk', tusk, 'url(#tusk)', '', 4)) +
    body(
      'c-head',
      head,
      'url(#hide)',
      fill(
        'M116 20 C160 60 150 150 104 200 H180 V10 Z',
        '#1c1f48',
        'opacity=".4" filter="url(#mist)"',
      ) +
        line(
          'M80 40 C90 32 110 32 120 40 M78 52 C92 44 108 44 122 52',
          '#2c3158',
          3,
          'opacity=".55"',
        ) +
        line(
          'M86 132 Q100 138 114 132 M85 146 Q100 152 115 146 M85 160 Q100 166 115 160 M87 174 Q100 180 113 174 M90 187 Q100 191 110 187',
          '#2c3158',
          3.4,
          'opacity=".7"',
        ) +
        line('M92 120 C90 150 90 170 94 188', '#e8f0ff', 4, 'opacity=".5"'),
    ) +
    both(
      fill(
        'M70 84 C76 74 88 76 92 86 C86 94 76 94 70 84 Z',
        '#fff6e4',
        `stroke="${ink}" stroke-width="3.4"`,
      ) +
        disc(82, 85, 5.4, '#7a3c14') +
        disc(80, 83, 2, '#fff') +
        line('M66 78 C74 68 86 70 94 80', '#20244a', 5) +
        line('M72 98 C78 102 86 102 92 98', '#20244a', 3, 'opacity=".6"'),
    ),
);
