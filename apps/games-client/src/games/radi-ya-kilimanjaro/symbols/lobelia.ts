import {
  around,
  both,
  dots,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const spire = mirrored('M100 2 C80 10 62 50 54 96 C50 122 48 140 54 158 L100 164');
const blade = 'M100 172 C76 152 46 148 10 156 C30 178 66 192 100 188 Z';
const low = 'M100 176 C84 172 54 176 26 196 H100 Z';

const defs =
  shades('spire', [60, 0, 146, 0], '#b0a8ff', '#6a4af0', '#3a1aa8', '#1c0a5a') +
  shades('leaf', [10, 150, 100, 196], '#d8fff0', '#5ac8a8', '#14605a');

const bell = 'M0 0 C-12 4 -14 16 -9 24 L0 19 L9 24 C14 16 12 4 0 0 Z';
const rows = [
  [20, 1, 0.72],
  [40, 2, 0.86],
  [62, 3, 0.94],
  [86, 3, 1.1],
  [110, 4, 1.04],
  [134, 4, 1.12],
] as const;

const flowers = rows
  .map(([y, count, size], row) =>
    Array.from({ length: count }, (_, at) => {
      const x = 100 + (at - (count - 1) / 2) * 23 * size;
      return (
        `<g transform="translate(${x} ${y}) scale(${size})">` +
        `${fill(bell, (row + at) % 2 ? '#e8b0ff' : '#c88aff', `stroke="${ink}" stroke-width="3.4"`)}</g>`
      );
    }).join(''),
  )
  .join('');

/** A giant lobelia, its spire taller than a man. */
export const lobelia = symbol(
  defs,
  both(
    body('c-blade', blade, 'url(#leaf)', line('M22 160 C50 160 76 168 98 182', '#f0fff8', 3.4), 4),
  ) +
    body(
      'c-spire',
      spire,
      'url(#spire)',
      flowers + line('M90 14 C78 46 70 90 68 130', '#f0e8ff', 4, 'opacity=".7"'),
      6,
    ) +
    both(body('c-low', low, 'url(#leaf)', '', 4)) +
    around(3, 100, 176, dots([[100, 168]], 4, '#fff6a0')),
);
