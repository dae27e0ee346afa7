import { around, ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const back = 'M26 58 L136 26 L182 50 L182 168 L78 198 L26 170 Z';
const cover =
  'M22 44 C22 38 26 36 32 34 L124 8 C132 6 138 10 138 18 V136 C138 142 134 146 128 148 L36 176 C28 178 22 174 22 166 Z';
const pages = 'M36 176 L128 148 C134 146 138 142 138 136 V18 L178 40 V160 L80 190 Z';

const defs =
  brass('metal', 20, 140) +
  ball('halo', [96, 96, 108], '#fffbe0 1', '#ffe27a 0.8', '#ffb42e 0.4', '#2fd0ff 0') +
  shades('cover', [22, 10, 138, 170], '#4f8aff', '#2446c8', '#121f7a', '#0a0f3c') +
  shades('pages', [40, 0, 180, 0], '#fff8dc', '#f0d8a0', '#b8894a') +
  shades('back', [26, 30, 180, 190], '#2446c8', '#0a0f3c') +
  ball('gem', [-3, -4, 20], '#d8fff8', '#2fe0c8', '#0a7a84');

const star =
  'M0 -46 L11 -19 L39 -28 L24 -4 L46 12 L18 17 L20 46 L0 25 L-20 46 L-18 17 L-46 12 L-24 -4 L-39 -28 L-11 -19 Z';

const clasp = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-3 -3 H26 C24 8 12 12 12 26 C4 26 -3 16 -3 -3 Z', 'url(#corner)', `stroke="${ink}" stroke-width="3"`)}${disc(7, 7, 3, '#8a1434')}</g>`;

/** The book of Kilwa, wild and scatter in one: nothing on the reels shines like it. */
export const book = symbol(
  `${defs}${shades('corner', [-3, -3, 26, 26], '#fffbe0', '#f0b83a', '#8a4a10')}`,
  disc(96, 96, 108, 'url(#halo)') +
    around(14, 96, 96, fill('M91 2 L96 -16 L101 2 Z', '#fff6b0', 'opacity=".95"')) +
    '<g transform="translate(18 18) scale(0.83)">' +
    body('c-back', back, 'url(#back)', '', 4) +
    body(
      'c-pages',
      pages,
      'url(#pages)',
      line(
        'M48 178 L142 149 V24 M58 182 L152 153 V30 M68 186 L162 157 V35',
        '#a8743a',
        2,
        'opacity=".7"',
      ),
      4,
    ) +
    body(
      'c-cover',
      cover,
      'url(#cover)',
      line('M32 46 L126 20 V134 L32 162 Z', '#ffd75c', 4) +
        line('M40 54 L118 32 V128 L40 151 Z', '#ffd75c', 1.8, 'stroke-dasharray="2 5"') +
        line('M28 50 V160', '#fff', 3, 'opacity=".5"'),
    ) +
    `<g transform="translate(79 92) skewY(-15.500)">${fill(star, ink, `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`)}${fill(star, 'url(#corner2)')}${disc(0, 0, 20, ink)}${disc(0, 0, 16, 'url(#gem)')}${disc(-5, -6, 4, '#fff')}${dots(
      [
        [0, -33],
        [28, -19],
        [31, 9],
        [-28, -19],
        [-31, 9],
      ],
      2.4,
      '#8a4a10',
    )}</g>` +
    `<radialGradient id="corner2" gradientUnits="userSpaceOnUse" cx="-10" cy="-14" r="56"><stop offset="0" stop-color="#fffbe0"/><stop offset=".45" stop-color="#ffcf4a"/><stop offset="1" stop-color="#a8600f"/></radialGradient>` +
    clasp(32, 46, -15) +
    clasp(126, 20, 75) +
    clasp(126, 136, 165) +
    clasp(32, 163, -105) +
    '</g>' +
    dots(
      [
        [12, 40],
        [188, 66],
        [14, 150],
        [186, 150],
        [150, 14],
      ],
      3.4,
      '#fffef0',
    ),
);
