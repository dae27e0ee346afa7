import { ball, disc, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const fork = `M92 104C60 102 40 84 38 50L26 56L42 8L62 54L50 50C52 68 68 78 92 80V40L80 44L100 -6L120 44L108 40V80
  C132 78 148 68 150 50L138 54L158 8L174 56L162 50C160 84 140 102 108 104V110H92Z`;
const wave = `M2 190C4 158 34 140 62 150C52 152 46 160 48 166C66 150 96 150 112 164C126 146 160 138 184 156
  C172 156 166 162 168 170C184 168 196 178 198 190C150 202 50 202 2 190Z`;

const defs =
  ball('halo', [100, 80, 100], '#c8fff8 0.9', '#2ad8d0 0.45', '#0a8a9a 0') +
  brass('gold', 26, 174) +
  shades('wave', [0, 140, 0, 196], '#b8fff4', '#2ac8c8', '#0a6a94');

/** The wild: a trident of gold, as it rises from a wave. */
export const trident = symbol(
  defs,
  disc(100, 84, 100, 'url(#halo)') +
    '<g transform="translate(-2 8) scale(1.02 .98)">' +
    line('M100 104V194', ink, 23) +
    line('M100 104V194', 'url(#gold)', 14) +
    line('M97 106V192', '#fff6c8', 3) +
    body(
      'c-fork',
      fork,
      'url(#gold)',
      line('M100 4V78M44 22V50C48 78 68 90 92 92', '#fffbe0', 3.4, 'opacity=".8"'),
      5,
    ) +
    disc(100, 106, 15, ink) +
    disc(100, 106, 11, '#ff5a6a') +
    disc(96, 102, 3.6, '#fff') +
    body(
      'c-wave',
      wave,
      'url(#wave)',
      line(
        'M22 172C44 160 62 166 78 176M96 182C116 164 140 160 164 168',
        '#e0fffa',
        5,
        'opacity=".85"',
      ),
      5,
    ) +
    '</g>',
);
