import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const sail = `M34 128 C40 84 74 34 148 2 C176 46 178 92 160 132 C120 120 74 118 34 128 Z`;
const hull = `M6 132 C26 140 44 142 60 142 C100 144 144 140 194 118 C190 152 172 176 146 180 H64
  C34 178 12 160 6 132 Z`;
const wave = 'M0 172 Q16 160 34 170 T70 170 T106 170 T142 170 T178 168 L200 164 V200 H0 Z';

const defs =
  shades('cloth', [50, 30, 170, 130], '#fffef4', '#f6e6c0', '#d8a868', '#a87040') +
  shades('wood', [0, 120, 0, 182], '#e8a05a', '#a8602e', '#5a2a16') +
  shades('sea', [0, 164, 0, 200], '#5fe0e8', '#1f8ab8', '#0c3a78') +
  ball('sun', [146, 76, 60], '#ffd87a 0.9', '#ff9a4a 0.3', '#ff9a4a 0');

/** A trader's dhow under full sail. */
export const dhow = symbol(
  defs,
  disc(146, 76, 60, 'url(#sun)') +
    line('M104 140 L112 8', ink, 13) +
    line('M104 140 L112 8', '#8a4a20', 6.5) +
    body(
      'c-sail',
      sail,
      'url(#cloth)',
      line(
        'M58 122 C70 84 100 40 146 8 M88 121 C100 86 124 44 152 12 M120 123 C130 92 146 52 158 26',
        '#b88a54',
        2.6,
        'opacity=".7"',
      ) +
        fill('M92 62 C112 74 136 84 168 88 L166 106 C132 102 100 90 74 76 Z', '#c81e34') +
        fill(
          'M104 72 l8 6 -5 8 -9 -5 Z M128 82 l9 4 -3 9 -10 -3 Z M152 88 l9 2 -1 9 -10 -2 Z',
          '#ffd75c',
        ) +
        line('M46 112 C54 80 78 48 116 26', '#fff', 5, 'opacity=".8"'),
    ) +
    line('M24 138 L160 -6', ink, 11) +
    line('M24 138 L160 -6', '#b8743a', 5) +
    fill('M112 8 L112 -6 L86 0 L110 10 Z', '#2fb8a6', `stroke="${ink}" stroke-width="3.4"`) +
    body(
      'c-hull',
      hull,
      'url(#wood)',
      line('M10 138 C60 152 140 150 190 126', '#ffe08a', 5) +
        line('M18 152 C60 166 140 164 184 142', '#1fa89c', 7) +
        line('M34 166 C70 174 130 174 168 160', '#3a180c', 3) +
        [60, 84, 108, 132].map((x) => disc(x, 152 - (x - 96) * 0.04, 3.6, '#ffe08a')).join(''),
    ) +
    body(
      'c-wave',
      wave,
      'url(#sea)',
      line(
        'M6 180 Q22 172 40 180 T76 180 M100 178 Q116 170 134 178 T170 176',
        '#e8ffff',
        3.4,
        'opacity=".9"',
      ),
      4,
    ),
);
