import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const trunk = `M190 76C176 40 128 26 84 40C52 50 30 76 4 84C16 96 30 102 46 104C60 134 104 150 146 138
  C140 128 140 118 146 112C164 110 184 104 196 92C196 86 194 80 190 76Z`;
const fin = 'M96 40C100 18 88 4 70 -2C66 18 62 34 58 52Z';
const chestFin = 'M92 124C88 150 70 172 44 184C46 160 52 138 66 118Z';
const tail = 'M26 84C14 70 8 50 12 30C-6 48 -10 70 -4 88C-8 110 -2 130 14 142C14 122 20 106 34 96Z';
const mouth = `M192 96C176 106 160 112 140 112C134 122 138 132 150 140C168 132 186 118 192 96Z`;

const defs =
  shades('skin', [90, 30, 110, 140], '#ffe8b0', '#e0983a', '#8a4a1c', '#4a2210') +
  ball('belly', [120, 140, 80], '#fffdf0', '#f4e0c0', '#c8a088 0.2') +
  shades('fin', [60, 0, 90, 180], '#ffd890', '#c8742a', '#5a2a12');

const stripes = [52, 72, 92, 112, 132]
  .map((x, index) => `M${x} ${52 - index * 3}q10 16 -2 ${36 + (index % 2) * 8}`)
  .join('');
const teeth = (points: readonly (readonly [number, number, number])[]) =>
  points
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-6 0L0 13L6 0Z', '#fff', `stroke="${ink}" stroke-width="1.6"`)}</g>`,
    )
    .join('');

/** A tiger shark with its jaws open. */
export const tigerShark = symbol(
  defs,
  '<g transform="translate(8 18) scale(.94)">' +
    body('c-tail', tail, 'url(#fin)', '', 5) +
    body('c-fin', fin, 'url(#fin)', '', 5) +
    body(
      'c-trunk',
      trunk,
      'url(#skin)',
      fill('M20 96C60 92 110 104 200 96V160H40Z', 'url(#belly)') +
        line(stripes, '#3a180c', 8, 'opacity=".85"') +
        line('M84 104q6 10 0 20M96 106q6 10 0 20M108 108q6 10 0 20', '#4a2210', 4) +
        line('M52 66C80 44 130 36 164 54', '#fffbe0', 6, 'opacity=".7"'),
    ) +
    fill(mouth, '#5a0a1c', `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`) +
    fill('M150 120C162 116 172 116 178 112C172 124 162 132 152 134Z', '#ff6a7a') +
    teeth([
      [186, 99, 16],
      [176, 105, 14],
      [165, 109, 8],
      [153, 112, 4],
      [150, 138, 172],
      [162, 132, 158],
      [173, 124, 146],
    ]) +
    body('c-chest', chestFin, 'url(#fin)', '', 5) +
    disc(160, 70, 10, ink) +
    disc(160, 70, 7, '#a8ff5a') +
    line('M160 64v12', ink, 3.6) +
    line('M148 58L174 66', ink, 6) +
    '</g>',
);
