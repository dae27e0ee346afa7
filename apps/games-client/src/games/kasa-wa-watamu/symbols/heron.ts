import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const bird = `M64 44 C80 22 116 26 122 54 C128 84 92 98 96 120 C98 132 116 128 140 124 C166 122 186 136 196 166
  C176 176 150 184 124 180 C88 180 62 160 62 128 C62 98 94 84 92 66 C84 66 72 64 64 60 Z`;
const wing =
  'M106 140 C132 126 164 130 196 166 C168 172 128 176 110 164 C102 156 102 146 106 140 Z';

const defs =
  ball('plate', [100, 96, 94], '#b8c8ff', '#5a6ae0', '#2a2a9a', '#141054') +
  ball('white', [96, 60, 130], '#ffffff', '#f6fbff', '#c0d4f0', '#7a90c0') +
  shades('wing', [106, 126, 190, 176], '#f4fbff', '#8aa8d8', '#3a5298') +
  shades('beak', [0, 40, 70, 60], '#ffe07a', '#ff9a2e', '#d8541e');

/** A heron of the creek under the moon. */
export const heron = symbol(
  defs,
  disc(100, 100, 94, ink) +
    disc(100, 100, 88, 'url(#plate)') +
    disc(150, 60, 26, '#fff8d8') +
    disc(158, 54, 22, '#5a6ae0', 'opacity=".5"') +
    dots(
      [
        [38, 110],
        [28, 140],
        [170, 100],
        [120, 26],
      ],
      3,
      '#fff',
    ) +
    line('M106 178 V204 M128 178 V204', ink, 15) +
    line('M106 176 V202 M128 176 V202', '#ff9a2e', 7) +
    line('M104 38 C120 30 138 34 154 48', ink, 15) +
    line('M104 38 C120 30 138 34 154 48', '#2a3a8a', 8) +
    body(
      'c-bird',
      bird,
      'url(#white)',
      line('M72 128 C74 104 104 92 106 66', '#9ab0d8', 5, 'opacity=".7"') +
        line('M70 140 l-4 16 M82 152 l0 16 M96 160 l4 14', '#9ab0d8', 5),
      6,
    ) +
    body(
      'c-wing',
      wing,
      'url(#wing)',
      line('M116 150 C140 146 162 154 182 164 M116 160 C134 160 152 164 166 168', '#24386a', 4),
      4,
    ) +
    fill(
      'M70 42 L2 58 L68 64 C76 58 76 48 70 42 Z',
      ink,
      `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    fill('M70 42 L2 58 L68 64 C76 58 76 48 70 42 Z', 'url(#beak)') +
    line('M10 58 H64', '#8a3a10', 3) +
    disc(90, 48, 8, ink) +
    disc(90, 48, 5.6, '#ffd23c') +
    disc(90, 48, 3, ink) +
    disc(88, 46, 1.6, '#fff'),
);
