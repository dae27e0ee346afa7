import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const blades = [
  'M92 150 C80 112 52 78 22 64 C48 92 68 122 80 154 Z',
  'M96 148 C90 100 72 52 44 20 C58 62 72 108 82 150 Z',
  'M98 148 C100 92 92 44 78 8 C74 56 80 104 88 150 Z',
  'M100 148 C108 96 118 52 118 12 C100 54 92 104 92 150 Z',
  'M102 150 C116 104 140 58 158 26 C126 56 104 104 96 150 Z',
  'M106 152 C124 116 152 84 180 68 C146 78 116 112 100 152 Z',
] as const;
const foot = 'M76 142 H124 C120 156 122 172 132 192 H68 C78 172 80 156 76 142 Z';

const seeds = [
  [44, 20, -28],
  [78, 8, -8],
  [118, 12, 2],
  [158, 26, 28],
] as const;

const ears = seeds
  .map(
    ([x, y, turn]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      [0, 11, 22, 33]
        .map((down) =>
          fill(
            `M0 ${down + 12} C-12 ${down + 6} -11 ${down - 6} 0 ${down - 4} C11 ${down - 6} 12 ${down + 6} 0 ${down + 12} Z`,
            'url(#seed)',
            `stroke="${ink}" stroke-width="2.4"`,
          ),
        )
        .join('') +
      '</g>',
  )
  .join('');

const defs =
  shades('blade', [30, 10, 150, 160], '#fff3a0', '#e6c63e', '#93a32a', '#3f5a1c') +
  shades('foot', [68, 0, 132, 0], '#f4dc74', '#b79a2c', '#5a5016') +
  shades('seed', [-12, -6, 12, 12], '#ffeeb0', '#d98a2c', '#8a4312') +
  shades('cord', [70, 0, 130, 0], '#ff7a5c', '#c8252e', '#6d0f22');

/** A sheaf of the long golden grass, tied with a red cord. */
export const grass = symbol(
  defs,
  blades.map((blade, index) => body(`b${index}`, blade, 'url(#blade)', '', 4)).join('') +
    ears +
    body(
      'c-foot',
      foot,
      'url(#foot)',
      line('M84 150 V192 M94 150 V192 M106 150 V192 M116 150 V192', '#6d5a14', 2.6),
    ) +
    line('M72 146 Q100 158 128 146 M73 156 Q100 168 127 156', ink, 13) +
    line('M72 146 Q100 158 128 146 M73 156 Q100 168 127 156', 'url(#cord)', 7) +
    line('M122 152 q22 6 20 30 M122 152 q10 14 2 32', ink, 9) +
    line('M122 152 q22 6 20 30 M122 152 q10 14 2 32', '#e2383a', 4.4),
);
