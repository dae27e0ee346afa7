import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { ink, symbol } from '#frame/slots/paint.ts';

const great =
  'M74 206 C62 150 44 128 44 88 C44 42 86 14 124 26 C164 40 172 92 140 110 C110 124 80 100 92 74 C102 56 128 62 126 80 C124 90 112 90 110 82';
const small = 'M104 206 C116 176 132 166 158 164 C184 164 194 140 180 130 C168 124 158 136 166 144';

const defs =
  ball('halo', [100, 92, 96], '#d8ff9a 0.5', '#4aff8a 0.24', '#1eff7a 0') +
  shades('great', [40, 20, 170, 200], '#e8ff7a', '#7ae03a', '#1ea04a', '#0c5a40') +
  shades('leaf', [0, 0, 0, 60], '#d0ff7a', '#2ea84a', '#0c5a40');

const leaves = [
  [47, 74, -104, 1],
  [56, 46, -62, 1],
  [82, 26, -32, 1],
  [114, 20, 4, 1],
  [146, 40, 44, 1],
  [162, 74, 84, 1],
  [146, 108, 128, 0.9],
  [46, 108, -122, 1],
  [56, 138, -112, 0.95],
  [66, 168, -108, 0.9],
  [58, 150, 70, 0.8],
] as const;

/** The young frond of a fern, still rolled. */
export const fern = symbol(
  defs,
  '<g transform="translate(8 10) scale(.92)">' +
    disc(100, 92, 96, 'url(#halo)') +
    leaves
      .map(
        ([x, y, turn, size]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
          fill(
            'M-9 2 C-14 -14 -8 -28 0 -36 C8 -28 14 -14 9 2 Z',
            'url(#leaf)',
            `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
          ) +
          '</g>',
      )
      .join('') +
    line(small, ink, 23) +
    line(small, 'url(#great)', 14) +
    line(great, ink, 33) +
    line(great, 'url(#great)', 23) +
    line('M52 100 C46 52 84 24 120 34 C150 46 156 80 138 96', '#ffffff', 5, 'opacity=".65"') +
    line('M70 200 C62 160 50 136 49 110', '#f4ffb0', 4, 'opacity=".6"') +
    '</g>',
);
