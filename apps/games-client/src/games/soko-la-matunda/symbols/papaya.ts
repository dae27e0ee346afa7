import { ball, dots, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const half = mirrored('M100 6 C84 6 78 20 76 40 C72 70 46 92 46 132 C46 170 72 194 100 194');
const flesh = mirrored('M100 18 C90 18 87 30 85 46 C80 76 58 98 58 134 C58 164 78 182 100 182');
const hollow = mirrored('M100 70 C92 84 74 104 74 134 C74 156 86 168 100 168');

const seeds = [
  [100, 88],
  [92, 100],
  [107, 101],
  [85, 114],
  [99, 115],
  [114, 114],
  [82, 130],
  [94, 130],
  [107, 131],
  [119, 130],
  [84, 145],
  [97, 146],
  [110, 146],
  [92, 158],
  [105, 158],
] as const;

const defs =
  shades('skin', [46, 20, 154, 190], '#d8f06a', '#f0b82e', '#e8762a', '#3a8a34') +
  ball('flesh', [86, 100, 110], '#ffd08a', '#ff8a4a', '#f0562e', '#c8341e') +
  ball('hollow', [100, 126, 50], '#ffdf9a', '#f2a04a', '#d8642a');

/** A papaya cut in half, its black seeds like beads. */
export const papaya = symbol(
  defs,
  `<g transform="rotate(24 100 100)">` +
    body(
      'c-half',
      half,
      'url(#skin)',
      line('M60 110 C54 128 54 146 62 162', '#fff', 5, 'opacity=".6"'),
    ) +
    fill(flesh, 'url(#flesh)') +
    line(flesh, '#ffe0a8', 2.6, 'opacity=".8"') +
    line('M92 34 C88 62 68 88 66 116', '#fff0d0', 6, 'opacity=".7"') +
    fill(hollow, 'url(#hollow)', 'stroke="#c8501e" stroke-width="3"') +
    seeds
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})">${fill('M0 -7 C6 -6 8 4 0 7 C-8 4 -6 -6 0 -7 Z', '#241a24', `stroke="${ink}" stroke-width="1.6"`)}</g>`,
      )
      .join('') +
    dots(
      seeds.map(([x, y]) => [x - 2, y - 3] as const),
      1.7,
      '#c8e0ff',
    ) +
    '</g>',
);
