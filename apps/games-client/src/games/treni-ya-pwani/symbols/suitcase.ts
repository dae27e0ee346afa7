import { disc, fill, line, shades, turned } from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const defs =
  brass('metal', 60, 140) +
  shades('hide', [10, 60, 190, 190], '#f0a860', '#c0703a', '#7a3a20', '#4a2016') +
  shades('strap', [0, 60, 0, 190], '#7a4a30', '#3a1c14');

/** A suitcase that has been up and down the line. */
export const suitcase = symbol(
  defs,
  line('M70 62 C70 20 130 20 130 62', ink, 22) +
    line('M70 62 C70 20 130 20 130 62', '#8a4a24', 12) +
    line('M74 54 C76 32 104 28 116 36', '#ffcf8a', 4, 'opacity=".7"') +
    body(
      'c-case',
      'M22 56 H178 C188 56 194 62 194 72 V176 C194 186 188 192 178 192 H22 C12 192 6 186 6 176 V72 C6 62 12 56 22 56 Z',
      'url(#hide)',
      fill('M6 106 H194 V116 H6 Z', '#3a1810', 'opacity=".6"') +
        line('M8 103 H192', '#ffdcA0', 3, 'opacity=".7"') +
        fill(
          'M6 56 H40 L6 92 Z M194 56 H160 L194 92 Z M6 192 H40 L6 156 Z M194 192 H160 L194 156 Z',
          '#5a2818',
        ) +
        turned(
          -12,
          72,
          150,
          fill('M46 130 H98 V170 H46 Z', '#1f9a94', `stroke="#fff4d8" stroke-width="4"`) +
            fill('M52 164 L66 144 L76 156 L84 148 L94 164 Z', '#fff4d8') +
            disc(84, 140, 5, '#ffd84a'),
        ) +
        disc(142, 150, 24, '#e0303a', 'stroke="#fff4d8" stroke-width="4"') +
        fill(
          'M126 156 V146 H138 V140 H146 V146 H152 V140 H157 V156 Z M130 158 a5 5 0 1 0 10 0 M146 158 a5 5 0 1 0 10 0',
          '#fff4d8',
        ) +
        turned(
          10,
          140,
          84,
          fill('M118 72 H170 V96 H118 Z', '#ffd84a', 'stroke="#fff4d8" stroke-width="3"') +
            line('M126 80 H162 M126 88 H150', '#7a3a10', 4),
        ) +
        line('M20 68 C60 62 120 62 160 66', '#fff0d0', 5, 'opacity=".6"'),
    ) +
    [70, 130]
      .map(
        (x) =>
          fill(
            `M${x - 13} 98 H${x + 13} V126 H${x - 13} Z`,
            'url(#metal)',
            `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
          ) + disc(x, 114, 4, ink),
      )
      .join(''),
);
