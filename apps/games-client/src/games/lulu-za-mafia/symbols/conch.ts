import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

const whole = `M12 34C26 26 40 30 48 40C54 26 74 22 86 34C98 22 124 24 134 42C160 44 190 68 190 104C190 146 158 186 118 194
  C98 180 84 160 72 138C56 130 48 116 48 102C36 98 30 88 30 76C18 68 10 50 12 34Z`;
const mouth = 'M122 72C150 62 180 78 180 108C180 142 154 172 126 184C110 160 98 100 122 72Z';

const defs =
  shades('shell', [20, 30, 150, 190], '#fff4e0', '#e8a87a', '#b0603a', '#6a2a1c') +
  shades('mouth', [110, 70, 180, 170], '#ffe8d8', '#ff9a8a', '#e0506a', '#8a1a48');

/** A conch, its mouth rose within. */
export const conch = symbol(
  defs,
  body(
    'c-whole',
    whole,
    'url(#shell)',
    line(
      'M48 40C40 54 34 64 30 76M86 34C74 58 58 80 48 102M134 42C108 66 84 100 72 138',
      '#7a3418',
      6,
      'opacity=".75"',
    ) +
      line('M54 38C48 52 42 62 38 72M94 34C84 54 68 78 58 98', '#fffbe8', 5, 'opacity=".75"') +
      line(
        'M24 44L32 50M64 50L76 58M58 72L68 78M104 54L112 64M90 82L100 90',
        '#8a4a24',
        5,
        'opacity=".6"',
      ),
  ) +
    body(
      'c-mouth',
      mouth,
      'url(#mouth)',
      line(
        'M134 84C150 80 166 90 168 108M130 100C144 96 152 104 154 116M130 120C138 116 142 122 142 130',
        '#fff0e8',
        5,
        'opacity=".7"',
      ) +
        fill(
          'M150 72C190 90 180 160 126 190L190 180V72Z',
          '#5a0a34',
          'opacity=".35" filter="url(#mist)"',
        ),
      5,
    ),
);
