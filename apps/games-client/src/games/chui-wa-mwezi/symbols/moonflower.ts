import { around, ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const heart =
  'M34 188 C0 160 -4 118 26 104 C44 98 60 106 66 120 C78 110 98 116 100 136 C98 166 62 180 34 188 Z';
const petal =
  'M100 96 C66 84 52 46 70 18 C82 10 92 16 100 24 C108 16 118 10 130 18 C148 46 134 84 100 96 Z';

const defs =
  ball('halo', [104, 92, 98], '#fff8ff 0.7', '#ff9aff 0.3', '#ff5aff 0') +
  ball('petal', [100, 84, 76], '#fffbe0', '#fff0fa', '#ff9ae8', '#d83ac0') +
  shades('leaf', [0, 100, 90, 190], '#6af0b0', '#1f9a7a', '#0a4450');

/** A flower that opens when the sun has gone. */
export const moonflower = symbol(
  defs,
  disc(104, 92, 98, 'url(#halo)') +
    body(
      'c-leaf',
      heart,
      'url(#leaf)',
      line('M34 182 C40 156 46 138 66 122 M40 164 L18 136 M46 152 L84 146', '#c8ffe0', 4),
      5,
    ) +
    around(
      5,
      106,
      94,
      `<g transform="translate(6 -2)">${fill(petal, ink, `stroke="${ink}" stroke-width="10" stroke-linejoin="round"`)}</g>`,
    ) +
    around(
      5,
      106,
      94,
      `<g transform="translate(6 -2)">${fill(petal, 'url(#petal)')}${line('M100 88 V34', '#ffffff', 5)}${line('M90 76 C82 62 78 46 80 32 M110 76 C118 62 122 46 120 32', '#d84ac8', 2.6, 'opacity=".6"')}</g>`,
    ) +
    disc(106, 94, 22, '#8a2a9a', 'opacity=".5" filter="url(#soft)"') +
    disc(106, 94, 15, ink) +
    disc(106, 94, 11.5, '#fff27a') +
    around(6, 106, 94, disc(106, 78, 4.4, '#fffbd0', `stroke="${ink}" stroke-width="2"`)),
);
