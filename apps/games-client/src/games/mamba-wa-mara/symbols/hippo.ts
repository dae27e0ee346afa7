import { ball, both, disc, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const brow = mirrored(
  'M100 26 C84 26 72 36 66 50 C52 52 48 70 56 82 C54 100 60 116 70 124 L100 130',
);
const muzzle = mirrored('M100 84 C78 78 50 84 32 104 C10 126 10 160 34 178 C54 192 80 190 100 190');
const ear = 'M66 44 C46 42 34 28 40 12 C58 8 74 20 78 38 Z';

const defs =
  shades('skin', [60, 20, 140, 130], '#e8b8dc', '#a87ab0', '#5f4080') +
  ball('muzzle', [76, 106, 104], '#ffe0ec', '#dca0c4', '#a06aa0', '#4a2c66') +
  shades('ear', [40, 10, 78, 44], '#ffc0d4', '#9a5a90') +
  shades('water', [0, 160, 0, 200], '#c8fff0', '#3fc0b0', '#0f6a70');

/** A hippo that rises out of the river. */
export const hippo = symbol(
  defs,
  both(body('c-ear', ear, 'url(#ear)', disc(56, 26, 8, '#ff8ab0', 'opacity=".7"'), 4)) +
    body(
      'c-brow',
      brow,
      'url(#skin)',
      fill(
        'M110 26 C150 40 150 110 120 132 H170 V20 Z',
        '#34205a',
        'opacity=".4" filter="url(#mist)"',
      ) + line('M78 42 C86 34 94 32 100 32', '#fff', 5, 'opacity=".6"'),
    ) +
    both(
      disc(68, 64, 14, ink) +
        disc(68, 64, 11, '#fff6dc') +
        disc(70, 65, 7, '#4a240c') +
        disc(67, 62, 2.6, '#fff') +
        fill(
          'M52 62 C56 46 80 46 84 62 C76 56 60 56 52 62 Z',
          '#6a4478',
          `stroke="${ink}" stroke-width="3"`,
        ),
    ) +
    body(
      'c-muzzle',
      muzzle,
      'url(#muzzle)',
      fill(
        'M120 84 C200 100 200 180 130 196 H200 V80 Z',
        '#34205a',
        'opacity=".4" filter="url(#mist)"',
      ) +
        both(
          `<ellipse cx="66" cy="112" rx="15" ry="11" fill="#3a1c50" transform="rotate(-22 66 112)"/>` +
            line('M54 106 C60 98 72 98 80 104', '#ffe8f4', 4, 'opacity=".8"') +
            disc(44, 144, 3.4, '#7a4a86') +
            disc(56, 152, 3.4, '#7a4a86') +
            disc(50, 132, 3.4, '#7a4a86'),
        ) +
        line('M30 160 C60 176 84 168 100 158 C116 168 140 176 170 160', '#3a1c50', 6),
    ) +
    both(
      fill(
        'M72 168 L88 166 L82 184 Z',
        '#fffdf0',
        `stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"`,
      ),
    ) +
    fill(
      'M4 182 C22 170 40 190 62 180 C84 170 100 192 122 182 C144 172 160 190 196 178 V200 H4 Z',
      'url(#water)',
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    line('M18 190 C30 184 40 194 54 190 M110 192 C124 186 138 194 156 188', '#eafffa', 3.4),
);
