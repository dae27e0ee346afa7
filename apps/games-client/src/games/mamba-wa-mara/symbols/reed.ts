import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const blades = [
  'M86 198 C70 150 44 112 4 84 C48 92 88 130 102 198 Z',
  'M112 198 C122 146 150 112 196 92 C160 122 138 156 128 198 Z',
  'M78 198 C66 172 42 152 12 146 C50 142 84 164 96 198 Z',
  'M118 198 C130 172 154 158 188 156 C160 166 142 180 136 198 Z',
];

const defs =
  shades('head', [-16, 0, 16, 0], '#ffb86a', '#c8642a', '#6a2414') +
  shades('blade', [0, 80, 0, 198], '#e0ff7a', '#7ac83a', '#1f7a3a');

const spike = (id: string, x: number, y: number, turn: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
  line('M0 -20 V10', ink, 11) +
  line('M0 -20 V10', '#ffd27a', 5) +
  line('M0 96 V190', ink, 14) +
  line('M0 96 V190', '#8fc03a', 7) +
  body(
    id,
    'M-17 16 C-17 -4 17 -4 17 16 V86 C17 104 -17 104 -17 86 Z',
    'url(#head)',
    line('M-8 14 V88', '#ffe8b0', 5, 'opacity=".8"') +
      line('M6 10 V94', '#5a1c10', 3, 'opacity=".6"'),
    4,
  ) +
  '</g>';

/** Reeds of the bank. */
export const reed = symbol(
  defs,
  spike('c-a', 52, 60, -14, 0.86) +
    spike('c-b', 152, 66, 13, 0.82) +
    blades
      .map(
        (blade) =>
          fill(blade, 'url(#blade)', `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`) +
          fill(blade, 'url(#blade)'),
      )
      .join('') +
    spike('c-c', 102, 26, 0, 1.04),
);
