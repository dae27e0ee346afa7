import { ball, fill, line } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const low =
  'M10 158 C10 132 50 122 104 124 C160 122 192 136 190 160 C188 184 150 192 100 192 C46 192 10 184 10 158 Z';
const middle =
  'M34 106 C36 84 68 76 104 80 C142 80 168 92 164 112 C160 130 130 134 96 132 C60 132 34 126 34 106 Z';
const top =
  'M62 56 C66 30 92 18 118 26 C142 32 152 52 144 68 C136 86 112 88 94 86 C74 84 60 74 62 56 Z';

const defs =
  ball('low', [70, 140, 130], '#a8dcd8', '#4a98a4', '#1f5a78', '#0c2c4a') +
  ball('middle', [76, 90, 100], '#ffe0b0', '#d8a070', '#8a5a4a', '#4a2c34') +
  ball('top', [88, 38, 70], '#e0f0ff', '#8ab0d8', '#4a6aa0', '#1f3060');

/** Three stones of the river, one on the other. */
export const riverStone = symbol(
  defs,
  body(
    'c-low',
    low,
    'url(#low)',
    line('M24 150 C60 134 130 134 176 152', '#d8fff4', 6, 'opacity=".55"') +
      line('M20 170 C70 180 130 180 182 168', '#0c2c4a', 5, 'opacity=".5"') +
      fill(
        'M120 120 C150 116 186 130 188 150 C164 154 150 140 134 140 C124 138 118 130 120 120 Z',
        '#6ac84a',
      ),
  ) +
    body(
      'c-middle',
      middle,
      'url(#middle)',
      line(
        'M40 104 C70 92 120 94 160 108 M46 118 C76 112 120 114 152 120',
        '#fff2d8',
        5,
        'opacity=".55"',
      ),
    ) +
    body(
      'c-top',
      top,
      'url(#top)',
      line('M92 28 C104 44 108 62 104 84', '#fff', 8, 'opacity=".75"') +
        line('M74 50 C78 40 84 34 92 32', '#fff', 5, 'opacity=".9"'),
    ) +
    line('M28 198 H172', ink, 4, 'opacity=".3"'),
);
