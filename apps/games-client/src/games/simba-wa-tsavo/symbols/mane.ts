import {
  around,
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
import { body, ink, symbol } from '#frame/slots/paint.ts';

const flame = 'M86 44 C80 28 90 18 96 -2 C106 12 120 26 114 44 Z';
const tongue = 'M88 48 C84 38 92 30 100 16 C108 30 116 38 112 48 Z';
const face = mirrored('M100 50 C82 48 62 58 60 80 C52 88 54 104 62 112 C66 132 80 152 100 156');
const nose = mirrored('M100 100 C90 100 84 104 88 110 C92 116 97 119 100 120');

const defs =
  ball('halo', [100, 100, 100], '#ffe27a 0.95', '#ff9a2e 0.5', '#ff5a1e 0') +
  shades('hot', [100, -2, 100, 50], '#ffe04a', '#ff7a1e', '#c81e22') +
  shades('core', [100, 14, 100, 50], '#fffbd0', '#ffd23c', '#ff8a1e') +
  ball('gold', [82, 76, 92], '#fffbe0', '#ffd75c', '#e0962a', '#8a4a10') +
  shades('gem', [70, 84, 92, 98], '#ffb0a0', '#e0203c', '#6d0a24');

const cheek =
  fill('M66 88 C72 78 88 80 93 92 C86 100 72 100 66 88 Z', '#5a1a0a') +
  fill('M69 89 C74 82 86 84 90 92 C84 97 74 97 69 89 Z', 'url(#gem)') +
  disc(77, 88, 2.2, '#fff') +
  line('M62 78 C72 68 86 70 94 82', '#8a4a10', 5) +
  line('M96 88 C92 96 90 100 88 106', '#8a4a10', 3) +
  fill('M98 120 C88 122 76 120 70 112 C70 128 84 142 98 138 Z', '#fff3c0', 'opacity=".8"') +
  line('M100 120 V130 C94 138 82 136 76 128', '#6b3208', 4) +
  dots(
    [
      [80, 122],
      [88, 127],
      [78, 130],
    ],
    1.8,
    '#8a4a10',
  ) +
  line('M100 56 V76 M90 60 L94 76 M80 66 L86 76', '#b86a14', 3);

/** The wild: the mane as a sun of fire round a golden mask. */
export const mane = symbol(
  defs,
  disc(100, 100, 100, 'url(#halo)') +
    around(
      14,
      100,
      100,
      fill(flame, ink, `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`),
    ) +
    around(14, 100, 100, fill(flame, 'url(#hot)')) +
    around(14, 100, 100, fill(tongue, 'url(#core)'), 12.86) +
    disc(100, 100, 62, ink) +
    disc(100, 100, 58, '#c8481a') +
    dots(onCircle(28, 100, 100, 56), 4, '#ffe48a') +
    both(disc(60, 62, 17, ink) + disc(60, 62, 13, '#e8a83a') + disc(61, 64, 7, '#7a2a10')) +
    body(
      'c-face',
      face,
      'url(#gold)',
      both(cheek) +
        fill(nose, '#6b1a10') +
        line('M93 103 Q100 100 106 103', '#e88a70', 2.4) +
        fill(
          'M114 52 C150 80 140 140 108 160 H170 V52 Z',
          '#8a3a08',
          'opacity=".4" filter="url(#soft)"',
        ) +
        line('M66 78 C68 66 80 58 92 56', '#fff', 4, 'opacity=".85"'),
      6,
    ),
);
