import { ball, disc, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const pot = mirrored('M100 54 L56 54 C60 72 24 88 24 132 C24 170 56 192 100 192');
const pour = `M50 42 H150 C156 56 150 70 142 72 C140 96 146 112 136 118 C126 122 122 108 124 92 C118 84 112 90 112 102 C112 136 108 152 98 152
  C86 152 88 124 88 102 C88 86 78 82 76 94 C76 106 72 114 64 112 C54 108 60 90 58 72 C48 68 46 54 50 42 Z`;

const defs =
  ball('halo', [100, 110, 100], '#fff2a0 0.8', '#ffb01e 0.4', '#ff7a00 0') +
  ball('pot', [70, 104, 110], '#ffb08a', '#d8602e', '#8a2a1e', '#4a1018') +
  shades('honey', [50, 40, 140, 150], '#fffbc0', '#ffd23c', '#ffa01e', '#d8700a');

const cell = (x: number, y: number) => `M${x} ${y - 15} l13 7.5 v15 l-13 7.5 l-13 -7.5 v-15 Z`;

/** A pot that runs over with honey. */
export const honey = symbol(
  defs,
  '<g transform="translate(6 14) scale(.93)">' +
    disc(100, 110, 100, 'url(#halo)') +
    [
      [66, 26],
      [94, 26],
      [122, 26],
      [80, 4],
      [108, 4],
      [136, 4],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(
            cell(x, y + 8),
            '#ffc21e',
            `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
          ) + fill(cell(x - 2, y + 4), '#fff07a', 'opacity=".5" transform="translate(0 4)"'),
      )
      .join('') +
    body(
      'c-pot',
      pot,
      'url(#pot)',
      line(
        'M26 150 L40 138 L56 152 L72 138 L88 152 L104 138 L120 152 L136 138 L152 152 L168 138 L178 150',
        '#ffe0a0',
        6,
      ) +
        line('M36 168 C70 184 130 184 164 168', '#3af0d8', 6) +
        line('M38 112 C42 98 54 88 64 82', '#fff', 6, 'opacity=".7"'),
    ) +
    body(
      'c-pour',
      pour,
      'url(#honey)',
      line('M60 52 H120', '#ffffff', 7, 'opacity=".8"') +
        line('M98 96 V136 M66 84 V102', '#ffffff', 5, 'opacity=".8"'),
      4,
    ) +
    fill(
      'M98 160 C92 168 92 176 98 178 C104 176 104 168 98 160 Z',
      '#ffb81e',
      `stroke="${ink}" stroke-width="4"`,
    ) +
    '</g>',
);
