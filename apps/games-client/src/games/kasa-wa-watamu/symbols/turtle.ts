import {
  around,
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const shell = mirrored('M100 44 C66 44 44 74 44 112 C44 152 70 182 100 190');
const front = 'M62 68 C34 56 8 66 -2 98 C22 92 38 100 52 104 Z';
const back = 'M60 154 C42 156 26 168 22 190 C42 190 60 184 76 176 Z';
const head = mirrored('M100 4 C84 4 76 16 78 32 C80 46 90 54 100 54');

const defs =
  ball('halo', [100, 104, 106], '#fffbc0 0.95', '#ffd23c 0.55', '#3affd0 0') +
  ball('shell', [80, 90, 96], '#f4ff9a', '#8ae04a', '#1ea06a', '#0a5a5a') +
  shades('skin', [0, 0, 120, 200], '#fff6c0', '#f0c84a', '#b87a2a', '#5a3414');

const scutes =
  'M100 62 L120 76 L120 100 L100 112 L80 100 L80 76 Z M100 112 L120 126 L118 150 L100 162 L82 150 L80 126 Z';
const rays =
  'M80 76 L56 70 M80 100 L46 108 M80 126 L48 136 M82 150 L62 168 M120 76 L144 70 M120 100 L154 108 M120 126 L152 136 M118 150 L138 168 M100 162 V190 M100 62 V44';

/** The wild: the great turtle of Watamu, ringed with gold. */
export const turtle = symbol(
  defs,
  '<g transform="translate(8 8) scale(.92)">' +
    disc(100, 104, 106, 'url(#halo)') +
    around(20, 100, 104, fill('M97 8 L100 -6 L103 8 Z', '#fff07a')) +
    both(
      body(
        'c-front',
        front,
        'url(#skin)',
        dots(
          [
            [20, 84],
            [34, 82],
            [44, 90],
            [14, 94],
            [30, 94],
            [48, 78],
          ],
          5,
          '#8a5a1e',
          'opacity=".7"',
        ),
        4,
      ) +
        body(
          'c-back',
          back,
          'url(#skin)',
          dots(
            [
              [38, 178],
              [50, 172],
              [60, 168],
            ],
            5,
            '#8a5a1e',
            'opacity=".7"',
          ),
          4,
        ),
    ) +
    body(
      'c-head',
      head,
      'url(#skin)',
      dots(
        [
          [100, 16],
          [92, 26],
          [108, 26],
          [100, 36],
        ],
        5,
        '#8a5a1e',
        'opacity=".6"',
      ),
      4,
    ) +
    both(disc(84, 28, 6, ink) + disc(83, 26.6, 2.2, '#fff')) +
    body(
      'c-shell',
      shell,
      'url(#shell)',
      line(rays, '#0a4a4a', 6) +
        fill(scutes, '#fff07a', 'opacity=".4"') +
        line(scutes, '#0a4a4a', 6) +
        line('M88 80 L100 71 L112 80 M88 130 L100 121 L112 130', '#fffee0', 4, 'opacity=".8"') +
        line('M54 96 C58 74 74 58 92 54', '#ffffff', 7, 'opacity=".8"'),
    ) +
    line(shell, '#ffd23c', 5) +
    '</g>',
);
