import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const shell =
  'M28 108C32 64 70 40 110 44C154 48 186 80 190 118C170 146 120 160 80 152C54 146 34 132 28 108Z';
const front = 'M74 132C60 158 34 184 8 190C10 160 28 134 52 116Z';
const back = 'M160 136C172 150 184 168 186 190C166 184 148 168 138 148Z';
const far = 'M92 52C86 30 70 14 48 8C46 32 54 52 70 64Z';
const head = 'M44 118C38 130 22 136 10 128C-2 120 -2 98 10 88C24 78 42 84 48 98Z';

const defs =
  ball('shell', [90, 74, 110], '#e8ffb0', '#7ac84a', '#2a7a3c', '#0c3a2c') +
  shades('skin', [0, 60, 120, 190], '#f4ffc0', '#9ad85a', '#3a8a44') +
  ball('head', [14, 98, 44], '#f8ffd0', '#a8e06a', '#4a9a48');

/** A green turtle on its way. */
export const turtle = symbol(
  defs,
  '<g transform="translate(6 4) scale(.96)">' +
    body('c-far', far, 'url(#skin)', '', 4) +
    body('c-back', back, 'url(#skin)', '', 4) +
    body(
      'c-shell',
      shell,
      'url(#shell)',
      line(
        'M58 72L84 92L124 86L156 62M84 92L78 124L44 128M124 86L140 118L186 112M78 124L104 138L140 118M104 138L100 156M84 92L66 60M124 86L122 46',
        '#0f3a24',
        6,
      ) +
        line('M58 70L84 89L124 83L156 59M78 121L104 135L140 115', '#d8ff9a', 2.6, 'opacity=".7"') +
        line('M44 92C56 66 82 54 108 54', '#fffff0', 7, 'opacity=".8"'),
    ) +
    body(
      'c-front',
      front,
      'url(#skin)',
      `<g fill="#2a7a3c" opacity=".7"><circle cx="50" cy="140" r="6"/><circle cx="36" cy="156" r="5"/><circle cx="24" cy="172" r="4"/><circle cx="58" cy="152" r="4"/></g>`,
      5,
    ) +
    body('c-head', head, 'url(#head)', line('M2 116C10 122 18 122 26 118', '#1c5a2a', 4), 5) +
    disc(20, 102, 7.6, ink) +
    disc(17.8, 99.6, 2.6, '#fff') +
    fill('M-2 106L-6 112L4 114Z', '#c8a83a') +
    '</g>',
);
