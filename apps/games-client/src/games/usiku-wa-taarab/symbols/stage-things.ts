import {
  around,
  ball,
  disc,
  dots,
  fill,
  line,
  onCircle,
  shades,
  turned,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const head =
  'M100 4 C138 4 158 32 156 66 C154 100 132 122 100 122 C68 122 46 100 44 66 C42 32 62 4 100 4 Z';

/** The microphone of the great bands: the wild of the night. */
export const microphone = symbol(
  ball('halo', [100, 84, 104], '#fffbe0 1', '#ffd75c 0.7', '#ff5aa8 0.35', '#ff5aa8 0') +
    ball('chrome', [78, 40, 96], '#ffffff', '#ffe9a0', '#e8a42a', '#7a3a08') +
    brass('metal', 76, 124),
  disc(100, 84, 104, 'url(#halo)') +
    around(18, 100, 84, fill('M95 -14 L100 -34 L105 -14 Z', '#fff6b0', 'opacity=".95"')) +
    fill(
      'M82 118 H118 L112 170 H88 Z',
      'url(#metal)',
      `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`,
    ) +
    fill(
      'M52 176 C60 166 140 166 148 176 L156 196 H44 Z',
      'url(#metal)',
      `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`,
    ) +
    body(
      'c-head',
      head,
      'url(#chrome)',
      [66, 83, 117, 134].map((x) => line(`M${x} 0 V126`, '#6a2c08', 6)).join('') +
        line('M100 0 V126', '#6a2c08', 6) +
        fill('M36 52 H164 V78 H36 Z', '#c81e64') +
        line('M36 52 H164 M36 78 H164', '#fff3b0', 4.4) +
        line('M58 30 C66 18 78 12 90 11', '#fff', 7, 'opacity=".95"'),
    ) +
    fill(
      'M100 47 L107 60 L121 62 L111 71 L114 85 L100 78 L86 85 L89 71 L79 62 L93 60 Z',
      '#fff3b0',
      `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    line('M38 66 C34 110 60 138 100 140 C140 138 166 110 162 66', ink, 13) +
    line('M38 66 C34 110 60 138 100 140 C140 138 166 110 162 66', '#ffd75c', 6),
);

const paper =
  'M30 16 L164 6 C170 6 173 9 174 14 L184 176 C184 182 181 185 176 186 L40 196 C34 196 31 193 30 188 L22 26 C22 20 25 16 30 16 Z';

/** The poster on the wall of the old town: three of them, and the night begins. */
export const poster = symbol(
  shades('paper', [30, 10, 180, 190], '#fffbe0', '#ffe25a', '#ff9a2e') +
    ball('moon', [92, 80, 50], '#ffffff', '#fff0a0', '#ffc42e') +
    ball('halo', [100, 100, 110], '#4ff0ff 0.9', '#2fb8ff 0.4', '#2fb8ff 0'),
  disc(100, 100, 110, 'url(#halo)') +
    body(
      'c-paper',
      paper,
      'url(#paper)',
      turned(
        -4,
        100,
        100,
        fill('M36 30 H164 V138 H36 Z', '#0c6a9a') +
          around(12, 100, 86, fill('M92 -20 L100 86 L108 -20 Z', '#4fd8f0', 'opacity=".5"')) +
          disc(100, 84, 40, 'url(#moon)', `stroke="${ink}" stroke-width="4"`) +
          fill('M36 138 V126 C60 116 80 120 100 128 C120 118 146 116 164 126 V138 Z', '#082a5a') +
          line('M30 148 H168', '#c8102e', 9) +
          line('M44 162 H156 M56 175 H144', '#c8102e', 6),
      ),
      4,
    ) +
    turned(
      -4,
      100,
      100,
      fill(
        'M94 60 L122 52 V98 C122 112 104 112 104 100 C104 92 112 90 116 92 V68 L100 72 V106 C100 120 82 120 82 108 C82 100 90 98 94 100 Z',
        '#c8102e',
        `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
      ),
    ) +
    dots(
      [
        [34, 26],
        [160, 18],
        [170, 172],
        [42, 182],
      ],
      6,
      '#e8f0ff',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    dots(onCircle(10, 100, 100, 96), 3, '#e8ffff'),
);
