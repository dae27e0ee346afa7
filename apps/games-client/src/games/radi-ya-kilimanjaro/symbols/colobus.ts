import { ball, both, disc, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const mantle = mirrored(
  `M100 28 C66 24 40 44 34 78 L20 74 L26 92 L8 94 L20 110 L4 122 L20 130 L8 148 L26 148 L18 168 L36 164 L34 184
  L52 176 L60 194 L76 182 L100 192`,
);
const fur =
  mirrored(`M100 20 C74 18 54 32 48 56 L36 62 L46 72 L34 86 L48 92 L38 108 L52 110 L48 126 L60 128 L62 144
  L74 140 L82 156 L90 148 L100 162`);
const cap = mirrored('M100 12 C90 2 74 8 66 20 L70 26 L58 34 L64 40 L60 52 C74 46 86 52 100 66');
const face = mirrored('M100 48 C80 46 66 58 66 78 C66 92 74 96 76 110 C78 130 88 142 100 142');

const defs =
  ball('disc', [84, 80, 110], '#ffb0da', '#ff4a9a', '#c01a7a', '#6a0a54') +
  shades('black', [40, 30, 160, 190], '#7a749a', '#342c50', '#120c22') +
  ball('white', [84, 60, 110], '#ffffff', '#f4f0ff', '#bcb4d8', '#7a7098') +
  ball('skin', [88, 76, 70], '#8a7a8a', '#4a3c50', '#1c1226');

const half =
  fill('M70 82 C76 70 92 72 95 84 C90 94 76 94 70 82 Z', ink) +
  disc(83, 83, 8, '#ffb02e') +
  disc(84, 83, 4.6, '#140810') +
  disc(81, 80, 2.4, '#fff') +
  line('M66 74 C74 64 88 64 97 74', '#0c0818', 6) +
  fill('M90 112 C88 106 92 102 97 104 C98 110 96 114 92 114 Z', '#08040c') +
  line('M80 98 C76 104 76 112 80 118', '#9a8a9a', 3, 'opacity=".7"') +
  line('M44 84 L58 90 M48 104 L62 106 M56 122 L68 120 M66 138 L76 130', '#a89cc8', 4) +
  line('M56 60 L66 62 M60 46 L68 52', '#a89cc8', 4);

/** A colobus in his white mantle. */
export const colobus = symbol(
  defs,
  disc(100, 104, 94, ink) +
    disc(100, 104, 88, 'url(#disc)') +
    '<g transform="translate(14 18) scale(.86)">' +
    body(
      'c-mantle',
      mantle,
      'url(#black)',
      both(line('M34 96 L52 104 M24 124 L46 126 M34 152 L54 146 M58 178 L68 160', '#8a80b0', 4)),
    ) +
    '</g>' +
    body('c-fur', fur, 'url(#white)', '', 5) +
    body('c-face', face, 'url(#skin)', '', 4) +
    both(half) +
    line('M86 126 Q100 134 114 126', '#08040c', 4.4) +
    line('M94 98 C96 92 104 92 106 98', '#b0a0b0', 3.4) +
    body('c-cap', cap, 'url(#black)', line('M78 24 C86 18 96 16 104 17', '#a8a0d0', 5), 4),
);
