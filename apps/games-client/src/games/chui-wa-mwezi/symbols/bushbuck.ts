import {
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

const head = mirrored('M100 58 C78 56 64 68 64 88 C66 116 78 140 82 166 C84 186 92 196 100 196');
const earShape = 'M68 88 C44 60 16 58 0 70 C10 98 40 112 70 104 Z';
const horn = 'M86 66 C62 46 96 30 78 8 C76 0 82 -6 88 -8';
const nose = mirrored('M100 166 C88 164 82 172 83 182 C86 194 94 197 100 197');

const defs =
  ball('plate', [100, 104, 92], '#8ad86a', '#2a7a4a', '#0c3a34') +
  shades('coat', [64, 56, 140, 196], '#ffb07a', '#d8622a', '#8a2e18', '#4a1410') +
  shades('ear', [0, 60, 70, 104], '#ffb884', '#a83e1c') +
  shades('horn', [70, -8, 100, 66], '#d8c8a8', '#6a5044', '#2a1a1c');

/** A bushbuck, horns turned once, listening. */
export const bushbuck = symbol(
  defs,
  '<g transform="translate(8 14) scale(.92)">' +
    disc(100, 108, 90, ink) +
    disc(100, 108, 84, 'url(#plate)') +
    both(
      line(horn, ink, 25) +
        line(horn, 'url(#horn)', 16) +
        line('M82 58 L72 54 M84 46 L76 36 M90 32 L80 24', '#2a1a1c', 4, 'opacity=".7"') +
        line('M80 62 C62 46 92 30 74 8', '#fff0d0', 3, 'opacity=".6"') +
        body(
          'c-ear',
          earShape,
          'url(#ear)',
          fill('M62 90 C44 72 26 70 12 74 C22 92 42 100 62 98 Z', '#5a1c1c') +
            line('M16 76 C30 82 46 90 60 94', '#ffd8b8', 3),
          4,
        ),
    ) +
    body(
      'c-head',
      head,
      'url(#coat)',
      fill(
        'M112 50 C150 90 130 170 108 204 H180 V50 Z',
        '#3a0a2a',
        'opacity=".42" filter="url(#mist)"',
      ) +
        both(
          fill('M70 92 C76 78 92 80 94 92 C88 102 76 102 70 92 Z', ink) +
            disc(82, 91, 5.6, '#6a3010') +
            disc(80, 88, 2.6, '#fff') +
            fill('M96 112 L84 104 L88 116 L97 122 Z', '#fff6e8') +
            dots(
              [
                [78, 122],
                [84, 136],
                [76, 110],
              ],
              4.4,
              '#fff6e8',
            ),
        ) +
        fill(
          'M100 62 C94 70 92 84 96 98 L100 102 L104 98 C108 84 106 70 100 62 Z',
          '#4a140c',
          'opacity=".75"',
        ) +
        line('M70 78 C76 66 86 62 94 62', '#fff2dc', 5, 'opacity=".75"'),
    ) +
    body(
      'c-nose',
      nose,
      '#2c1220',
      both(disc(92, 178, 3.6, '#06020a')) + line('M88 170 Q95 166 102 168', '#a88a9a', 3),
      3,
    ) +
    line('M90 188 Q100 194 110 188', '#06020a', 3) +
    '</g>',
);
