import { ball, dots, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const gourd = mirrored(
  'M100 26 C86 26 82 34 84 48 C88 72 80 82 62 96 C36 116 32 150 46 172 C60 192 82 198 100 198',
);
const stopper = mirrored('M100 -2 C88 -2 84 6 86 14 L88 30 L100 32');

const defs =
  ball('gourd', [72, 110, 120], '#ffe0a0', '#f08a3a', '#b83a1e', '#5a1220') +
  shades('stop', [84, 0, 116, 30], '#e8c08a', '#8a5a34', '#3a1e14') +
  shades('band', [30, 0, 170, 0], '#8affe8', '#1ec8b8', '#0a6a7a');

/** A calabash, burnt with patterns and bound in beads. */
export const calabash = symbol(
  defs,
  '<g transform="translate(-2 2) scale(.98)">' +
    line('M80 42 C30 40 14 90 40 118', ink, 15) +
    line('M80 42 C30 40 14 90 40 118', '#fff0c8', 6) +
    body('c-stop', stopper, 'url(#stop)', line('M94 4 V26', '#fff0d0', 4, 'opacity=".7"'), 4) +
    body(
      'c-gourd',
      gourd,
      'url(#gourd)',
      fill('M30 132 C60 150 140 150 170 132 L172 152 C140 170 60 170 30 152 Z', 'url(#band)') +
        line('M30 132 C60 150 140 150 170 132 M30 152 C60 170 140 170 170 152', '#4a1018', 4) +
        dots(
          [
            [48, 148],
            [66, 155],
            [84, 159],
            [102, 160],
            [120, 158],
            [138, 154],
            [154, 147],
          ],
          5,
          '#ffffff',
        ) +
        line(
          'M56 120 L66 106 L78 124 L90 108 L102 126 L114 108 L126 124 L138 106 L146 120',
          '#5a1220',
          6,
        ) +
        line('M62 182 L76 172 L88 184 L100 174 L112 184 L124 172 L138 182', '#5a1220', 5) +
        line('M86 58 H114 M86 68 H114', '#5a1220', 4) +
        line('M50 118 C54 108 62 102 70 96 M92 36 V50', '#ffffff', 6, 'opacity=".75"'),
    ) +
    line('M84 46 C94 52 106 52 116 46', '#fff0c8', 7) +
    dots(
      [
        [40, 118],
        [34, 128],
      ],
      7,
      '#ff4a6a',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    '</g>',
);
