import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const curl = `M112 40 C164 46 192 92 178 136 C166 176 114 190 84 164 C64 146 66 114 88 102
  C108 92 128 108 122 126 C146 118 150 96 138 84 C120 66 82 70 60 88 C54 66 76 38 112 40 Z`;

const defs =
  shades('pod', [60, 40, 180, 180], '#ffd89a', '#f0963a', '#b8541c', '#6a2814') +
  shades('leaf', [0, 40, 0, 190], '#c8f08a', '#5fae5a', '#1f6a58');

/** One side of a feathered leaf. */
const leaflets = (turn: number) =>
  `<g transform="translate(58 196) rotate(${turn}) scale(1.06)">` +
  line('M0 0 V-150', ink, 11) +
  Array.from({ length: 8 }, (_, at) => {
    const y = -34 - at * 15;
    const long = 42 - at * 2.2;
    const pair = (side: number) =>
      fill(
        `M0 ${y} Q${side * long * 0.5} ${y - 22} ${side * long} ${y - 12} Q${side * long * 0.6} ${y + 7} 0 ${y} Z`,
        'url(#leaf)',
        `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
      );
    return pair(-1) + pair(1);
  }).join('') +
  line('M0 0 V-148', '#d8f0a0', 4) +
  '</g>';

/** Pods of the acacia, which the herd shakes down. */
export const pod = symbol(
  defs,
  leaflets(-10) +
    body(
      'c-curl',
      curl,
      'url(#pod)',
      [
        [98, 54],
        [134, 60],
        [160, 90],
        [164, 126],
        [138, 158],
        [102, 158],
        [84, 130],
      ]
        .map(
          ([x = 0, y = 0]) =>
            disc(x, y, 10, '#8a3c14', 'opacity=".65"') +
            disc(x - 2.4, y - 3, 6.4, '#ffdf9a', 'opacity=".9"'),
        )
        .join('') + line('M74 66 C88 50 108 46 128 50', '#fff6d8', 4, 'opacity=".8"'),
    ),
);
