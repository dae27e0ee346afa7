import { ball, both, disc, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const horn = `M98 40 C82 34 66 44 56 62 C46 84 24 84 18 62 C12 46 18 28 30 16 C2 22 -6 60 8 86
  C24 112 62 106 78 84 C84 76 92 74 98 76 Z`;
const head = mirrored('M100 66 C74 66 60 84 60 104 C60 124 70 140 72 156 C72 176 84 190 100 192');
const ear = 'M62 96 C42 92 22 100 14 116 C32 126 52 124 66 114 Z';
const muzzle = mirrored('M100 142 C78 142 68 154 69 168 C72 186 86 194 100 194');

const defs =
  ball('coat', [82, 92, 110], '#a8725a', '#6a3a34', '#37182a', '#1a0a1c') +
  shades('horn', [20, 20, 90, 100], '#fff6dc', '#d8c09a', '#8a6a50', '#453030') +
  shades('ear', [14, 96, 66, 124], '#8a5a48', '#3a1c26') +
  ball('nose', [90, 156, 44], '#8a7a88', '#3c2c3c', '#140a18');

const eye =
  fill('M64 114 C72 104 86 108 90 120 C80 124 70 122 64 114 Z', '#0c0410') +
  disc(79, 116, 5, '#ff8a2c') +
  disc(79, 116, 2.6, '#2a0a06') +
  disc(77, 114, 1.6, '#fff') +
  line('M60 108 C70 98 84 100 92 112', '#0c0410', 5);

const ridges = line(
  'M86 42 C84 54 84 66 88 76 M72 50 C72 62 74 72 78 82 M58 62 C60 74 62 84 66 92 M42 76 C44 86 46 92 50 98 M24 72 C22 82 20 88 16 92 M16 50 C10 52 4 58 2 62',
  '#6a4c40',
  3.2,
  'opacity=".8"',
);

/** A buffalo bull, all horn and stare. */
export const buffalo = symbol(
  defs,
  both(
    body('c-ear', ear, 'url(#ear)', line('M24 114 q16 4 34 -4', '#c98a70', 4, 'opacity=".7"'), 4),
  ) +
    body(
      'c-head',
      head,
      'url(#coat)',
      fill(
        'M92 70 C82 100 84 132 92 150 C76 140 66 110 72 78 Z',
        '#d09a7c',
        'opacity=".5" filter="url(#soft)"',
      ) +
        line(
          'M100 78 V100 M92 80 V96 M108 80 V96 M96 104 v10 M104 104 v10',
          '#1a0a1c',
          3,
          'opacity=".7"',
        ) +
        both(eye) +
        fill(
          'M118 66 C150 90 140 180 116 200 H180 V66 Z',
          '#12041a',
          'opacity=".5" filter="url(#mist)"',
        ),
    ) +
    body(
      'c-muzzle',
      muzzle,
      'url(#nose)',
      both(
        fill('M74 166 C78 154 92 156 92 166 C90 176 76 178 74 166 Z', '#08030c') +
          line('M76 160 q6 -6 14 -2', '#b8a8b4', 2.4),
      ) + line('M84 186 Q100 191 116 186', '#08030c', 3),
      4,
    ) +
    both(
      body(
        'c-horn',
        horn,
        'url(#horn)',
        ridges +
          line('M94 44 C78 42 66 52 58 70 C48 92 20 92 14 66', '#fffdf0', 4, 'opacity=".75"'),
      ),
    ) +
    line('M100 42 V74', ink, 5),
);
