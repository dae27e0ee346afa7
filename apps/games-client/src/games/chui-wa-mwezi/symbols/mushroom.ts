import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const cap = 'M6 104 C8 52 46 14 92 14 C140 14 172 54 172 104 C140 122 40 122 6 104 Z';
const stem = 'M68 108 C74 140 70 166 58 192 C76 200 108 200 124 190 C112 164 110 140 114 108 Z';
const cap2 =
  'M122 152 C124 122 144 106 164 108 C186 110 198 130 196 154 C176 164 142 164 122 152 Z';
const stem2 = 'M148 156 C150 172 148 184 142 196 H176 C172 184 170 170 172 156 Z';

const defs =
  ball('glow', [92, 112, 96], '#ffe0a0 0.7', '#ff8a3a 0.35', '#ff4a1e 0') +
  ball('cap', [62, 50, 118], '#ffd08a', '#ff7a3a', '#e03a1e', '#8a141e') +
  shades('stem', [60, 0, 126, 0], '#fffbe8', '#f4e0b8', '#b08a64', '#7a5a4a');

/** Mushrooms that shine a little in the dark. */
export const mushroom = symbol(
  defs,
  disc(92, 112, 96, 'url(#glow)') +
    body('c-stem2', stem2, 'url(#stem)', '', 4) +
    body(
      'c-cap2',
      cap2,
      'url(#cap)',
      disc(150, 132, 8, '#fff6d0') + disc(176, 136, 7, '#fff6d0') + disc(166, 118, 5, '#fff6d0'),
      5,
    ) +
    body(
      'c-stem',
      stem,
      'url(#stem)',
      line('M80 130 C84 154 80 174 74 190 M96 130 V190', '#b08a64', 4, 'opacity=".6"') +
        fill('M60 106 H124 V124 C104 132 80 132 60 124 Z', '#7a3a1e', 'opacity=".5"'),
      4,
    ) +
    body(
      'c-cap',
      cap,
      'url(#cap)',
      [
        [52, 64, 15],
        [98, 42, 17],
        [138, 72, 14],
        [88, 84, 12],
        [26, 90, 9],
        [118, 100, 8],
        [156, 98, 7],
        [62, 104, 7],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            disc(x, y + 2, r, '#a81e1e', 'opacity=".5"') + disc(x, y, r, '#fff6d0'),
        )
        .join('') +
        line('M20 82 C28 50 54 28 86 24', '#ffffff', 6, 'opacity=".75"') +
        fill(
          'M130 10 C180 60 170 110 120 124 H190 V10 Z',
          '#5a0a2a',
          'opacity=".4" filter="url(#mist)"',
        ),
    ) +
    line('M10 105 C44 121 136 121 168 105', ink, 4, 'opacity=".5"'),
);
