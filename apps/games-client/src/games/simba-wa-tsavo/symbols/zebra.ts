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
import { body, ink, symbol } from '#frame/slots/paint.ts';

const face = mirrored(
  'M100 34 C80 32 64 44 62 66 C60 88 66 108 72 128 C74 146 70 158 74 172 C80 188 92 192 100 192',
);
const ear = 'M66 60 C44 52 34 30 44 8 C62 14 74 30 80 46 Z';
const mane = mirrored('M100 2 C92 6 86 18 84 40 C88 48 96 52 100 52');
const muzzle = mirrored('M100 142 C84 142 74 150 73 164 C74 184 88 193 100 193');

const defs =
  ball('plate', [70, 66, 130], '#7ff0de', '#1f9d93', '#0b5a66', '#063a4c') +
  shades('coat', [60, 40, 146, 190], '#ffffff', '#f4ead8', '#b9a690') +
  shades('dark', [74, 142, 126, 192], '#6a5a64', '#2c2230', '#140c1a') +
  shades('mane', [84, 0, 116, 50], '#4a3a48', '#160e1c') +
  shades('ear', [36, 10, 80, 60], '#fff6e6', '#c9b49a');

const stripes =
  fill(
    'M100 58 C92 66 86 66 80 62 C84 74 92 78 100 76 Z M100 84 C90 90 82 88 76 82 C80 96 90 100 100 98 Z',
    ink,
  ) +
  fill(
    'M100 106 C92 110 86 108 80 104 C84 116 92 120 100 118 Z M100 124 C94 128 90 126 86 122 C88 132 94 136 100 134 Z',
    ink,
  ) +
  fill(
    'M60 76 C68 78 70 84 70 92 C66 90 62 88 61 86 Z M63 102 C72 104 76 112 78 122 C72 118 68 116 66 112 Z',
    ink,
  ) +
  fill(
    'M70 126 C78 128 82 136 82 146 C76 142 74 138 72 134 Z M72 46 C78 50 84 54 88 56 C82 60 72 58 66 54 Z',
    ink,
  );

const eye =
  fill('M66 90 C72 80 86 82 90 92 C84 100 72 100 66 90 Z', ink, '') +
  disc(78, 91, 5.6, '#8a4a1c') +
  disc(78, 91, 3, '#160a10') +
  disc(76, 89, 1.9, '#fff');

/** A zebra before a bead plate of lagoon blue. */
export const zebra = symbol(
  defs,
  disc(100, 104, 92, ink) +
    disc(100, 104, 86, 'url(#plate)') +
    `<circle cx="100" cy="104" r="76" fill="none" stroke="#063a4c" stroke-width="11"/>` +
    dots(onCircle(34, 100, 104, 76), 4.2, '#fff3d4') +
    dots(onCircle(17, 100, 104, 76), 4.2, '#ff7a50') +
    both(
      body(
        'c-ear',
        ear,
        'url(#ear)',
        fill('M64 50 C52 42 46 30 48 18 C58 26 66 36 70 46 Z', '#3a2a34'),
        4,
      ),
    ) +
    body(
      'c-face',
      face,
      'url(#coat)',
      both(stripes) +
        fill(
          'M112 30 C150 60 140 170 116 200 H180 V30 Z',
          '#4a3a5a',
          'opacity=".4" filter="url(#mist)"',
        ) +
        both(eye),
    ) +
    body(
      'c-mane',
      mane,
      'url(#mane)',
      line('M92 14 L90 40 M100 8 V48 M108 14 L110 40', '#8a7a86', 2.6),
      4,
    ) +
    body(
      'c-muzzle',
      muzzle,
      'url(#dark)',
      both(
        fill('M82 166 C84 158 94 158 94 166 C94 174 84 176 82 166 Z', '#060308') +
          line('M82 162 q4 -5 9 -3', '#9a8a96', 2),
      ) +
        line('M88 182 Q100 188 112 182', '#060308', 3) +
        line('M84 152 Q92 146 100 147', '#b0a0ac', 3, 'opacity=".7"'),
      4,
    ),
);
