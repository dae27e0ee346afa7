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
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const brim =
  'M8 66 C30 44 60 40 100 40 C140 40 170 44 192 66 C170 84 140 86 100 86 C60 86 30 84 8 66 Z';
const top = mirrored('M100 6 C76 8 62 28 58 62 C72 70 86 72 100 72');
const face = mirrored('M100 70 C78 70 64 76 64 102 C64 134 82 156 100 158');
const shirt = mirrored('M100 148 C88 152 78 154 66 160 C44 166 32 176 24 198 L100 198');

const side =
  fill(
    'M72 104 C78 96 90 97 94 104 C88 110 78 110 72 104 Z',
    '#fffaf0',
    `stroke="${ink}" stroke-width="2.4"`,
  ) +
  disc(84, 103, 4.6, '#1c0a08') +
  disc(82, 101, 1.6, '#fff') +
  line('M68 94 C76 87 88 88 95 93', '#1c0c0c', 5.4);

/** The helmsman in his straw hat, sure of the wind. */
export const helmsman = symbol(
  brass('metal', 8, 192) +
    ball('plate', [80, 80, 130], '#8ff0ff', '#1f9ae0', '#0f3a9a', '#0a1a5a') +
    ball('skin', [84, 96, 66], '#b8744a', '#7a4426', '#3a1c12') +
    shades('straw', [20, 20, 180, 84], '#fff8c8', '#f0c45a', '#a8681e') +
    shades('shirt', [30, 150, 170, 198], '#fff', '#e8f0ff', '#9ab0d8'),
  disc(100, 104, 94, ink) +
    disc(100, 104, 88, 'url(#metal)') +
    disc(100, 104, 76, ink) +
    disc(100, 104, 73, 'url(#plate)') +
    dots(onCircle(24, 100, 104, 82), 3.4, '#fff3c4', 'stroke="#6b3a0d"') +
    body(
      'c-shirt',
      shirt,
      'url(#shirt)',
      both(line('M60 166 L54 200 M36 180 L32 200', '#2a72f0', 8)) +
        fill('M100 150 L78 154 L100 186 L122 154 Z', '#7a4426') +
        fill('M66 158 C84 172 116 172 134 158 L130 174 L100 190 L70 174 Z', '#f0323c') +
        dots(
          [
            [86, 172],
            [100, 177],
            [114, 172],
          ],
          3.4,
          '#fff',
        ),
    ) +
    body(
      'c-face',
      face,
      'url(#skin)',
      fill(
        'M112 66 C150 96 134 140 104 164 H170 V66 Z',
        '#1a0806',
        'opacity=".5" filter="url(#soft)"',
      ) +
        both(side) +
        fill(
          'M100 104 C93 114 88 120 91 124 C95 128 105 128 109 124 C112 120 107 114 100 104 Z',
          '#9a5c36',
        ) +
        fill(
          'M76 132 C88 128 112 128 124 132 C118 148 82 148 76 132 Z',
          '#fff',
          `stroke="${ink}" stroke-width="3.4"`,
        ) +
        fill('M60 70 H140 V88 C116 80 84 80 60 88 Z', '#1a0806', 'opacity=".5"'),
    ) +
    body(
      'c-brim',
      brim,
      'url(#straw)',
      line(
        'M20 66 C50 54 150 54 180 66 M30 74 C60 64 140 64 170 74',
        '#a8681e',
        2.6,
        'opacity=".8"',
      ),
    ) +
    body(
      'c-top',
      top,
      'url(#straw)',
      fill('M50 52 C70 62 130 62 150 52 V76 H50 Z', '#f0323c') +
        line('M70 46 C74 26 84 14 98 12', '#fff', 6, 'opacity=".9"') +
        line('M84 20 L82 50 M104 14 V50 M122 22 L124 48', '#a8681e', 2.6, 'opacity=".7"'),
    ),
);

const roller = `M-4 196 C10 172 14 140 24 112 C40 60 90 14 146 22 C186 28 206 62 196 92 C190 110 170 118 156 108
  C166 96 160 78 142 74 C116 68 92 92 92 124 C92 154 124 172 204 172 V204 H-4 Z`;

const foam: readonly (readonly [number, number, number])[] = [
  [22, 102, 14],
  [36, 74, 16],
  [58, 48, 17],
  [88, 30, 18],
  [122, 22, 19],
  [154, 30, 18],
  [176, 52, 17],
  [182, 80, 15],
  [170, 104, 13],
];

/** The wild: a wave of the reef, curling and bright, with the race's medal in it. */
export const wave = symbol(
  ball('halo', [100, 100, 108], '#e8ffff 0.95', '#3ae8ff 0.5', '#1a9aff 0') +
    shades('sea', [60, 20, 110, 200], '#d8fffc', '#3ae0e8', '#1486e0', '#0a2a9a') +
    brass('gold', 96, 176) +
    ball('coin', [124, 112, 50], '#fff8c8', '#ffd23c', '#d8781a'),
  disc(100, 100, 106, 'url(#halo)') +
    body(
      'c-roller',
      roller,
      'url(#sea)',
      line(
        'M14 190 C26 160 34 132 44 112 C60 72 98 44 138 48 M30 194 C44 162 52 140 62 120 C74 90 100 66 136 64 M56 196 C62 170 68 146 78 128',
        '#c8fffc',
        5,
        'opacity=".8"',
      ) +
        fill(
          'M92 124 C92 154 124 172 204 172 V204 H60 C70 180 80 150 92 124 Z',
          '#062a8a',
          'opacity=".45"',
        ),
      7,
    ) +
    foam.map(([x, y, r]) => disc(x, y, r + 4, ink)).join('') +
    foam
      .map(([x, y, r]) => disc(x, y, r, '#a8e8ff') + disc(x - 2, y - 3, r * 0.82, '#fff'))
      .join('') +
    disc(134, 126, 42, ink) +
    disc(134, 126, 37, 'url(#gold)') +
    disc(134, 126, 28, 'url(#coin)') +
    around(5, 134, 126, fill('M126 118 L134 98 L142 118 Z', '#c8500f')) +
    disc(134, 126, 11, '#c8500f') +
    line('M112 112 C118 102 126 98 134 97', '#fff', 4.6),
);
