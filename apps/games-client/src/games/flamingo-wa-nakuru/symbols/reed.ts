import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const leaves = [
  'M92 196C70 150 40 110 2 92C18 132 44 172 76 196Z',
  'M108 196C130 150 160 110 198 92C182 132 156 172 124 196Z',
  'M84 196C66 140 46 76 18 40C20 96 40 156 66 196Z',
  'M116 196C134 140 154 76 182 40C180 96 160 156 134 196Z',
];
const head = 'M-15 -56C-15 -74 15 -74 15 -56V4C15 20 -15 20 -15 4Z';

const defs =
  shades('blade', [40, 40, 150, 190], '#e0ff8a', '#6ac83e', '#1f8a3c', '#0c4a34') +
  shades('cob', [-15, 0, 15, 0], '#f0a85a', '#a85a24', '#5a2410');

const cattail = (id: string, x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  line('M0 10V130M0 -66V-88', ink, 13) +
  line('M0 10V130M0 -66V-88', '#8ad84a', 6) +
  body(id, head, 'url(#cob)', line('M-7 -54V4', '#ffe0a8', 5, 'opacity=".8"'), 4) +
  '</g>';

/** Reeds of the shore, three brown heads over their blades. */
export const reed = symbol(
  defs,
  leaves
    .slice(0, 2)
    .map((d, index) => body(`l${index}`, d, 'url(#blade)', '', 4))
    .join('') +
    cattail('a', 64, 98, -13) +
    cattail('b', 140, 104, 14) +
    cattail('c', 101, 90, 1) +
    leaves
      .slice(2)
      .map((d, index) =>
        body(
          `m${index}`,
          d,
          'url(#blade)',
          line(
            index ? 'M126 190C146 140 160 100 172 66' : 'M74 190C54 140 40 100 28 66',
            '#f4ffc0',
            3,
            'opacity=".7"',
          ),
          4,
        ),
      )
      .join('') +
    body(
      'l-front',
      'M76 198C80 166 88 142 100 120C112 142 120 166 124 198Z',
      'url(#blade)',
      fill('M100 120L124 198H104Z', '#0c4a34', 'opacity=".35"'),
      4,
    ),
);
