import {
  around,
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  onCircle,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const petal =
  'M100 92 C72 84 56 54 66 24 C76 8 92 14 100 6 C108 14 124 8 134 24 C144 54 128 84 100 92 Z';
const leafShape = 'M60 138 C30 130 8 148 2 180 C32 196 66 186 78 158 Z';

const defs =
  ball('petal', [100, 84, 86], '#ffe8a0', '#fffdf4', '#f4f0ff', '#b8a8e0') +
  shades('leaf', [0, 130, 80, 190], '#b8f05a', '#3aa04a', '#0c5a4a') +
  ball('tuft', [94, 88, 32], '#fff6c0', '#ffb84a', '#e8561e');

/** The flower of the baobab, white for one night and a morning. */
export const flower = symbol(
  defs,
  both(
    body('c-leaf', leafShape, 'url(#leaf)', line('M8 176 C30 168 50 156 70 148', '#e8ffb0', 4), 4),
  ) +
    around(
      5,
      100,
      96,
      fill(petal, ink, `stroke="${ink}" stroke-width="11" stroke-linejoin="round"`),
    ) +
    around(
      5,
      100,
      96,
      fill(petal, 'url(#petal)') +
        line('M100 84 V30 M88 76 C80 62 78 46 80 34 M112 76 C120 62 122 46 120 34', '#c8b8e8', 3),
    ) +
    disc(100, 96, 31, ink) +
    disc(100, 96, 27, 'url(#tuft)') +
    dots(onCircle(14, 100, 96, 27), 5.4, '#fff6c0', `stroke="${ink}" stroke-width="2.4"`) +
    dots(onCircle(8, 100, 96, 14), 4.4, '#ffe88a') +
    disc(100, 96, 5, '#c83a1e'),
);
