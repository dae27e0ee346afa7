import { around, ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

/** Drawn a little smaller about the middle, so that nothing is cut off at the edge. */
const small = (content: string) => `<g transform="translate(12 14) scale(0.88)">${content}</g>`;

const barrel = 'M-6 46 L24 24 L150 78 C178 88 184 122 160 134 C148 140 136 138 124 132 L10 80 Z';

const ring = (d: string) => line(d, ink, 17) + line(d, '#ffd24a', 10) + line(d, '#fffbe0', 3);

/** A brass gun of the sea wall on its carriage, firing a salute. */
export const cannon = symbol(
  shades('brass', [90, 20, 60, 130], '#fffbd0', '#ffd24a', '#e08c1c', '#7a3a08') +
    shades('wood', [60, 110, 160, 190], '#d0703a', '#8a3a1a', '#42160c') +
    ball('wheel', [84, 136, 54], '#f0a060', '#b0582a', '#5a2410') +
    ball('flash', [8, 44, 56], '#ffffff 1', '#fff08a 1', '#ff8a1a 0.8', '#ff4a1a 0'),
  small(
    disc(10, 48, 60, 'url(#flash)') +
      around(9, 10, 48, fill('M2 26 L10 -20 L18 26 Z', '#ffcf3a', 'opacity=".9"'), -70) +
      body(
        'c-wood',
        'M62 118 L150 96 L194 176 L180 190 H146 L120 160 H70 Z',
        'url(#wood)',
        line('M80 124 L148 106 L182 172', '#ffb078', 5),
      ) +
      body(
        'c-barrel',
        barrel,
        'url(#brass)',
        line('M30 36 L150 88', '#fff', 7, 'opacity=".85"') +
          line('M20 78 L128 124', '#7a3a08', 6, 'opacity=".6"'),
      ) +
      ring('M26 26 L6 76') +
      ring('M74 48 L58 98') +
      ring('M126 70 L110 122') +
      `<ellipse cx="7" cy="60" rx="13" ry="21" fill="${ink}" transform="rotate(28 7 60)"/>` +
      `<ellipse cx="7" cy="60" rx="7" ry="14" fill="#ff7a1a" transform="rotate(28 7 60)"/>` +
      disc(180, 118, 15, ink) +
      disc(180, 118, 11, '#ffcf3a') +
      disc(176, 114, 4, '#fffbe0') +
      disc(94, 150, 50, ink) +
      disc(94, 150, 45, 'url(#wheel)') +
      disc(94, 150, 33, '#2c0c08') +
      around(8, 94, 150, line('M94 150 V120', ink, 13) + line('M94 148 V119', '#e0905a', 7)) +
      disc(94, 150, 15, ink) +
      disc(94, 150, 11, '#ffd24a') +
      disc(90, 146, 4, '#fffbe0') +
      line('M60 122 A44 44 0 0 1 94 107', '#ffd8b0', 4, 'opacity=".9"'),
  ),
);
