import { both, dots, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

const hide = mirrored('M100 4 C60 10 40 56 40 100 C40 146 62 188 100 196');
const boss = mirrored('M100 58 C84 66 78 84 78 100 C78 118 86 134 100 142');

const defs =
  shades('hide', [40, 20, 160, 180], '#ff7a50', '#d92a2e', '#8a1224', '#4c0a1c') +
  shades('pale', [40, 20, 160, 180], '#fffaf0', '#f0dcb8', '#b8946a') +
  shades('boss', [78, 58, 122, 142], '#fff4c0', '#e8ae44', '#8a4f12', '#f0c060');

const side =
  fill('M100 26 C66 34 54 70 54 100 H40 C38 50 60 10 100 4 Z', 'url(#pale)') +
  fill('M40 112 C42 152 64 190 100 196 V176 C70 168 56 140 54 112 Z', '#1a0d18') +
  line('M100 26 C66 34 54 70 54 100 M54 112 C56 140 70 168 100 176', '#ffc94f', 3) +
  fill('M100 40 C80 48 68 72 66 98 C76 92 80 74 100 62 Z', '#1a0d18') +
  fill('M100 162 C80 154 68 132 66 106 C76 112 80 130 100 142 Z', 'url(#pale)') +
  dots(
    [
      [47, 64],
      [54, 44],
      [64, 29],
      [78, 17],
    ],
    3.2,
    '#b81c2c',
  ) +
  dots(
    [
      [47, 138],
      [54, 156],
      [65, 172],
      [79, 183],
    ],
    3.2,
    '#ffe3a0',
  );

/** A warrior's shield of painted hide: red, bone and black. */
export const shield = symbol(
  defs,
  body(
    'c-hide',
    hide,
    'url(#hide)',
    both(side) +
      line('M100 6 V194', '#3a0814', 3, 'opacity=".6"') +
      fill(
        'M110 0 C170 40 170 160 108 200 L200 200 V0 Z',
        '#2c0416',
        'opacity=".34" filter="url(#mist)"',
      ) +
      line('M50 78 C54 48 70 26 92 16', '#fff', 5, 'opacity=".7"'),
    8,
  ) +
    body(
      'c-boss',
      boss,
      'url(#boss)',
      line(mirrored('M100 70 C92 78 88 90 88 100 C88 112 92 122 100 130'), '#7a4210', 2.6) +
        dots([[100, 100]], 6, '#c8252e') +
        line('M86 86 C88 76 92 70 97 67', '#fffbe6', 4),
    ),
);
