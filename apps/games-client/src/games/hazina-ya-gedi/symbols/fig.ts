import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const roots = `M40 198 C66 176 66 140 70 100 H130 C134 140 136 176 160 198 L140 198 C128 186 122 170 120 150
  C118 170 118 186 116 198 H100 C100 180 100 164 98 150 C94 168 92 186 90 198 H70 C76 178 80 164 80 150 C74 172 68 188 58 198 Z`;
const crowns = [
  [48, 78, 34],
  [152, 78, 34],
  [70, 46, 36],
  [130, 46, 36],
  [100, 74, 44],
  [100, 36, 32],
] as const;

/** The strangler fig, which holds the old walls in its arms. */
export const fig = symbol(
  ball('leaf', [74, 40, 116], '#e8ff8a', '#7ae04a', '#1e9a48', '#0a5a3c') +
    shades('bark', [60, 0, 140, 0], '#ffe0b0', '#c89a6a', '#6a4438'),
  body(
    'c-roots',
    roots,
    'url(#bark)',
    line(
      'M82 104 C84 130 80 160 70 190 M100 104 V146 M118 104 C118 130 124 160 138 190',
      '#6a4034',
      4,
      'opacity=".7"',
    ),
  ) +
    crowns.map(([x, y, r]) => disc(x, y, r + 5, ink)).join('') +
    crowns.map(([x, y, r]) => disc(x, y, r, 'url(#leaf)')).join('') +
    crowns
      .map(([x, y, r]) => disc(x - r * 0.28, y - r * 0.3, r * 0.36, '#f4ffb0', 'opacity=".6"'))
      .join('') +
    line('M54 96 V128 M146 96 V132 M36 94 V116', '#2a8a3c', 4.6) +
    fill('M84 98 C92 112 108 112 116 98 L112 90 H88 Z', '#0a4a34', 'opacity=".5"') +
    (
      [
        [62, 74],
        [96, 58],
        [134, 70],
        [112, 92],
        [78, 98],
      ] as const
    )
      .map(
        ([x, y]) =>
          disc(x, y, 9, ink) + disc(x, y, 6.4, '#c83c8a') + disc(x - 2, y - 2, 2, '#ffc0e0'),
      )
      .join(''),
);
