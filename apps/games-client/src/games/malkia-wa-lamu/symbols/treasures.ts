import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const horn =
  'M10 58 C30 92 60 120 98 132 C128 142 150 140 160 128 C150 112 150 96 160 84 C172 70 196 76 198 104 C200 150 160 186 104 176 C52 166 16 120 2 68 Z';

const band = (d: string) =>
  line(d, ink, 15) + line(d, 'url(#brass)', 9) + line(d, '#fffbe0', 2.4, 'opacity=".8"');

/** The great side-blown horn of Lamu, ivory bound in brass, as the kings had it sounded. */
export const siwa = symbol(
  shades('ivory', [20, 60, 120, 190], '#fffdf0', '#ffe9b8', '#d89a4a', '#7a3c14') +
    shades('brass', [0, 40, 0, 180], '#fff6c8', '#f0b83a', '#a8600f') +
    ball('mouth', [178, 106, 30], '#1c0808', '#4a1c10', '#8a4a14'),
  '<g transform="translate(10 -14) scale(0.93)">' +
    body(
      'c-horn',
      horn,
      'url(#ivory)',
      line('M18 74 C42 118 84 148 126 150', '#fff', 6, 'opacity=".9"') +
        line(
          'M34 112 l10 -6 8 10 10 -4 8 10 10 -2 8 8 M112 158 l8 -8 8 8 8 -8 8 8 8 -10',
          '#8a2c14',
          4,
        ),
    ) +
    `<ellipse cx="180" cy="104" rx="24" ry="36" fill="${ink}" transform="rotate(-12 180 104)"/>` +
    `<ellipse cx="180" cy="104" rx="18.5" ry="30" fill="url(#brass)" transform="rotate(-12 180 104)"/>` +
    `<ellipse cx="181" cy="105" rx="12" ry="22" fill="url(#mouth)" transform="rotate(-12 181 105)"/>` +
    band('M26 72 C22 82 16 90 10 94') +
    band('M64 108 C58 120 50 132 42 140') +
    band('M110 136 C108 150 104 166 102 178') +
    band('M148 138 C154 148 162 158 166 168') +
    fill(
      'M-2 50 L18 46 L24 66 L6 76 Z',
      'url(#brass)',
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    disc(82, 122, 8, ink) +
    disc(82, 122, 5, '#c81e4a') +
    line('M44 138 C40 164 46 180 56 200 M104 178 C104 194 108 204 116 214', ink, 9) +
    line('M44 138 C40 164 46 180 56 200 M104 178 C104 194 108 204 116 214', '#c81e4a', 4.4) +
    dots(
      [
        [57, 204],
        [117, 216],
      ],
      9,
      '#c81e4a',
      `stroke="${ink}" stroke-width="4"`,
    ) +
    '</g>',
);

const chain = 'M14 14 C16 92 56 128 100 128 C144 128 184 92 186 14';

const pendant = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${fill('M0 -16 C20 -14 26 4 20 22 C14 38 -14 38 -20 22 C-26 4 -20 -14 0 -16 Z', 'url(#plate)', `stroke="${ink}" stroke-width="6"`)}${disc(0, 8, 10, ink)}${disc(0, 8, 7.6, '#e0243c')}${disc(-2.4, 5, 2.4, '#ffc8c0')}${dots(
    [
      [-14, 24],
      [14, 24],
      [0, 30],
    ],
    2.4,
    '#5a6a8a',
  )}</g>`;

/** A necklace of Lamu silver with carnelians. */
export const silver = symbol(
  shades('silver', [0, 10, 0, 190], '#ffffff', '#dce6f8', '#8a9ac0', '#46557e') +
    shades('plate', [-20, -16, 20, 38], '#ffffff', '#d0dcf2', '#7a8ab4'),
  line(chain, ink, 25) +
    line(chain, 'url(#silver)', 16) +
    line(chain, '#46557e', 16, 'stroke-dasharray="2 12"') +
    line('M20 20 C24 84 60 120 100 121', '#fff', 4, 'opacity=".9"') +
    pendant(38, 104, 0.8) +
    pendant(162, 104, 0.8) +
    pendant(66, 134, 0.92) +
    pendant(134, 134, 0.92) +
    pendant(100, 146, 1.35) +
    dots(
      [
        [14, 12],
        [186, 12],
      ],
      11,
      'url(#silver)',
      `stroke="${ink}" stroke-width="5"`,
    ),
);
