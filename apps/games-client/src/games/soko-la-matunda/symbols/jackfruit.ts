import { ball, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const fruit = `M92 26 C140 18 180 54 184 104 C188 152 156 190 108 192 C60 194 22 162 18 112
  C16 66 46 34 92 26 Z`;
const opening = `M66 84 C86 66 130 70 144 98 C158 128 146 164 118 170 C86 176 58 152 54 124
  C52 106 56 94 66 84 Z`;
const stalk = 'M84 32 C84 20 78 10 70 4 L92 -2 C98 8 102 18 106 28 Z';

const spikes = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 11 }, (__, column) => {
    const x = 10 + column * 18 + (row % 2) * 9;
    const y = 30 + row * 16;
    return (
      fill(`M${x - 8} ${y + 6} L${x} ${y - 8} L${x + 8} ${y + 6} Z`, '#c8d85a') +
      fill(`M${x} ${y - 8} L${x + 8} ${y + 6} H${x} Z`, '#3a6a1e', 'opacity=".7"')
    );
  }).join(''),
).join('');

const pods = [
  [84, 106, -20],
  [114, 98, 14],
  [76, 132, -50],
  [106, 128, 0],
  [132, 122, 40],
  [98, 154, -20],
  [124, 150, 24],
] as const;

const defs =
  ball('skin', [72, 74, 130], '#dff07a', '#9ab83a', '#4f7a24', '#1c4420') +
  ball('cream', [96, 112, 66], '#fffbe6', '#fff0b8', '#e0b45a') +
  ball('pod', [-4, -6, 22], '#fff6a0', '#ffd02e', '#f09a14') +
  shades('stalk', [70, 0, 106, 30], '#c8a05a', '#5a3a1a');

/** A jackfruit opened at its side, the golden pods within. */
export const jackfruit = symbol(
  defs,
  body('c-stalk', stalk, 'url(#stalk)', '', 4) +
    body(
      'c-fruit',
      fruit,
      'url(#skin)',
      `<g opacity=".85">${spikes}</g>` +
        fill(
          'M150 30 C210 110 160 200 90 200 L210 210 V20 Z',
          '#0c3018',
          'opacity=".6" filter="url(#mist)"',
        ) +
        line('M34 96 C38 70 54 50 78 42', '#fbffd0', 6, 'opacity=".5"'),
    ) +
    fill(opening, 'url(#cream)', `stroke="${ink}" stroke-width="5"`) +
    pods
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M0 -19 C12 -18 16 2 10 14 C5 20 -5 20 -10 14 C-16 2 -12 -18 0 -19 Z', 'url(#pod)', 'stroke="#b86a10" stroke-width="2.6"')}` +
          `${line('M-5 -10 C-8 -3 -8 4 -6 9', '#fffbe0', 3.4)}${fill('M1 2 C6 2 7 12 1 14 C-4 12 -4 3 1 2 Z', '#c8741a')}</g>`,
      )
      .join(''),
);
