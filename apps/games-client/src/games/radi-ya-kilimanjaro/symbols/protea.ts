import {
  ball,
  both,
  fill,
  line,
  mirrored,
  shades,
  turned,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const leafShape = 'M100 178 C66 186 28 172 8 134 C44 130 84 144 100 178 Z';
const petal = 'M84 150 C66 118 72 74 100 34 C128 74 134 118 116 150 Z';
const heart = mirrored('M100 74 C80 76 68 96 66 122 C68 146 84 158 100 160');

const defs =
  shades('petal', [0, 34, 0, 150], '#fff0e0', '#ff9ab0', '#f0407a', '#a0125a') +
  shades('deep', [0, 34, 0, 150], '#ffc0c8', '#e8407a', '#a0145a', '#5a0a40') +
  ball('heart', [90, 96, 56], '#ffffff', '#fff2c8', '#ffc87a', '#c86a4a') +
  shades('leaf', [20, 130, 100, 180], '#a8f08a', '#3aa05a', '#0c4a4a');

const outer = (turn: number, paint: string) =>
  turned(
    turn,
    100,
    156,
    fill(petal, paint, `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`) +
      line('M100 48 V134', '#fff0e0', 3.4, 'opacity=".55"'),
  );

/** A protea in flower, as wide as two hands. */
export const protea = symbol(
  defs,
  '<g transform="translate(15 22) scale(.85)">' +
    both(
      body(
        'c-leaf',
        leafShape,
        'url(#leaf)',
        line('M16 138 C46 142 76 156 96 176', '#d8ffb0', 3.4),
        4,
      ),
    ) +
    line('M100 160 V200', ink, 20) +
    line('M100 160 V198', '#3aa05a', 11) +
    [-84, 84, -60, 60, -36, 36, -12, 12].map((turn) => outer(turn, 'url(#deep)')).join('') +
    [-72, 72, -48, 48, -24, 24, 0].map((turn) => outer(turn, 'url(#petal)')).join('') +
    body(
      'c-heart',
      heart,
      'url(#heart)',
      both(
        line(
          'M98 80 C92 104 92 134 96 156 M84 88 C78 108 80 136 88 152 M74 106 C70 122 74 138 80 146',
          '#e08a5a',
          3,
        ),
      ) + line('M80 92 C84 84 90 80 98 79', '#ffffff', 5),
      4,
    ) +
    '</g>',
);
