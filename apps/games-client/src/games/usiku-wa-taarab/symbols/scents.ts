import {
  around,
  ball,
  disc,
  fill,
  line,
  onCircle,
  shades,
  turned,
} from '#frame/games/flagship/brushwork.ts';
import { at, body, ink, symbol } from '#frame/slots/paint.ts';

const petal =
  '<radialGradient id="petal" cx=".5" cy=".4" r=".7"><stop offset="0" stop-color="#fff"/>' +
  '<stop offset=".6" stop-color="#f4fff0"/><stop offset="1" stop-color="#a8d8a0"/></radialGradient>';

const flower = (x: number, y: number, r: number, turn: number) =>
  turned(
    turn,
    x,
    y,
    disc(x, y, r * 1.06, ink) +
      around(
        5,
        x,
        y,
        `<ellipse cx="${at(x)}" cy="${at(y - r * 0.58)}" rx="${at(r * 0.36)}" ry="${at(r * 0.56)}" fill="url(#petal)" stroke="${ink}" stroke-width="2.2"/>`,
      ) +
      disc(x, y, r * 0.26, '#ffc42e'),
  );

const leaf = (x: number, y: number, turn: number) =>
  `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)})">${fill('M0 4 C-20 -10 -16 -34 0 -46 C16 -34 20 -10 0 4 Z', 'url(#leaf)', `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`)}${line('M0 0 V-36', '#d8ffb0', 2.4)}</g>`;

const ringOf = onCircle(9, 100, 92, 60);

/** A garland of jasmine, as it is thrown to a singer. */
export const jasmine = symbol(
  petal + shades('leaf', [-16, -40, 16, 4], '#b8f06a', '#3aa84a', '#0f5a34'),
  '<g transform="translate(13 10) scale(0.87)">' +
    onCircle(9, 100, 92, 74)
      .map(([x, y], index) => leaf(x, y, index * 40 + 30))
      .join('') +
    ringOf.map(([x, y], index) => flower(x, y, 30, index * 23)).join('') +
    line('M88 160 C84 176 82 186 78 196 M112 160 C116 176 118 186 122 196', ink, 12) +
    line('M88 160 C84 176 82 186 78 196 M112 160 C116 176 118 186 122 196', '#ff4a8a', 6) +
    flower(100, 156, 26, 10) +
    '</g>',
);

const flask =
  'M92 64 H108 C110 86 116 100 132 112 C152 128 154 160 136 174 H64 C46 160 48 128 68 112 C84 100 90 86 92 64 Z';

/** The long-necked sprinkler of silver that guests are welcomed with. */
export const rosewater = symbol(
  shades('silver', [50, 0, 150, 0], '#6a7a9a', '#f4fbff', '#b8c8e0', '#5a6a90', '#dce8ff') +
    ball('rose', [100, 140, 34], '#ffd0e0', '#ff4a8a', '#a80c4a') +
    ball('drop', [-3, -4, 14], '#fff', '#ffa8cc', '#e0307a'),
  line('M100 70 C98 46 102 34 100 16', ink, 18) +
    line('M100 70 C98 46 102 34 100 16', 'url(#silver)', 10) +
    disc(100, 14, 15, ink) +
    disc(100, 14, 10.5, '#e8f4ff') +
    [-1, 0, 1].map((side) => disc(100 + side * 5, 12 - (side === 0 ? 3 : 0), 1.8, ink)).join('') +
    [
      [58, 22, -50],
      [142, 22, 50],
      [40, 54, -70],
      [160, 54, 70],
      [64, 60, -60],
      [136, 60, 60],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M0 -16 C9 -2 11 3 9 8 C5 15 -5 15 -9 8 C-11 3 -9 -2 0 -16 Z', 'url(#drop)', `stroke="${ink}" stroke-width="4"`)}</g>`,
      )
      .join('') +
    fill(
      'M62 174 H138 L150 194 H50 Z',
      'url(#silver)',
      `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`,
    ) +
    body(
      'c-flask',
      flask,
      'url(#silver)',
      fill('M118 100 C156 124 156 160 138 180 H170 V100 Z', '#2a3a6a', 'opacity=".4"') +
        line('M66 126 C58 140 60 156 68 166', '#fff', 6, 'opacity=".9"'),
    ) +
    disc(100, 142, 25, ink) +
    disc(100, 142, 21, 'url(#rose)') +
    line(
      'M100 142 c6 -6 -6 -12 -10 -4 c-4 12 12 18 20 8 c8 -14 -10 -26 -24 -16',
      '#fff',
      3,
      'opacity=".85"',
    ) +
    line('M82 68 H118', ink, 12) +
    line('M82 68 H118', '#ffd75c', 5),
);
