import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const trunk = `M10 96 C12 74 28 64 44 56 C46 34 60 22 78 20 C80 34 84 42 92 50 C124 48 152 62 164 90
  C172 110 172 128 164 140 C120 152 80 146 62 130 C42 130 14 120 10 96 Z`;

const defs =
  shades('skin', [30, 30, 150, 150], '#f0ff7a', '#6fe05a', '#1fa878', '#0c6a70') +
  shades('bark', [0, 140, 0, 176], '#d89a6a', '#8a5230', '#4a2820') +
  ball('eye', [46, 86, 24], '#ffe08a', '#ff9a3a', '#d8502a');

/** A chameleon holds its branch. */
export const chameleon = symbol(
  defs,
  line(
    'M160 132 C198 140 200 190 166 192 C140 192 138 164 158 164 C170 166 168 178 160 178',
    ink,
    24,
  ) +
    line(
      'M160 132 C198 140 200 190 166 192 C140 192 138 164 158 164 C170 166 168 178 160 178',
      '#1fa878',
      14,
    ) +
    line('M166 136 C194 146 194 184 166 188', '#b8ff8a', 4, 'opacity=".7"') +
    line('M4 162 C50 150 120 172 150 156', ink, 28) +
    line('M4 162 C50 150 120 172 150 156', 'url(#bark)', 19) +
    line('M10 158 C50 148 110 166 144 154', '#ffcf9a', 4, 'opacity=".6"') +
    body(
      'c-trunk',
      trunk,
      'url(#skin)',
      fill(
        'M84 52 L100 90 L92 132 L106 140 L116 92 L104 52 Z M124 58 L136 96 L128 142 L142 142 L150 98 L140 66 Z',
        '#0f8a8a',
        'opacity=".75"',
      ) +
        dots(
          [
            [84, 96],
            [112, 76],
            [146, 118],
            [122, 120],
            [74, 66],
            [156, 96],
          ],
          5,
          '#fff06a',
        ) +
        fill('M16 104 C40 122 70 124 92 138 C76 144 30 130 16 104 Z', '#f8ffb0', 'opacity=".8"') +
        line('M16 100 C34 108 50 108 64 104', '#0a4a50', 5) +
        line('M60 30 C56 42 58 52 66 58', '#f8ffc8', 5, 'opacity=".8"'),
    ) +
    [92, 104, 116, 128, 140, 151]
      .map((x, at) =>
        fill(
          `M${x - 7} ${54 + at * at * 0.8} L${x} ${36 + at * at * 0.9} L${x + 7} ${55 + at * at} Z`,
          '#ffb83a',
          `stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"`,
        ),
      )
      .join('') +
    line('M86 140 L78 164 M134 144 L128 164', ink, 19) +
    line('M86 140 L78 162 M134 144 L128 162', '#3fc070', 10) +
    disc(46, 84, 22, ink) +
    disc(46, 84, 18, 'url(#eye)') +
    disc(42, 84, 8, ink) +
    disc(39, 81, 3, '#fff'),
);
