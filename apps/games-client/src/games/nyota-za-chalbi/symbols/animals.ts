import {
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  mirrored,
  onCircle,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const neck = 'M92 200 C84 168 92 140 112 118 L168 128 C158 150 160 176 168 200 Z';
const head =
  'M118 40 C142 38 160 56 164 84 C168 112 150 130 124 130 C104 130 92 136 74 148 C50 162 20 158 16 138 C12 122 24 112 40 106 C62 98 74 84 84 66 C92 50 104 42 118 40 Z';
const ear = 'M140 46 C144 26 160 16 172 18 C172 36 164 52 150 58 Z';

/** A camel of the caravans, haltered in red wool for the road. */
export const camel = symbol(
  ball('coat', [92, 70, 130], '#fff0c0', '#f4c070', '#c8843a', '#6a3a18') +
    ball('plate', [86, 80, 110], '#8ae8ff', '#2f8ad8', '#1a3a9a', '#0a1450') +
    brass('metal', 8, 192),
  disc(100, 102, 97, ink) +
    disc(100, 102, 92, 'url(#metal)') +
    disc(100, 102, 80, ink) +
    disc(100, 102, 77, 'url(#plate)') +
    dots(onCircle(9, 100, 102, 64), 2.6, '#fff', 'opacity=".9"') +
    dots(onCircle(24, 100, 102, 86), 3.4, '#e0303a') +
    body(
      'c-ear',
      ear,
      'url(#coat)',
      fill('M148 50 C152 36 160 28 166 28 C164 40 158 50 150 54 Z', '#8a4a2c'),
      4,
    ) +
    body(
      'c-neck',
      neck,
      'url(#coat)',
      line('M104 140 C96 160 96 180 102 200', '#fff6d8', 6, 'opacity=".6"') +
        line('M112 160 q10 8 20 2 M116 180 q12 8 24 2', '#8a5424', 4),
    ) +
    body(
      'c-head',
      head,
      'url(#coat)',
      fill('M16 138 C30 150 60 148 80 130 C60 124 34 124 16 138 Z', '#fff0d0', 'opacity=".8"') +
        line('M22 134 C40 142 58 140 72 132', '#6a3418', 4.4) +
        disc(32, 122, 4.4, '#5a2c14') +
        line('M96 62 C102 52 112 48 122 48', '#fffbe8', 6, 'opacity=".9"'),
    ) +
    fill(
      'M104 74 C112 64 128 66 132 78 C124 88 110 86 104 74 Z',
      '#fffaf0',
      `stroke="${ink}" stroke-width="4"`,
    ) +
    disc(117, 77, 6.5, '#2c1408') +
    disc(115, 74.5, 2.2, '#fff') +
    line('M100 72 C110 58 130 60 138 76', ink, 6) +
    line('M104 64 l-6 -6 M114 60 l-3 -8 M126 61 l2 -8', ink, 3.6) +
    fill(
      'M112 40 C110 26 124 18 132 26 C142 22 150 32 144 42 C134 36 122 36 112 40 Z',
      '#8a5428',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    line('M60 102 C66 116 74 130 80 146 M64 108 C96 112 130 108 160 96', ink, 13) +
    line('M60 102 C66 116 74 130 80 146 M64 108 C96 112 130 108 160 96', '#e0243c', 7.5) +
    line(
      'M60 102 C66 116 74 130 80 146 M64 108 C96 112 130 108 160 96',
      '#ffe27a',
      2.4,
      'stroke-dasharray="1 8"',
    ) +
    [
      [80, 150],
      [104, 124],
      [134, 122],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M${x} ${y}v20`, ink, 13) +
          line(`M${x} ${y}v20`, '#2fd0c0', 7) +
          disc(x, y - 3, 7, '#ffd23c', `stroke="${ink}" stroke-width="4"`),
      )
      .join(''),
);

const skull = mirrored('M100 62 C84 60 72 70 70 86 C60 112 74 140 80 168 C84 186 92 194 100 194');
const horn = 'M82 70 C74 44 62 16 44 -8 L56 -6 C76 16 90 42 96 66 Z';
const lug = 'M72 84 C54 70 34 72 18 86 C34 100 54 102 72 96 Z';

/** An oryx with horns like lances and a mask of black and white. */
export const oryx = symbol(
  ball('coat', [88, 100, 90], '#ffffff', '#f4ecf0', '#c0b0c4', '#6a5a78') +
    shades('horn', [44, -8, 96, 70], '#8a7a8a', '#3a2c3c', '#1c1020') +
    ball('moon', [100, 96, 96], '#ffe0a0 0.9', '#ff9a4a 0.5', '#ff6a2a 0'),
  disc(100, 100, 98, 'url(#moon)') +
    '<g transform="translate(6 12) scale(.94)">' +
    both(
      body(
        'c-horn',
        horn,
        'url(#horn)',
        line('M50 8 l12 -4 M58 22 l12 -5 M66 36 l13 -5 M74 52 l13 -4', '#b8a8b8', 3),
        3,
      ) +
        body(
          'c-lug',
          lug,
          'url(#coat)',
          fill('M66 88 C54 80 42 80 30 87 C42 94 54 94 66 92 Z', '#3a2430'),
          3,
        ),
    ) +
    body(
      'c-skull',
      skull,
      'url(#coat)',
      both(
        fill('M70 88 C80 86 86 96 84 112 C82 130 86 146 84 160 C76 140 62 116 70 88 Z', '#1c1020') +
          fill('M100 66 C92 66 88 74 92 84 L100 96 Z', '#1c1020') +
          fill('M100 122 C92 128 88 140 90 156 L100 162 Z', '#1c1020'),
      ) + line('M82 74 C88 68 94 66 98 66', '#fff', 4),
    ) +
    both(
      fill(
        'M74 100 C79 93 87 95 89 102 C85 108 77 108 74 100 Z',
        '#e8902a',
        `stroke="${ink}" stroke-width="3"`,
      ) +
        disc(82, 101, 4, ink) +
        disc(80.5, 99, 1.6, '#fff'),
    ) +
    fill(
      'M86 176 C92 170 108 170 114 176 C112 186 106 190 100 190 C94 190 88 186 86 176 Z',
      '#2c1a28',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    line('M92 178 q4 -3 6 0', '#a890a8', 2.4) +
    '</g>',
);
