import { ball, disc, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const fan = mirrored(
  'M100 8 C92 8 86 12 82 20 C72 14 60 18 56 30 C44 28 34 36 32 50 C20 54 14 66 16 80 C10 92 12 106 20 116 C36 142 58 158 76 166 L100 170',
);
const hinge = mirrored('M100 160 L70 160 C62 172 64 186 72 192 L100 194');

const defs =
  ball('fan', [84, 66, 124], '#ffffff', '#ffe0e4', '#ff9aa8', '#c04a7a') +
  shades('hinge', [66, 160, 134, 194], '#fff0e8', '#ff9a9a', '#a83a6a');

/** A scallop the tide has left, wet and whole. */
export const shell = symbol(
  defs,
  body(
    'c-hinge',
    hinge,
    'url(#hinge)',
    line('M84 166 L80 188 M116 166 L120 188', '#a83a6a', 4),
    4,
  ) +
    body(
      'c-fan',
      fan,
      'url(#fan)',
      line(
        'M100 168 V10 M96 168 L58 30 M104 168 L142 30 M92 166 L32 54 M108 166 L168 54 M88 164 L18 84 M112 164 L182 84 M84 162 L24 116 M116 162 L176 116',
        '#c8507a',
        5,
      ) +
        line(
          'M40 108 C60 90 140 90 160 108 M54 76 C74 60 126 60 146 76',
          '#fff',
          6,
          'opacity=".45"',
        ) +
        fill(
          'M120 0 C180 60 190 120 130 170 H200 V0 Z',
          '#5a1a5a',
          'opacity=".35" filter="url(#mist)"',
        ) +
        line('M28 86 C32 62 48 44 66 34', '#ffffff', 7, 'opacity=".85"'),
      6,
    ) +
    disc(100, 178, 13, ink) +
    disc(100, 178, 9, '#f4fbff') +
    disc(97, 175, 3, '#fff'),
);
