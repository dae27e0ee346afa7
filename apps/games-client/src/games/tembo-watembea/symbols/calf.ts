import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const trunk = `M66 92 C46 96 34 84 34 64 C34 48 40 38 36 26 C30 16 18 18 16 28 C4 22 4 4 24 4
  C48 2 58 22 54 42 C50 60 54 68 66 66 Z`;
const torso = `M56 82 C66 46 108 40 138 54 C176 60 194 92 190 128 C190 150 188 174 188 194 H158
  C158 180 156 168 152 158 C138 164 122 164 110 160 C110 172 110 184 110 194 H78 C78 172 72 152 66 136
  C56 120 52 100 56 82 Z`;
const ear = 'M104 70 C124 58 148 76 146 104 C144 128 122 140 108 128 C96 112 94 84 104 70 Z';

const defs =
  ball('hide', [100, 70, 130], '#ffe0d0', '#e8a898', '#b06a78', '#5c3050') +
  shades('trunk', [20, 10, 60, 100], '#ffe4d4', '#d8948c', '#9a5a70') +
  ball('ear', [116, 84, 60], '#ffd0c4', '#d0808a', '#8a4668') +
  shades('splash', [0, 0, 0, 60], '#d8fbff', '#5ac8e8');

const drop = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${fill('M0 -12 C8 0 10 6 0 12 C-10 6 -8 0 0 -12 Z', 'url(#splash)', `stroke="${ink}" stroke-width="4"`)}</g>`;

/** A calf that gives itself a shower. */
export const calf = symbol(
  defs,
  line('M188 92 C198 96 200 112 194 128', ink, 11) +
    line('M188 92 C198 96 200 112 194 128', '#b06a78', 5) +
    fill(
      'M128 150 H150 V194 H128 Z',
      '#6a3858',
      `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`,
    ) +
    body(
      'c-trunk',
      trunk,
      'url(#trunk)',
      line(
        'M34 30 L46 26 M36 44 L50 42 M36 60 L50 58 M40 76 L54 70',
        '#8a4668',
        3.4,
        'opacity=".7"',
      ),
    ) +
    body(
      'c-torso',
      torso,
      'url(#hide)',
      fill(
        'M150 50 C210 90 200 160 190 200 H140 C160 160 170 100 150 50 Z',
        '#4a2450',
        'opacity=".4" filter="url(#mist)"',
      ) +
        fill(
          'M70 146 C90 160 130 168 156 158 V176 H70 Z',
          '#4a2450',
          'opacity=".35" filter="url(#soft)"',
        ) +
        line('M70 74 C80 60 96 54 112 54', '#fff', 6, 'opacity=".7"') +
        line('M82 190 h6 M94 190 h6 M162 190 h6 M174 190 h6', '#fff0e4', 6),
    ) +
    body(
      'c-ear',
      ear,
      'url(#ear)',
      line('M112 80 C126 78 134 90 132 106', '#fff0e8', 4, 'opacity=".7"') +
        line('M110 96 C118 96 124 104 122 116', '#7a3860', 3, 'opacity=".6"'),
    ) +
    disc(78, 92, 11, ink) +
    disc(78, 92, 7.6, '#4a1c30') +
    disc(75, 89, 3.4, '#fff') +
    line('M66 80 C72 74 80 74 86 78', '#5c3050', 4) +
    line('M62 118 C70 126 82 126 90 118', '#5c3050', 4.6) +
    drop(66, 20, 1.1) +
    drop(86, 36, 0.8) +
    drop(96, 12, 0.9) +
    drop(118, 28, 0.7),
);
