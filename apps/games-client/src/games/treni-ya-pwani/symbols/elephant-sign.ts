import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const defs =
  shades('board', [40, 10, 160, 150], '#fff8a0', '#ffdc2e', '#f0a81e', '#c87a10') +
  shades('post', [90, 0, 110, 0], '#f0f4f8', '#9aa8b4', '#4a5866');

/** The sign before the great plain: elephants cross the line. */
export const elephantSign = symbol(
  defs,
  fill('M90 130 H110 V198 H90 Z', 'url(#post)', `stroke="${ink}" stroke-width="7"`) +
    body(
      'c-board',
      'M100 4 C104 4 106 6 108 8 L186 78 C190 82 190 90 186 94 L108 162 C104 166 96 166 92 162 L14 94 C10 90 10 82 14 78 L92 8 C94 6 96 4 100 4 Z',
      '#e0243c',
      '',
      6,
    ) +
    fill('M100 18 L176 86 L100 152 L24 86 Z', 'url(#board)', 'stroke="#7a0f20" stroke-width="3"') +
    line('M40 80 L96 30', '#fff', 6, 'opacity=".75"') +
    fill(
      'M58 84 C54 66 68 56 82 60 C94 50 124 52 136 66 C146 76 144 96 142 114 H126 L124 96 C114 102 102 102 92 98 L90 114 H74 L74 94 C68 94 64 92 62 88 C58 98 60 106 54 116 C50 122 44 118 46 112 C50 102 54 96 58 84 Z',
      ink,
    ) +
    line('M142 76 Q150 88 146 98', ink, 4) +
    fill('M80 64 C92 62 98 76 92 88 C84 92 78 84 76 76 Z', '#ffdc2e', 'opacity=".55"') +
    fill('M62 92 C56 98 50 98 46 94 L62 86 Z', '#fffbe0') +
    line('M66 124 H134', ink, 5),
);
