import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const defs =
  shades('wall', [10, 0, 190, 0], '#fffbe8', '#f8e4b8', '#d8a878') +
  shades('roof', [0, 30, 0, 100], '#ff9a5a', '#d8502a', '#7a2418') +
  ball('face', [100, 62, 24], '#ffffff', '#fff8e0', '#f0d8a8') +
  shades('glass', [0, 110, 0, 180], '#8ff0ff', '#2f8ab0', '#144a70');

const arch = (x: number) =>
  fill(
    `M${x} 180 V138 C${x} 118 ${x + 30} 118 ${x + 30} 138 V180 Z`,
    'url(#glass)',
    `stroke="${ink}" stroke-width="5"`,
  ) + line(`M${x + 15} 126 V178 M${x} 150 H${x + 30}`, '#fff4d0', 3);

/** A station of the line. */
export const station = symbol(
  defs,
  body(
    'c-wall',
    'M14 104 H186 V182 H14 Z',
    'url(#wall)',
    fill('M14 100 H190 V116 H14 Z', '#7a3a24', 'opacity=".45"'),
  ) +
    body(
      'c-roof',
      'M2 106 L30 66 H170 L198 106 Z',
      'url(#roof)',
      line(
        'M18 94 H182 M28 82 H172 M40 72 L24 104 M66 68 L56 104 M134 68 L144 104 M160 72 L176 104',
        '#7a2418',
        3,
        'opacity=".6"',
      ),
    ) +
    body('c-tower', 'M66 104 V40 H134 V104 Z', 'url(#wall)', '', 4) +
    body(
      'c-top',
      'M54 44 L100 6 L146 44 Z',
      'url(#roof)',
      line('M70 36 L100 12 L118 26', '#ffe0b0', 4, 'opacity=".8"'),
      4,
    ) +
    disc(100, 70, 28, ink) +
    disc(100, 70, 23, 'url(#face)', 'stroke="#1f7a68" stroke-width="4"') +
    line('M100 70 V54 M100 70 L112 76', ink, 5) +
    line('M100 49 V52 M100 88 V91 M79 70 H82 M118 70 H121', '#a81e34', 3.4) +
    arch(26) +
    arch(144) +
    body(
      'c-door',
      'M78 182 V138 C78 112 122 112 122 138 V182 Z',
      '#1f7a68',
      line('M100 120 V182', '#0a3a34', 4) + line('M84 140 V176', '#7ae0c0', 4, 'opacity=".7"'),
      4,
    ) +
    disc(110, 156, 4, '#ffd75c') +
    fill(
      'M4 180 H196 V196 H4 Z',
      '#a88a80',
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    line('M10 185 H190', '#fff4e0', 4),
);
