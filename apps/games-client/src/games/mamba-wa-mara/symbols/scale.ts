import { ball, disc, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const rim = mirrored('M100 10 C76 22 48 26 24 28 C12 78 22 148 100 192');
const face = mirrored('M100 34 C84 42 62 46 42 48 C36 88 46 136 100 168');

const defs =
  ball('halo', [100, 100, 104], '#fff6a0 0.9', '#ffd23c 0.4', '#8fd03a 0') +
  shades('edge', [30, 20, 170, 190], '#fffbd8', '#ffd75c', '#b87414', '#ffe07a', '#8a4a0c') +
  shades('face', [50, 40, 150, 170], '#fffbe0', '#ffe68a', '#f6c23c', '#c8861a');

/** The golden scale that stays; its middle is left plain for the amount on it. */
export const scale = symbol(
  defs,
  disc(100, 100, 104, 'url(#halo)') +
    `<g transform="translate(0 7)">${fill(rim, '#7a3f0c', `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`)}</g>` +
    body(
      'c-rim',
      rim,
      'url(#edge)',
      line(
        'M40 34 L56 56 M160 34 L144 56 M100 14 V34 M26 92 L42 94 M174 92 L158 94 M44 144 L58 134 M156 144 L142 134',
        '#8a4a0c',
        4,
        'opacity=".7"',
      ),
    ) +
    fill(face, 'url(#face)', 'stroke="#8a4a0c" stroke-width="5" stroke-linejoin="round"') +
    line('M50 58 C70 56 86 52 100 44 C114 52 130 56 150 58', '#fff', 5, 'opacity=".9"') +
    line('M52 70 C50 100 62 130 84 150', '#fff', 4, 'opacity=".7"') +
    line('M148 76 C150 104 138 134 112 154', '#a8680f', 4, 'opacity=".6"') +
    disc(100, 182, 8, '#3fae4a', `stroke="${ink}" stroke-width="3"`) +
    disc(97, 179, 2.8, '#e0ffb0'),
);
