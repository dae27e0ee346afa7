import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { ink, symbol } from '#frame/slots/paint.ts';

const blades = [
  [
    'M96 200 C70 164 120 130 92 92 C76 64 96 36 88 2 C122 26 120 62 112 88 C130 128 96 158 122 200 Z',
    'url(#tall)',
  ],
  [
    'M78 202 C44 178 72 146 40 120 C22 100 30 74 16 50 C48 58 60 84 58 106 C88 132 68 168 100 202 Z',
    'url(#left)',
  ],
  [
    'M106 202 C140 180 118 150 146 124 C164 102 158 80 176 56 C186 84 182 110 164 130 C154 160 146 180 134 202 Z',
    'url(#right)',
  ],
] as const;

const defs =
  shades('tall', [80, 0, 120, 200], '#d8ff9a', '#4ae08a', '#0fa07a', '#06605a') +
  shades('left', [16, 50, 90, 200], '#a8ffd0', '#1ec89a', '#0a7a78', '#064a54') +
  shades('right', [180, 50, 110, 200], '#c8ffb0', '#2ed08a', '#0a8070', '#064a54');

/** Weed of the reef, as the women of the coast grow it. */
export const seaweed = symbol(
  defs,
  blades
    .map(([d]) => fill(d, ink, `stroke="${ink}" stroke-width="10" stroke-linejoin="round"`))
    .join('') +
    blades.map(([d, paint]) => fill(d, paint)).join('') +
    line(
      'M108 192 C92 160 116 128 102 90 C92 62 104 40 98 20 M88 194 C64 172 76 146 50 112 C40 96 40 80 30 66 M122 194 C146 172 134 150 156 124 C168 106 168 90 172 74',
      '#f0ffd8',
      4,
      'opacity=".7"',
    ) +
    [
      [66, 62, 10],
      [140, 40, 13],
      [158, 18, 7],
      [60, 30, 7],
      [20, 150, 8],
      [182, 160, 9],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          disc(x, y, r + 3, ink) +
          disc(x, y, r, '#8af0ff') +
          disc(x - r * 0.3, y - r * 0.3, r * 0.36, '#fff'),
      )
      .join(''),
);
