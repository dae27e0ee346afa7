import { disc, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

const valve = `M84 160C56 150 20 128 8 92C2 80 10 68 22 68C20 52 32 42 46 44C48 28 66 20 80 28C88 12 112 12 120 28
  C134 20 152 28 154 44C168 42 180 52 178 68C190 68 198 80 192 92C180 128 144 150 116 160Z`;
const hinge = 'M66 152C80 144 120 144 134 152L142 184C120 194 80 194 58 184Z';

const defs =
  shades('valve', [40, 20, 160, 160], '#c8fff4', '#3ad0c0', '#128a98', '#0a4a6a') +
  shades('hinge', [60, 150, 140, 190], '#b0fff0', '#2aa8a8', '#0c4a64');

/** A scallop, green as the lagoon. */
export const scallop = symbol(
  defs,
  body('c-hinge', hinge, 'url(#hinge)', line('M82 152L78 188M118 152L122 188', '#0a4a5a', 4), 5) +
    body(
      'c-valve',
      valve,
      'url(#valve)',
      line(
        'M100 160V22M96 160L64 34M104 160L136 34M92 160L32 58M108 160L168 58M88 160L14 84M112 160L186 84',
        '#0a4a64',
        5,
        'opacity=".75"',
      ) +
        line(
          'M92 130C76 126 58 116 46 100M108 130C124 126 142 116 154 100M94 96C84 94 74 88 66 80M106 96C116 94 126 88 134 80',
          '#e8fffa',
          4,
          'opacity=".55"',
        ) +
        line('M22 84C24 66 38 54 54 50', '#fff', 8, 'opacity=".85"'),
    ) +
    disc(100, 170, 6, '#e8fffa', 'opacity=".7"'),
);
