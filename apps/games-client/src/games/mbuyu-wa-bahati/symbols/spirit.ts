import {
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const mask = mirrored('M100 30 C72 28 52 48 52 82 C52 118 70 158 92 176 C95 179 97 180 100 180');
const flame = mirrored(
  'M100 -4 C92 10 86 12 76 6 C78 20 70 26 54 22 C60 36 52 46 36 46 C46 58 40 70 24 76 C38 86 36 98 22 108 C38 114 40 126 30 140 C46 140 54 150 50 168 C66 160 76 168 80 190 L100 198',
);

const defs =
  ball('halo', [100, 100, 106], '#eaffff 0.95', '#3af0e0 0.5', '#1ea0ff 0') +
  ball('flame', [100, 104, 100], '#ffffff', '#b8fff4', '#3ae0e0', '#1478c8') +
  shades('mask', [52, 40, 150, 180], '#fff4d8', '#f0b86a', '#b85a34', '#6a2430');

/** The scatter: one of those who were here before, in cool fire. */
export const spirit = symbol(
  defs,
  disc(100, 100, 106, 'url(#halo)') +
    body(
      'c-flame',
      flame,
      'url(#flame)',
      line(
        'M40 60 C54 66 54 80 46 92 M160 60 C146 66 146 80 154 92 M100 2 C96 12 96 18 100 26',
        '#ffffff',
        5,
      ),
      5,
    ) +
    body(
      'c-mask',
      mask,
      'url(#mask)',
      both(
        fill('M62 90 C68 78 88 80 94 94 C84 100 70 100 62 90 Z', ink) +
          line('M66 92 C74 97 84 98 92 95', '#5affff', 5) +
          line('M58 74 C66 62 84 62 96 74', '#7a2e20', 7) +
          dots(
            [
              [64, 110],
              [70, 122],
              [78, 132],
            ],
            4.4,
            '#5affff',
          ) +
          line('M84 46 L90 60 M70 54 L80 66', '#7a2e20', 5),
      ) +
        line('M100 78 V122 C94 128 90 128 88 124 M100 122 C106 128 110 128 112 124', '#7a2e20', 5) +
        fill('M84 146 C92 138 108 138 116 146 C110 158 90 158 84 146 Z', ink) +
        line('M88 147 H112', '#5affff', 4) +
        line('M60 66 C66 48 80 40 96 38', '#ffffff', 5, 'opacity=".8"'),
    ) +
    fill(
      'M100 40 L90 54 L100 68 L110 54 Z',
      '#3af0e0',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ),
);
