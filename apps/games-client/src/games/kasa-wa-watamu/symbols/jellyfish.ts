import { ball, disc, dots, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const bell =
  'M18 96 C16 40 54 8 100 8 C146 8 184 40 182 96 C176 110 164 108 156 98 C148 112 134 112 126 100 C118 114 82 114 74 100 C66 112 52 112 44 98 C36 108 24 110 18 96 Z';
const arms = [
  ['M52 104 C40 130 64 146 50 176 C46 188 50 194 54 200', '#ff7ae8'],
  ['M80 108 C70 136 92 152 80 184 C78 192 82 200 86 204', '#b88aff'],
  ['M120 108 C132 136 108 152 120 184 C122 192 118 200 114 204', '#ff7ae8'],
  ['M148 104 C162 130 136 146 150 176 C154 188 150 194 146 200', '#b88aff'],
] as const;

const defs =
  ball('glow', [100, 96, 104], '#ffb8ff 0.7', '#c84aff 0.35', '#6a1eff 0') +
  ball('bell', [76, 50, 116], '#fff4ff', '#ff9af4', '#b83ae8', '#4a1298') +
  shades('inner', [0, 40, 0, 110], '#ffffff 0.8', '#ffd8ff 0.2');

/** A jellyfish that carries its own light. */
export const jellyfish = symbol(
  defs,
  '<g transform="translate(7 4) scale(.93)">' +
    disc(100, 96, 104, 'url(#glow)') +
    arms.map(([d]) => line(d, ink, 20)).join('') +
    arms.map(([d, paint]) => line(d, paint, 11)).join('') +
    arms.map(([d]) => line(d, '#fff', 3, 'opacity=".6" transform="translate(-2 0)"')).join('') +
    body(
      'c-bell',
      bell,
      'url(#bell)',
      `<ellipse cx="100" cy="70" rx="52" ry="40" fill="url(#inner)"/>` +
        line(
          'M64 96 C58 70 66 44 84 28 M100 100 V26 M136 96 C142 70 134 44 116 28',
          '#7a1ec8',
          5,
          'opacity=".6"',
        ) +
        dots(
          [
            [54, 64],
            [78, 50],
            [122, 50],
            [146, 64],
            [88, 78],
            [112, 78],
          ],
          6,
          '#fff6ff',
        ) +
        line('M34 76 C38 48 58 28 82 22', '#ffffff', 7, 'opacity=".85"'),
    ) +
    '</g>',
);
