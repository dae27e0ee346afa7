import {
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  onCircle,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const ear = 'M70 62 C44 52 26 24 34 -2 C58 2 82 26 88 54 Z';
const head = mirrored('M100 44 C76 42 62 56 62 80 C62 104 70 124 72 146 C70 176 82 192 100 192');
const muzzle = mirrored('M100 132 C82 132 70 146 70 162 C70 182 84 194 100 194');

const eye =
  fill(
    'M68 88 C74 78 88 80 90 92 C84 100 72 100 68 88 Z',
    '#1c0c08',
    `stroke="${ink}" stroke-width="3"`,
  ) +
  disc(77, 86, 3.4, '#fff') +
  line('M64 82 C72 72 86 74 92 84', ink, 4);

/** A donkey of the narrow streets, dressed for a feast. */
export const donkey = symbol(
  ball('coat', [84, 80, 110], '#e8e4f0', '#b0a8bc', '#6a607a', '#3a3048') +
    ball('nose', [90, 150, 50], '#fffaf4', '#f0e0d8', '#b89a98') +
    shades('inner', [34, 0, 84, 60], '#ffc8c0', '#c87a80'),
  both(
    body(
      'c-ear',
      ear,
      'url(#coat)',
      fill('M66 52 C48 42 38 22 40 6 C56 12 72 30 78 50 Z', 'url(#inner)'),
      4,
    ),
  ) +
    body(
      'c-head',
      head,
      'url(#coat)',
      fill(
        'M116 44 C146 70 132 150 108 194 H170 V44 Z',
        '#2a2038',
        'opacity=".35" filter="url(#soft)"',
      ) +
        both(eye) +
        line('M72 70 C76 56 86 50 96 50', '#fff', 5, 'opacity=".8"'),
    ) +
    body(
      'c-muzzle',
      muzzle,
      'url(#nose)',
      both(fill('M82 156 C88 150 94 154 93 162 C88 166 82 164 82 156 Z', '#4a2c34')) +
        line('M84 178 C94 184 106 184 116 178', '#4a2c34', 4),
    ) +
    fill(
      mirrored('M100 24 C88 26 82 36 84 50 C88 58 94 64 100 72'),
      '#2a2038',
      `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    line(
      'M62 112 C84 122 116 122 138 112 M64 112 C62 96 62 84 66 70 M136 112 C138 96 138 84 134 70 M64 72 C84 62 116 62 136 72',
      ink,
      13,
    ) +
    line('M62 112 C84 122 116 122 138 112', '#e0243c', 8) +
    line(
      'M64 112 C62 96 62 84 66 70 M136 112 C138 96 138 84 134 70 M64 72 C84 62 116 62 136 72',
      '#1fa88a',
      7,
    ) +
    dots(
      [
        [76, 117],
        [100, 120],
        [124, 117],
        [82, 66],
        [118, 66],
      ],
      4,
      '#ffd75c',
      `stroke="${ink}" stroke-width="1.6"`,
    ) +
    disc(100, 76, 14, ink) +
    disc(100, 76, 10.5, '#ffd75c') +
    disc(100, 76, 5.4, '#e0243c') +
    both(
      line('M62 112 V142', ink, 8) +
        fill(
          'M54 134 H70 L76 168 H48 Z',
          '#e0243c',
          `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
        ) +
        line('M58 144 L55 164 M62 144 V164 M66 144 L69 164', '#ff9a8a', 2.6) +
        disc(62, 134, 7, '#ffd75c', `stroke="${ink}" stroke-width="4"`),
    ),
);

const frame = mirrored('M100 -2 C70 4 26 20 18 62 L18 198 L100 198');
const leaf = 'M36 194 V70 C38 48 66 34 97 28 V194 Z';
const studs = [92, 120, 148, 176].flatMap((y): [number, number][] => [
  [50, y],
  [82, y],
]);

/** A door of Lamu: carved frame, brass studs against elephants that never came. */
export const door = symbol(
  shades('frame', [18, 0, 182, 198], '#d89a5a', '#8a4a24', '#4a2010') +
    shades('leaf', [36, 30, 164, 194], '#a8642e', '#6a3418', '#3a180c') +
    brass('metal', 88, 112),
  body(
    'c-frame',
    frame,
    'url(#frame)',
    line(
      'M28 190 V66 C34 38 66 20 100 12 C134 20 166 38 172 66 V190',
      '#ffd98a',
      4,
      'stroke-dasharray="1 9"',
    ),
  ) +
    both(
      fill(leaf, 'url(#leaf)', `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`) +
        fill('M44 80 H90 V72 C90 60 84 52 90 44 C66 50 46 62 44 80 Z', '#3a180c', 'opacity=".8"') +
        line('M44 106 H90 M44 134 H90 M44 162 H90', '#3a180c', 3) +
        dots(studs, 7.4, ink) +
        dots(studs, 5.6, '#f0b83a') +
        dots(
          studs.map(([x, y]): [number, number] => [x - 1.6, y - 1.8]),
          2,
          '#fffbe0',
        ),
    ) +
    both(line('M54 76 C58 64 70 58 82 56 M60 76 C66 70 74 68 84 68', '#ffcf7a', 3)) +
    line('M100 30 V194', ink, 15) +
    line('M100 30 V194', 'url(#metal)', 9) +
    dots(onCircle(4, 100, 112, 12), 4, '#ffe9a0', `stroke="${ink}" stroke-width="2"`) +
    disc(100, 112, 8, '#ffe9a0', `stroke="${ink}" stroke-width="4"`) +
    fill(
      'M84 14 L100 -4 L116 14 L100 30 Z',
      '#2fb8c8',
      `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
    ),
);
