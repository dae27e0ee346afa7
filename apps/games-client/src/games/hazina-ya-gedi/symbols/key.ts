import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const shaft = 'M88 92 H112 V160 H146 V174 H132 V184 H146 V198 H88 Z';
const bow =
  'M100 6 C120 6 128 20 126 30 C144 24 160 36 160 54 C160 76 138 84 124 78 C122 92 112 100 100 100 C88 100 78 92 76 78 C62 84 40 76 40 54 C40 36 56 24 74 30 C72 20 80 6 100 6 Z';

const hole = (x: number, y: number, r: number) =>
  disc(x, y, r + 3.5, ink) + disc(x, y, r, '#1c5a4a');

/** The scatter: the key that opens the chests of the ruins. */
export const key = symbol(
  ball('halo', [100, 90, 104], '#b8fff0 0.95', '#2fe0c0 0.45', '#2fe0c0 0') +
    shades('gold', [60, 0, 146, 190], '#fffbe0', '#ffd75c', '#e09a1e', '#8a4a0c') +
    shades('shaft', [86, 0, 148, 0], '#fff4b8', '#f0b02e', '#8a4a0c'),
  disc(100, 94, 104, 'url(#halo)') +
    `<g transform="translate(6 4) rotate(28 100 100) scale(.94)">` +
    body('c-shaft', shaft, 'url(#shaft)', line('M94 96 V192', '#fffef0', 4, 'opacity=".8"')) +
    body('c-bow', bow, 'url(#gold)', line('M52 44 C56 36 66 34 76 38', '#fffef0', 5)) +
    hole(62, 55, 10) +
    hole(138, 55, 10) +
    hole(100, 28, 9) +
    disc(100, 62, 17, ink) +
    disc(100, 62, 13, '#e8306e') +
    fill('M92 58 C94 50 104 50 108 54 C102 56 96 58 92 64 Z', '#ffd0e4') +
    fill('M84 96 H116 V108 H84 Z', '#ffe08a', `stroke="${ink}" stroke-width="4"`) +
    '</g>',
);
