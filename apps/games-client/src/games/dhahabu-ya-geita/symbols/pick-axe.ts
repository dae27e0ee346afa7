import { fill, line, rod, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const head = `M18 92 C34 50 66 28 104 26 C142 26 172 46 186 84 C190 96 182 100 176 92
  C160 68 134 58 104 60 C74 60 48 74 32 100 C26 108 14 104 18 92 Z`;

const defs =
  shades('steel', [40, 26, 130, 104], '#f4fbff', '#a8bccc', '#5a7088', '#2a3448') +
  shades('shaft', [90, 0, 112, 0], '#e8a860', '#a8642c', '#5a2e14') +
  shades('band', [84, 0, 122, 0], '#fff0b8', '#e2a83e', '#7a4210');

/** A miner's pick-axe. */
export const pickAxe = symbol(
  defs,
  `<g transform="rotate(24 100 100)">` +
    rod('M102 40 L98 192', 'url(#shaft)', 15, '#ffe0b0') +
    line('M95 90 L94 170 M104 100 L102 180', '#6a3416', 2.4, 'opacity=".7"') +
    body(
      'c-head',
      head,
      'url(#steel)',
      fill(
        'M32 100 C48 74 74 60 104 60 C134 58 160 68 176 92 L186 84 C170 50 140 42 104 44 C66 44 40 62 24 96 Z',
        '#1c2a44',
        'opacity=".45"',
      ) + line('M30 84 C44 54 70 38 104 36 C128 36 150 44 166 60', '#ffffff', 4, 'opacity=".9"'),
    ) +
    body(
      'c-band',
      'M84 22 H120 L117 68 H87 Z',
      'url(#band)',
      line('M86 34 H119 M87 56 H118', '#6b3a0d', 3),
      4,
    ) +
    `<circle cx="102" cy="45" r="5" fill="#fff3c4" stroke="${ink}" stroke-width="2.4"/>` +
    '</g>',
);
