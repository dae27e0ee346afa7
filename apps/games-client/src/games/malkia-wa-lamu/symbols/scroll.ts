import { around, ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const sheet = 'M46 34 H154 C150 60 150 140 154 166 H46 C50 140 50 60 46 34 Z';

const roll = (y: number) =>
  `<g transform="translate(0 ${y})">${line('M22 0 H178', ink, 30)}${fill('M30 -12 H170 V12 H30 Z', 'url(#parchment-roll)')}` +
  `${[24, 176].map((x) => disc(x, 0, 17, ink) + disc(x, 0, 13, 'url(#knob)') + disc(x - 4, -4, 3.4, '#fff')).join('')}` +
  `${line('M40 -6 H160', '#fff', 4, 'opacity=".7"')}</g>`;

/** The queen's scroll, sealed in red: wild and scatter in one. */
export const scroll = symbol(
  ball('halo', [100, 100, 106], '#f0fff8 1', '#6affea 0.8', '#2f9aff 0.4', '#2f6aff 0') +
    shades('parchment', [46, 34, 154, 166], '#fffbe4', '#ffe9b0', '#e0b468') +
    shades('parchment-roll', [0, -14, 0, 14], '#fffbe4', '#f0d090', '#a8743a') +
    shades('knob', [0, -14, 0, 14], '#fffbe0', '#ffcf4a', '#a8600f') +
    ball('wax', [92, 132, 34], '#ff9a8a', '#e0203c', '#7a0420') +
    brass('metal', 0, 200),
  disc(100, 100, 106, 'url(#halo)') +
    around(16, 100, 100, fill('M94 4 L100 -14 L106 4 Z', '#d8fff6', 'opacity=".95"')) +
    body(
      'c-sheet',
      sheet,
      'url(#parchment)',
      line('M56 52 H144 V148 H56 Z', '#c8501e', 2.6, 'stroke-dasharray="2 5"') +
        line(
          'M66 66 C76 58 84 74 94 66 C104 58 112 74 122 66 L134 66 M66 84 C78 76 88 92 100 84 C110 78 122 90 134 84 M66 102 C74 96 84 108 96 102 C106 96 118 108 134 102',
          '#2a2aa8',
          5,
        ) +
        dots(
          [
            [80, 76],
            [112, 94],
            [126, 76],
            [88, 112],
          ],
          2.6,
          '#2a2aa8',
        ),
    ) +
    roll(30) +
    roll(170) +
    fill(
      'M84 136 L76 186 L92 174 L100 188 L108 174 L124 186 L116 136 Z',
      '#1f9a8a',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    disc(100, 138, 29, ink) +
    around(10, 100, 138, disc(100, 116, 8, '#e0203c')) +
    disc(100, 138, 24, 'url(#wax)') +
    fill(
      'M100 122 L104 133 L116 133 L107 140 L110 152 L100 145 L90 152 L93 140 L84 133 L96 133 Z',
      '#ffd75c',
      `stroke="#5a0418" stroke-width="2.6" stroke-linejoin="round"`,
    ),
);
