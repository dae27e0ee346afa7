import {
  around,
  ball,
  disc,
  fill,
  line,
  mirrored,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const face = mirrored('M100 74 C72 74 60 86 60 108 C60 142 76 166 100 168');
const helmet = mirrored(
  'M100 16 C62 18 42 46 42 82 L34 88 C32 96 40 100 50 98 C66 90 84 88 100 88',
);
const shoulders = mirrored('M100 158 C84 158 78 162 72 166 C44 170 26 180 20 200 L100 200');

const defs =
  ball('halo', [100, 90, 106], '#fff6c0 0.95', '#ffc43a 0.5', '#ff7a1e 0') +
  ball('skin', [84, 104, 70], '#c88a5a', '#8a5230', '#4a2614') +
  shades('helmet', [44, 20, 160, 100], '#fffbd0', '#ffd02e', '#e88a14', '#8a4408') +
  shades('shirt', [20, 158, 180, 200], '#4fc0e8', '#1f6aa8', '#0c2c5a') +
  ball('light', [100, 50, 22], '#ffffff', '#fffbe0', '#bfe6ff', '#5a8ab0');

const eye = (x: number) =>
  fill(
    `M${x - 11} 112 C${x - 6} 104 ${x + 6} 104 ${x + 11} 112 C${x + 6} 118 ${x - 6} 118 ${x - 11} 112 Z`,
    '#fff8ee',
    `stroke="${ink}" stroke-width="2.6"`,
  ) +
  disc(x + 1, 111, 5.6, '#2a120a') +
  disc(x - 1, 109, 1.9, '#fff') +
  line(`M${x - 12} 111 C${x - 6} 103 ${x + 6} 103 ${x + 12} 111`, '#2a0f0a', 3.6);

/** The wild: a miner of Geita with his lamp lit, glad of what he sees. */
export const miner = symbol(
  defs,
  disc(100, 90, 106, 'url(#halo)') +
    around(12, 100, 50, fill('M95 22 L100 -30 L105 22 Z', '#fff3a0', 'opacity=".75"')) +
    body(
      'c-shoulders',
      shoulders,
      'url(#shirt)',
      fill('M84 160 L100 186 L116 160 Z', '#4a2614') +
        line('M54 170 L66 200 M146 170 L134 200', '#ffb03a', 9),
    ) +
    body(
      'c-face',
      face,
      'url(#skin)',
      fill(
        'M112 80 C150 100 140 150 104 172 H170 V80 Z',
        '#2a0f0a',
        'opacity=".5" filter="url(#soft)"',
      ) +
        line('M72 100 C76 95 84 95 90 99 M110 99 C116 95 124 95 128 100', '#1c0c08', 4.6) +
        eye(82) +
        eye(118) +
        fill(
          'M100 114 C94 124 90 128 92 132 C96 136 104 136 108 132 C110 128 106 124 100 114 Z',
          '#a8683e',
        ) +
        fill(
          'M80 140 C90 144 110 144 120 140 C116 156 84 156 80 140 Z',
          '#7a2a26',
          'stroke="#2a0f0a" stroke-width="2.4"',
        ) +
        fill('M84 142 C92 145 108 145 116 142 C112 149 88 149 84 142 Z', '#fffef6') +
        line('M76 136 C76 140 78 142 80 142 M124 136 C124 140 122 142 120 142', '#3a1a0c', 2.4) +
        line('M66 118 C66 132 72 146 80 154', '#e8b080', 4, 'opacity=".6"'),
    ) +
    body(
      'c-helmet',
      helmet,
      'url(#helmet)',
      fill(
        'M120 14 C170 40 160 80 158 100 H190 V14 Z',
        '#7a3404',
        'opacity=".4" filter="url(#soft)"',
      ) +
        line('M100 18 V84', '#b8700c', 4, 'opacity=".6"') +
        line('M56 66 C60 46 70 34 84 28', '#fff', 7, 'opacity=".9"') +
        line('M44 88 C66 80 134 80 156 88', '#8a4408', 4),
    ) +
    disc(100, 52, 25, ink) +
    disc(100, 52, 20, '#c8d0dc') +
    disc(100, 52, 16, 'url(#light)') +
    disc(94, 46, 4, '#fff'),
);
