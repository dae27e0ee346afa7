import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const iron = `M88 62H64C56 62 56 44 64 44H136C144 44 144 62 136 62H112V158C136 154 152 140 158 120L140 124L168 86
  L196 122L178 120C170 160 140 186 100 194C60 186 30 160 22 120L4 122L32 86L60 124L42 120C48 140 64 154 88 158Z`;

const defs =
  shades('iron', [20, 40, 180, 190], '#ffffff', '#b8c8d8', '#5a6e88', '#27344c') +
  shades('rope', [60, 0, 140, 190], '#ffe8b8', '#d8a45a', '#8a5a24');

/** An old anchor with a rope about it. */
export const anchor = symbol(
  defs,
  disc(100, 24, 21, 'none', `stroke="${ink}" stroke-width="17"`) +
    disc(100, 24, 21, 'none', 'stroke="#9ab0c8" stroke-width="8.6"') +
    line('M84 14C90 6 102 4 110 8', '#fff', 3) +
    body(
      'c-iron',
      iron,
      'url(#iron)',
      line('M96 66V150M34 132C44 158 68 176 96 182M70 52H128', '#fff', 5, 'opacity=".75"') +
        fill(
          'M108 60H114V160C140 154 152 140 160 120L182 122C172 166 140 190 100 196Z',
          '#16203a',
          'opacity=".35"',
        ),
    ) +
    line('M112 30C168 34 160 74 116 80C70 86 66 112 112 116C156 120 150 148 112 148', ink, 19) +
    line(
      'M112 30C168 34 160 74 116 80C70 86 66 112 112 116C156 120 150 148 112 148',
      'url(#rope)',
      12,
    ) +
    line(
      'M112 30C168 34 160 74 116 80C70 86 66 112 112 116C156 120 150 148 112 148',
      '#7a4a1c',
      12,
      'stroke-dasharray="2 9" style="stroke-linecap:butt"',
    ),
);
