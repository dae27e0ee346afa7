/** What the garden gives: onion and lime. */
import { ball, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

/** A red onion with its tail. */
export const onion = symbol(
  ball('skin', [72, 92, 120], '#ffb8f0', '#d84ac8', '#8a1a9a', '#3c0a5a') +
    shades('tail', [80, 6, 130, 60], '#f8f0a8', '#9ad04a', '#8a3a9a'),
  line('M76 186L68 198M92 190V199M108 190V199M124 186L132 198', ink, 11) +
    line('M76 186L68 196M92 190V197M108 190V197M124 186L132 196', '#f0dcc0', 5) +
    body(
      'c-onion',
      'M100 50C114 34 104 20 114 4C122 10 128 8 134 2C132 24 128 38 134 54C170 66 188 92 186 124C184 164 146 190 100 190C54 190 16 164 14 124C12 92 34 64 70 56C88 52 94 52 100 50Z',
      'url(#skin)',
      fill(
        'M96 56C110 38 104 20 112 0H140C130 24 128 40 138 58C124 48 110 48 96 56Z',
        'url(#tail)',
      ) +
        line(
          'M104 56C64 80 44 122 62 184M110 56C96 96 92 142 96 190M120 56C138 96 144 146 134 186M130 58C168 84 176 128 162 168',
          '#5a0c78',
          4.5,
          'opacity=".65"',
        ) +
        line('M44 98C34 116 34 138 42 152', '#fff', 11, 'opacity=".85"') +
        line('M60 80L66 76', '#fff', 10, 'opacity=".85"'),
    ),
);

/** A wedge of lime, cut side up, and a drop of its juice. */
export const lime = symbol(
  shades('rind', [20, 60, 180, 180], '#d4ff5a', '#6ad82a', '#1f9a2c', '#0a5a2a') +
    ball('flesh', [80, 84, 110], '#fbffd0', '#dcf86a', '#98dc3a'),
  body(
    'c-rind',
    'M6 60C12 52 22 50 30 56L170 56C178 50 188 52 194 60C200 132 158 180 100 180C42 180 0 132 6 60Z',
    'url(#rind)',
    dots(
      [
        [26, 120],
        [48, 152],
        [84, 170],
        [124, 168],
        [158, 144],
        [178, 108],
      ],
      4,
      '#0a5a2a',
      'opacity=".6"',
    ),
  ) +
    fill('M20 58H180C182 118 148 158 100 158C52 158 18 118 20 58Z', '#f8ffe4') +
    `<clipPath id="c-flesh"><path d="M28 66H172C172 116 142 150 100 150C58 150 28 116 28 66Z"/></clipPath>` +
    `<g clip-path="url(#c-flesh)">${fill('M20 60H180V160H20Z', 'url(#flesh)')}${line(
      'M100 60L16 98M100 60L46 156M100 60V160M100 60L154 156M100 60L184 98',
      '#fbfff0',
      7,
    )}${line(
      'M48 76L36 92M64 96L56 116M86 104L84 128M114 104L116 128M138 96L146 114M152 76L164 90',
      '#ffffff',
      4,
      'opacity=".85"',
    )}</g>` +
    line('M16 96C22 126 38 148 60 162', '#f4ffc0', 6, 'opacity=".9"') +
    fill(
      'M150 10C162 24 166 32 160 40C154 47 144 46 140 38C137 30 142 22 150 10Z',
      '#e8ffb0',
      `stroke="${ink}" stroke-width="5"`,
    ) +
    fill(
      'M64 22C72 31 74 37 70 42C66 46 60 45 57 40C55 35 58 30 64 22Z',
      '#e8ffb0',
      `stroke="${ink}" stroke-width="4"`,
    ),
);
