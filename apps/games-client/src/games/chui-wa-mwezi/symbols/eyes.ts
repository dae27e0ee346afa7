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

const leaf = 'M100 6 C84 -6 80 -22 86 -38 C104 -34 116 -16 112 4 Z';
const dark = mirrored('M100 28 C60 26 26 60 24 100 C26 142 60 174 100 174');
const eye = 'M40 104 C46 78 78 74 94 104 C82 122 52 124 40 104 Z';
const brow = 'M30 96 C38 66 74 56 98 88';

const defs =
  ball('halo', [100, 100, 104], '#ffe27a 0.95', '#ff9a1e 0.55', '#3a8a5a 0') +
  ball('night', [100, 104, 80], '#3a6a8a', '#1a3050', '#0a1024') +
  ball('iris', [68, 100, 34], '#fffde0', '#ffe83c', '#ffa01e', '#c84a0a') +
  shades('leaf', [80, -38, 116, 6], '#d8ff9a', '#4ae06a', '#0f7a4a');

/** The wild: two eyes among leaves, and nothing else to be seen. */
export const eyes = symbol(
  defs,
  disc(100, 100, 104, 'url(#halo)') +
    around(
      10,
      100,
      100,
      `<g transform="translate(0 26)">${fill(leaf, 'url(#leaf)', `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`)}${line('M99 2 C94 -8 92 -20 92 -30', '#e0ffd8', 3, 'opacity=".7"')}</g>`,
      18,
    ) +
    disc(100, 101, 92, ink) +
    disc(100, 101, 87, '#ffc83c') +
    body('c-dark', dark, 'url(#night)', '', 5) +
    around(
      8,
      100,
      100,
      `<g transform="translate(0 42) scale(1)">${fill('M100 -2 C90 -8 88 -18 91 -28 C103 -26 110 -14 108 -4 Z', '#0c3a3a')}</g>`,
      0,
    ) +
    both(
      disc(68, 101, 36, '#ffb02e', 'opacity=".32" filter="url(#mist)"') +
        fill(eye, ink, `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`) +
        fill(eye, 'url(#iris)') +
        `<ellipse cx="70" cy="99" rx="7.5" ry="17" fill="${ink}"/>` +
        disc(61, 90, 5, '#fff') +
        line(brow, '#4a7a9a', 6, 'opacity=".8"'),
    ) +
    both(line('M62 140 L32 148 M66 148 L42 162', '#c8e8ff', 3, 'opacity=".75"')),
);
