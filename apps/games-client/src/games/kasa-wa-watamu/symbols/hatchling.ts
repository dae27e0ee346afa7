import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const shell =
  'M64 118 C66 78 100 54 138 62 C172 70 192 100 190 132 C186 150 160 156 126 154 C96 154 66 146 64 118 Z';
const flipper = 'M100 138 C88 158 70 178 48 190 C44 170 56 146 80 130 Z';
const hind = 'M160 142 C176 150 186 166 186 184 C166 184 148 172 140 152 Z';
const far = 'M76 124 C56 128 30 126 10 112 C22 100 48 100 74 108 Z';

const defs =
  ball('plate', [100, 100, 94], '#ffd8c8', '#ff8a8a', '#d83a6a', '#7a1450') +
  ball('head', [50, 66, 60], '#d8f6ff', '#7ac8f0', '#2a7ac0', '#144a8a') +
  shades('shell', [64, 56, 180, 156], '#e8e0ff', '#8a8ae8', '#4a44b0', '#221c64') +
  shades('limb', [10, 100, 120, 190], '#b8ecff', '#4aa0dc', '#1a5298');

/** One just hatched, on its way to the sea. */
export const hatchling = symbol(
  defs,
  disc(100, 104, 94, ink) +
    disc(100, 104, 88, 'url(#plate)') +
    line('M18 158 C60 148 140 168 184 150', '#ffe8d8', 5, 'opacity=".6"') +
    body('c-far', far, 'url(#limb)', '', 4) +
    body('c-hind', hind, 'url(#limb)', '', 4) +
    body(
      'c-shell',
      shell,
      'url(#shell)',
      line(
        'M104 72 L118 96 L104 122 L76 130 M118 96 L152 92 L166 70 M152 92 L166 120 L148 150 M104 122 L120 152 M166 120 L188 124',
        '#221c64',
        5,
      ) + line('M78 104 C84 82 106 68 132 70', '#ffffff', 6, 'opacity=".75"'),
    ) +
    body(
      'c-flipper',
      flipper,
      'url(#limb)',
      dots(
        [
          [70, 160],
          [80, 148],
          [62, 174],
        ],
        4,
        '#1a5298',
      ),
      4,
    ) +
    disc(58, 82, 45, ink) +
    disc(58, 82, 40, 'url(#head)') +
    fill(
      'M20 92 C28 104 44 112 60 110',
      'none',
      `stroke="#144a8a" stroke-width="5" stroke-linecap="round"`,
    ) +
    disc(46, 74, 17, '#fff', `stroke="${ink}" stroke-width="4"`) +
    disc(43, 75, 11, ink) +
    disc(38, 69, 5, '#fff') +
    disc(48, 81, 2.6, '#fff') +
    disc(70, 98, 7, '#ff9ab0', 'opacity=".7"') +
    line('M34 54 C42 48 52 46 60 47', '#ffffff', 6, 'opacity=".8"'),
);
