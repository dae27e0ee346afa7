import {
  around,
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

/** Drawn a little smaller about the middle, so that nothing is cut off at the edge. */
const small = (content: string) => `<g transform="translate(12 14) scale(0.88)">${content}</g>`;

const points = mirrored('M100 44 L78 98 L50 56 L46 108 L4 74 L26 168 C60 182 80 184 100 184');
const lining = mirrored('M100 66 C60 66 34 96 32 150 L100 156');
const band = mirrored('M100 150 C70 150 46 146 24 138 L28 178 C56 190 80 192 100 192');

const gem = (x: number, y: number, r: number, paint: string) =>
  disc(x, y, r + 3.6, ink) +
  disc(x, y, r, paint) +
  disc(x - r * 0.3, y - r * 0.36, r * 0.34, '#fff', 'opacity=".9"');

const tip = (x: number, y: number, r: number) =>
  disc(x, y, r + 4, ink) +
  disc(x, y, r, 'url(#pearl)') +
  disc(x - r * 0.3, y - r * 0.3, r * 0.28, '#fff');

/** The sultan's crown in a blaze of light: stands in for all but the tower. */
export const crown = symbol(
  ball('halo', [100, 104, 106], '#fffbe0 1', '#ffe27a 0.85', '#ff9a2a 0.4', '#ff7a1a 0') +
    shades('gold', [20, 40, 180, 190], '#fffbd8', '#ffd84a', '#e8981c', '#9a500c') +
    shades('velvet', [40, 60, 160, 170], '#ff5a7a', '#c81440', '#64041e') +
    ball('pearl', [94, 36, 40], '#ffffff', '#fff4e0', '#e0c8d8') +
    brass('metal', 20, 180),
  small(
    disc(100, 104, 106, 'url(#halo)') +
      around(14, 100, 104, fill('M92 8 L100 -12 L108 8 Z', '#fff2a8', 'opacity=".95"')) +
      body(
        'c-lining',
        lining,
        'url(#velvet)',
        line('M66 90 C60 110 58 130 60 150 M134 90 C140 110 142 130 140 150', '#64041e', 4),
      ) +
      body(
        'c-points',
        points,
        'url(#gold)',
        both(
          line('M16 90 L46 128 L56 80 L80 122 L98 66', '#fffbe0', 4, 'opacity=".9"') +
            fill(
              'M62 132 L72 116 L82 132 L72 148 Z',
              '#12a8b8',
              `stroke="${ink}" stroke-width="3"`,
            ) +
            fill('M72 118 L80 132 H64 Z', '#b0fff8') +
            disc(40, 134, 7, '#f0f4ff', `stroke="${ink}" stroke-width="3"`),
        ) +
          fill(
            'M100 84 C114 102 114 118 100 134 C86 118 86 102 100 84 Z',
            '#e0143c',
            `stroke="${ink}" stroke-width="4"`,
          ) +
          fill('M98 92 C90 104 90 112 95 120 Z', '#ffc0c8'),
      ) +
      body(
        'c-band',
        band,
        'url(#metal)',
        line('M26 146 C60 160 140 160 174 146', '#fffbe0', 4, 'opacity=".9"'),
        5,
      ) +
      gem(100, 171, 11, '#1f6af0') +
      both(
        gem(70, 169, 8, '#e0143c') + gem(45, 163, 7, '#1fb86a') + tip(50, 50, 9) + tip(6, 70, 9),
      ) +
      tip(100, 36, 13) +
      dots(
        [
          [85, 180],
          [115, 180],
          [58, 176],
          [142, 176],
        ],
        2.6,
        '#fffbe0',
      ),
  ),
);
