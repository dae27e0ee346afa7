import { ball, both, disc, dots, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const shell = mirrored('M100 78 C64 76 36 90 30 116 C34 146 66 164 100 166');
const claw = 'M30 66 C6 58 -4 28 14 6 C22 16 28 24 38 28 C38 18 42 8 52 2 C68 18 66 50 46 66 Z';
const arm = 'M50 112 C34 104 28 90 36 64';
const legs =
  'M40 132 C22 130 10 140 4 156 M46 146 C30 150 20 164 18 180 M58 156 C48 166 44 180 46 194';

const defs =
  ball('shell', [76, 96, 96], '#ffd0a0', '#ff6a4a', '#d8242e', '#7a0a2a') +
  shades('claw', [0, 0, 66, 66], '#ffc08a', '#ff5a3e', '#a8142a');

/** A crab of the night beach, both claws up. */
export const crab = symbol(
  defs,
  both(
    line(legs, ink, 18) +
      line(legs, '#e8402e', 9) +
      line(arm, ink, 24) +
      line(arm, '#e8402e', 14) +
      body(
        'c-claw',
        claw,
        'url(#claw)',
        line('M14 22 C10 36 16 50 28 56', '#fff0e0', 5, 'opacity=".8"'),
        4,
      ) +
      line('M82 84 L76 54', ink, 14) +
      line('M82 84 L76 56', '#ff6a4a', 7),
  ) +
    body(
      'c-shell',
      shell,
      'url(#shell)',
      dots(
        [
          [64, 104],
          [80, 96],
          [120, 96],
          [136, 104],
          [56, 122],
          [144, 122],
        ],
        5,
        '#ffe0b8',
        'opacity=".8"',
      ) +
        line('M46 108 C56 92 76 86 92 85', '#ffffff', 6, 'opacity=".75"') +
        both(line('M66 138 C78 150 90 152 99 152', '#7a0a2a', 5)),
    ) +
    both(
      disc(76, 46, 16, ink) +
        disc(76, 46, 12, '#fff') +
        disc(78, 48, 7, ink) +
        disc(75, 44, 3, '#fff'),
    ) +
    line('M84 128 Q100 140 116 128', ink, 5),
);
