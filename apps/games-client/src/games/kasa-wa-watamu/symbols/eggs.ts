import { around, ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const bowl =
  'M4 138 C20 118 50 128 70 120 C100 112 130 122 150 118 C176 118 192 128 198 144 C190 182 150 200 100 200 C50 200 12 182 4 138 Z';
const cracked =
  'M100 40 C76 40 62 66 62 94 C62 122 78 140 102 140 C128 140 142 122 140 94 L128 84 L118 98 L106 82 L94 98 L82 84 L70 92';
const cap =
  'M128 26 C142 14 164 24 168 46 C170 60 164 70 156 74 L146 62 L138 72 L126 58 L120 66 C114 50 118 34 128 26 Z';

const defs =
  ball('halo', [100, 96, 106], '#ffffff 0.95', '#a8d8ff 0.55', '#5a7aff 0') +
  ball('egg', [84, 70, 190], '#ffffff', '#fffaf0', '#f4e8e8', '#c8b4d8', '#8a7ab0') +
  shades('sand', [0, 116, 0, 200], '#fff0c8', '#e8bc84', '#a87858', '#5a3c44') +
  ball('baby', [94, 58, 40], '#b8e8ff', '#4a9ad0', '#1c4a8a');

const egg = (x: number, y: number, r: number) =>
  disc(x, y, r + 5, ink) +
  disc(x, y, r, 'url(#egg)') +
  line(
    `M${x - r * 0.6} ${y - r * 0.2}Q${x - r * 0.5} ${y - r * 0.7} ${x} ${y - r * 0.74}`,
    '#fff',
    4,
  );

/** The scatter: a nest in the sand, and the first one out. */
export const eggs = symbol(
  defs,
  disc(100, 96, 106, 'url(#halo)') +
    around(12, 100, 96, fill('M96 10 L100 -8 L104 10 Z', '#e8f6ff', 'opacity=".9"')) +
    body(
      'c-bowl',
      bowl,
      'url(#sand)',
      dots(
        [
          [30, 150],
          [60, 170],
          [100, 182],
          [140, 172],
          [170, 152],
          [84, 190],
          [120, 192],
        ],
        3,
        '#8a5a44',
      ),
      6,
    ) +
    egg(38, 112, 30) +
    egg(164, 112, 30) +
    disc(101, 78, 36, ink) +
    disc(101, 78, 31, 'url(#baby)') +
    disc(88, 72, 10, '#fff') +
    disc(114, 72, 10, '#fff') +
    disc(89, 73, 6.4, ink) +
    disc(113, 73, 6.4, ink) +
    disc(86, 70, 2.6, '#fff') +
    disc(110, 70, 2.6, '#fff') +
    line('M94 90 Q101 96 108 90', '#0c2a5a', 4) +
    body('c-cap', cap, 'url(#egg)', '', 4) +
    body(
      'c-egg',
      `${cracked.replace('M100 40 C76 40 62 66 62 94', 'M60 96')} L60 96 Z`,
      'url(#egg)',
      line('M70 112 C74 124 82 132 92 134', '#fff', 5),
      4,
    ) +
    egg(66, 142, 26) +
    egg(134, 144, 26) +
    egg(100, 158, 24) +
    fill('M30 172 C60 164 140 164 172 172 C150 194 50 194 30 172 Z', '#e8bc84', 'opacity=".85"') +
    line('M34 172 C60 166 140 166 168 172', '#fff0c8', 4),
);
