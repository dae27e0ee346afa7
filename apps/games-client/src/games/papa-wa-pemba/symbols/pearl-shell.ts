import { around, ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const lid = `M100 108C60 112 24 104 10 84C4 66 14 50 28 46C32 26 54 16 68 20C82 6 118 6 132 20C146 16 168 26 172 46
  C186 50 196 66 190 84C176 104 140 112 100 108Z`;
const bowl = 'M8 122C40 108 160 108 192 122C196 150 160 188 100 190C40 188 4 150 8 122Z';

const defs =
  ball('halo', [100, 104, 104], '#fffbe8 0.95', '#8af0ff 0.5', '#3a8aff 0') +
  shades('lid', [30, 14, 170, 112], '#fff6f0', '#ffc8d8', '#c88ad0', '#5a4a9a') +
  shades('bowl', [20, 110, 170, 190], '#fff0d8', '#f0a8b8', '#a05aa8', '#3a2a6a') +
  ball('pearl', [88, 94, 44], '#ffffff', '#fff4e8', '#e0c8e8', '#8a7ab8');

/** The scatter: an oyster that opens on its pearl. */
export const pearlShell = symbol(
  defs,
  disc(100, 102, 104, 'url(#halo)') +
    around(10, 100, 104, fill('M96 14L100 -4L104 14Z', '#fffbd8', 'opacity=".9"'), 18) +
    '<g transform="translate(6 4) scale(.94)">' +
    body(
      'c-lid',
      lid,
      'url(#lid)',
      line(
        'M100 106L100 16M96 106L66 24M104 106L134 24M92 106L32 50M108 106L168 50M88 106L14 80M112 106L186 80',
        '#8a5aa8',
        4,
        'opacity=".6"',
      ) + line('M24 62C34 36 54 26 72 26', '#fff', 6, 'opacity=".9"'),
    ) +
    body(
      'c-bowl',
      bowl,
      'url(#bowl)',
      fill('M16 124C50 112 150 112 184 124C150 140 50 140 16 124Z', '#4a1a5a') +
        line(
          'M34 144C50 160 74 172 100 174M150 160C160 154 170 146 176 136',
          '#fff',
          5,
          'opacity=".6"',
        ) +
        line('M100 138V188M70 138L52 176M130 138L148 176', '#6a2a7a', 4, 'opacity=".5"'),
    ) +
    disc(100, 106, 37, ink) +
    disc(100, 106, 32.6, 'url(#pearl)') +
    disc(88, 94, 8.6, '#fff') +
    line('M118 124C124 118 128 110 128 102', '#c8f0ff', 4, 'opacity=".9"') +
    '</g>',
);
