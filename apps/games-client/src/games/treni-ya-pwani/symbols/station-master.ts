import {
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const face = mirrored('M100 66 C72 66 60 80 60 106 C60 140 76 164 100 166');
const cap = mirrored('M100 16 C64 14 34 28 32 46 C34 58 44 64 52 70 L54 82 L100 84');
const peak =
  'M50 80 C70 70 130 70 150 80 C158 92 150 100 144 98 C120 88 80 88 56 98 C50 100 42 92 50 80 Z';
const coat = mirrored('M100 160 C86 160 80 164 74 168 C42 174 24 184 16 200 L100 200');

const defs =
  brass('gold', 60, 140) +
  ball('skin', [84, 104, 72], '#c8865a', '#8a5030', '#48240f') +
  shades('cap', [30, 14, 150, 90], '#e8505a', '#b81e38', '#5a0c26') +
  shades('coat', [20, 160, 180, 200], '#3f7ab8', '#1c4a80', '#0c2448') +
  ball('glow', [100, 96, 104], '#ffe8b0 0.8', '#f0a04a 0.3', '#f0a04a 0');

/** The station master, who has never let the express be late. */
export const stationMaster = symbol(
  defs,
  disc(100, 96, 104, 'url(#glow)') +
    both(
      body('c-lug', 'M60 104 C50 98 46 110 50 120 C52 130 60 132 64 126 Z', 'url(#skin)', '', 4),
    ) +
    body(
      'c-coat',
      coat,
      'url(#coat)',
      fill('M78 164 L100 192 L122 164 Z', '#fff8ec') +
        fill('M94 176 L106 176 L110 200 H90 Z', '#1a1830') +
        line('M34 182 C50 176 60 174 70 172 M166 182 C150 176 140 174 130 172', '#ffd75c', 7) +
        dots(
          [
            [72, 192],
            [128, 192],
          ],
          5,
          '#ffd75c',
        ),
    ) +
    body(
      'c-face',
      face,
      'url(#skin)',
      fill(
        'M112 70 C156 90 144 150 104 170 H170 V70 Z',
        '#2a0f0a',
        'opacity=".5" filter="url(#soft)"',
      ) +
        line('M70 104 C74 98 84 98 90 102 M110 102 C116 98 126 98 130 104', '#1c0c08', 5) +
        both(
          disc(80, 113, 8, '#fff8ee', `stroke="${ink}" stroke-width="2.6"`) +
            disc(81, 113, 4.8, '#2a120a') +
            disc(79.4, 111, 1.7, '#fff'),
        ) +
        line('M98 110 C94 124 90 128 94 132 C98 135 104 135 108 131', '#48240f', 4) +
        fill(
          'M100 138 C90 130 72 134 64 144 C78 150 92 150 100 144 C108 150 122 150 136 144 C128 134 110 130 100 138 Z',
          '#e8e4f0',
          `stroke="${ink}" stroke-width="3" stroke-linejoin="round"`,
        ) +
        line('M88 152 Q100 160 112 152', '#48140f', 4.6),
    ) +
    body(
      'c-cap',
      cap,
      'url(#cap)',
      line('M44 40 C60 26 90 24 110 26', '#ffd0c8', 5, 'opacity=".8"') +
        fill('M40 58 H160 V84 H40 Z', '#2a0a1a'),
    ) +
    line('M56 74 C80 66 120 66 144 74', '#ffd75c', 6) +
    body('c-peak', peak, '#1a0c18', line('M62 84 C84 76 116 76 138 84', '#a890a8', 4), 3) +
    disc(100, 48, 19, ink) +
    disc(100, 48, 15, 'url(#gold)') +
    disc(100, 48, 9, '#1f7a68', `stroke="${ink}" stroke-width="2"`) +
    fill('M100 41 L102 46 L107 48 L102 50 L100 55 L98 50 L93 48 L98 46 Z', '#fff6c0'),
);
