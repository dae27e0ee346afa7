import { ball, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

const trunk = `M88 186 C92 162 94 148 88 132 C80 116 58 106 38 84 L48 78 C66 94 84 100 94 112
  L94 74 H103 L104 108 C116 96 138 92 156 74 L166 80 C150 100 124 112 112 130 C108 148 112 164 122 186 Z`;
const crown = `M6 74 C2 64 16 54 32 54 C38 44 56 40 70 42 C84 32 116 30 130 40 C146 36 164 42 168 52
  C186 52 200 64 194 74 C178 86 152 82 138 84 C120 90 84 90 66 84 C48 86 18 86 6 74 Z`;
const low = `M112 112 C110 102 128 98 140 102 C156 98 174 104 172 114 C160 122 124 122 112 112 Z`;
const hill = `M10 188 C50 168 150 168 190 188 C180 198 20 198 10 188 Z`;

const clumps = [
  [34, 66],
  [66, 56],
  [100, 50],
  [134, 56],
  [166, 66],
] as const;

const defs =
  ball('crown', [70, 34, 130], '#d9f27a', '#6fbf45', '#22803c', '#0c4a34') +
  shades('trunk', [70, 70, 130, 180], '#f0ae6a', '#9a5a2c', '#43200f') +
  shades('hill', [0, 168, 0, 198], '#ffd36a', '#a8641c') +
  ball('puff', [0, -6, 22], '#e9ff9a 0.75', '#8fd65a 0.3', '#8fd65a 0');

const leaves = clumps
  .map(
    ([x, y]) =>
      `<g transform="translate(${x} ${y})">${fill('M-22 4 A22 15 0 1 1 22 4 Z', 'url(#puff)')}` +
      `${line('M-20 8 q5 -6 10 0 q5 -6 10 0 q5 -6 10 0', '#0a4a30', 3, 'opacity="0.55"')}</g>`,
  )
  .join('');

/** A flat-topped acacia, dark green on a gold hillock. */
export const acacia = symbol(
  defs,
  body('c-hill', hill, 'url(#hill)', line('M40 186 l4 -9 4 9 M140 184 l4 -9 5 9', '#7a4a10', 3)) +
    body(
      'c-trunk',
      trunk,
      'url(#trunk)',
      line('M98 184 C104 156 100 134 94 120 M110 184 C104 156 104 140 108 122', '#4a2410', 2.6),
    ) +
    body(
      'c-low',
      low,
      'url(#crown)',
      fill('M110 112 Q142 104 174 114 V124 H110 Z', '#0a4030', 'opacity=".5"'),
      4,
    ) +
    body(
      'c-crown',
      crown,
      'url(#crown)',
      fill(
        'M0 74 C60 88 140 88 200 72 V104 H0 Z',
        '#06382c',
        'opacity="0.55" filter="url(#soft)"',
      ) + leaves,
    ),
);
