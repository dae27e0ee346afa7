import { ball, disc, fill, line, shades, turned } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const card =
  'M26 66 H174 C174 78 182 84 188 86 V116 C180 118 174 124 174 136 H26 C26 124 20 118 12 116 V86 C20 84 26 78 26 66 Z';

const defs =
  ball('halo', [100, 100, 100], '#fff6b0 0.9', '#ffcf4a 0.4', '#ffcf4a 0') +
  shades('gold', [20, 60, 180, 140], '#fffbe0', '#ffe07a', '#f0a82e', '#c87a1a') +
  shades('cream', [20, 60, 180, 140], '#ffffff', '#fff4d8', '#f0d8a8');

/** A small engine from the side, stamped in the middle of the card. */
const stamp =
  fill('M70 112 V92 H96 V84 H108 V92 H118 V82 H126 V92 H132 V112 Z', '#a81e34') +
  fill('M74 80 H100 V92 H74 Z', '#a81e34') +
  disc(82, 114, 8, '#a81e34') +
  disc(104, 114, 8, '#a81e34') +
  disc(124, 115, 6.4, '#a81e34') +
  disc(82, 114, 3, '#fff4d8') +
  disc(104, 114, 3, '#fff4d8') +
  fill('M132 110 L142 120 H128 Z', '#a81e34');

/** Two tickets for the express. */
export const ticket = symbol(
  defs,
  disc(100, 100, 100, 'url(#halo)') +
    turned(
      -28,
      100,
      100,
      `<g transform="translate(-4 -26)">${body('c-back', card, 'url(#gold)', line('M36 76 H164 M36 126 H164', '#8a4a0c', 4, 'stroke-dasharray="3 8"'))}</g>`,
    ) +
    turned(
      10,
      100,
      110,
      `<g transform="translate(0 18)">${body(
        'c-card',
        card,
        'url(#cream)',
        fill('M12 66 H54 V136 H12 Z M146 66 H190 V136 H146 Z', '#1f7a68', 'opacity=".95"') +
          line('M58 66 V136 M142 66 V136', '#c8a878', 3, 'stroke-dasharray="4 6"') +
          stamp +
          disc(34, 101, 9, ink) +
          disc(34, 101, 6, '#ffe9b0') +
          line('M158 86 H180 M158 100 H180 M158 114 H174', '#d8fff0', 5),
      )}</g>`,
    ) +
    fill('M160 26 L165 40 L180 45 L165 50 L160 64 L155 50 L140 45 L155 40 Z', '#fff'),
);
