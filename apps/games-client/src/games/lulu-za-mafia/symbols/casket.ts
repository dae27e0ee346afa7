import { around, ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const box = 'M14 108H186V178C186 188 178 194 168 194H32C22 194 14 188 14 178Z';
const lid = 'M14 66C14 34 50 14 100 14C150 14 186 34 186 66V84H14Z';

const defs =
  ball('halo', [100, 100, 106], '#ffffff 0.95', '#ffb8f0 0.5', '#8a5aff 0') +
  shades('wood', [20, 100, 180, 194], '#e88a5a', '#a8402e', '#54142a') +
  shades('lid', [20, 14, 180, 84], '#ffb07a', '#c8543a', '#6a1c30') +
  brass('gold', 10, 190) +
  ball('round', [90, 86, 26], '#ffffff', '#f0e8ff', '#a898c8');

const pearls = [
  [42, 98, 20],
  [158, 98, 20],
  [72, 90, 24],
  [128, 90, 24],
  [100, 84, 28],
] as const;

/** The scatter: a casket that opens, pearls to the brim. */
export const casket = symbol(
  defs,
  disc(100, 98, 106, 'url(#halo)') +
    around(12, 100, 98, fill('M96 0L100 -16L104 0Z', '#fff6ff', 'opacity=".95"'), 15) +
    '<g transform="translate(7 8) scale(.93)">' +
    body(
      'c-lid',
      lid,
      'url(#lid)',
      line('M26 66C28 44 58 28 96 26', '#ffe8d0', 6, 'opacity=".8"') +
        fill('M14 62H186V84H14Z', '#2a0818'),
      5,
    ) +
    line('M52 24V72M148 24V72', ink, 17) +
    line('M52 24V72M148 24V72', 'url(#gold)', 11) +
    pearls
      .map(
        ([x, y, r]) =>
          disc(x, y, r + 4, ink) +
          `<g transform="translate(${x - 100} ${y - 96}) ">${disc(100, 96, r, 'url(#round)')}</g>` +
          disc(x - r * 0.34, y - r * 0.36, r * 0.26, '#fff'),
      )
      .join('') +
    body(
      'c-box',
      box,
      'url(#wood)',
      line('M22 124C60 118 140 118 178 124M18 170H182', '#ffc89a', 4, 'opacity=".6"'),
      5,
    ) +
    line('M52 112V190M148 112V190', ink, 17) +
    line('M52 112V190M148 112V190', 'url(#gold)', 11) +
    fill(
      'M82 118H118V150C118 162 108 168 100 172C92 168 82 162 82 150Z',
      'url(#gold)',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    disc(100, 138, 7, ink) +
    fill('M97 140H103L106 156H94Z', ink) +
    '</g>',
);
