import { ball, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const fruit = mirrored('M100 70 C70 68 54 86 50 114 C46 148 62 192 100 194');
const leaves = [
  ['M92 80 C70 66 46 60 26 66 C42 76 58 90 84 88 Z', -1],
  ['M92 78 C72 56 54 36 28 32 C44 54 58 76 84 86 Z', 0],
  ['M108 80 C130 66 154 60 174 66 C158 76 142 90 116 88 Z', -1],
  ['M108 78 C128 56 146 36 172 32 C156 54 142 76 116 86 Z', 0],
  ['M94 80 C82 54 70 28 54 6 C54 40 66 66 86 84 Z', 1],
  ['M106 80 C118 54 130 28 146 6 C146 40 134 66 114 84 Z', 1],
  ['M88 84 C84 50 92 18 100 -4 C108 18 116 50 112 84 Z', 2],
] as const;

const defs =
  ball('skin', [80, 106, 104], '#fff0a0', '#ffc63a', '#e08a1e', '#7a3a10') +
  shades('leaf', [60, 0, 130, 90], '#d4f57a', '#5ab83e', '#1a7a3c', '#0a4a34');

const eyes = [88, 106, 124, 142, 160, 178]
  .flatMap((y, row) =>
    [-3, -2, -1, 0, 1, 2, 3].map((column) => [100 + (column + (row % 2) * 0.5) * 19, y] as const),
  )
  .map(
    ([x, y]) =>
      fill(
        `M${x} ${y - 11} L${x + 10} ${y} L${x} ${y + 11} L${x - 10} ${y} Z`,
        '#c8741a',
        'stroke="#8a4410" stroke-width="2.4"',
      ) +
      fill(`M${x} ${y - 9} L${x + 8} ${y} L${x - 8} ${y} Z`, '#ffe27a', 'opacity=".85"') +
      line(`M${x} ${y + 2} v5`, '#5a2a0c', 2.6),
  )
  .join('');

/** A pineapple with its crown. */
export const pineapple = symbol(
  defs,
  leaves.map(([d], index) => body(`l${index}`, d, 'url(#leaf)', '', 4)).join('') +
    body(
      'c-fruit',
      fruit,
      'url(#skin)',
      `<g opacity=".92">${eyes}</g>` +
        fill(
          'M128 66 C176 110 140 190 100 200 H190 V66 Z',
          '#5a1e0a',
          'opacity=".5" filter="url(#mist)"',
        ) +
        fill('M48 60 H152 V86 C130 96 70 96 48 86 Z', ink, 'opacity=".4" filter="url(#soft)"') +
        line('M62 112 C60 134 64 154 72 168', '#fffbe0', 6, 'opacity=".65"'),
    ) +
    body(
      'l-front',
      'M84 88 C82 62 88 44 100 30 C112 44 118 62 116 88 C108 94 92 94 84 88 Z',
      'url(#leaf)',
      line('M100 42 V84', '#eaffb4', 2.4),
      4,
    ),
);
