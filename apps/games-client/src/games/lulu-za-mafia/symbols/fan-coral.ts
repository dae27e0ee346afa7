import { disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { ink, symbol } from '#frame/slots/paint.ts';

const branches = `M100 180C98 150 100 130 100 96C100 70 96 50 100 24M100 146C80 134 58 116 50 84C46 66 40 54 28 48
  M100 146C120 134 142 116 150 84C154 66 160 54 172 48M100 112C88 98 76 78 74 48M100 112C112 98 124 78 126 48
  M62 112C46 110 30 112 16 122M138 112C154 110 170 112 184 122M82 160C66 156 48 158 36 168M118 160C134 156 152 158 164 168`;
const ends = [
  [100, 22],
  [28, 48],
  [172, 48],
  [74, 46],
  [126, 46],
  [16, 122],
  [184, 122],
  [36, 168],
  [164, 168],
] as const;

const defs = shades('branch', [30, 20, 170, 190], '#f0c8ff', '#a85aff', '#6a1ed0', '#3a0a7a');

/** Violet coral with a bud on every branch. */
export const fanCoral = symbol(
  defs,
  line(branches, ink, 27) +
    dots(ends, 15.6, ink) +
    line(branches, '#8a3ae8', 18) +
    line(branches, 'url(#branch)', 13) +
    line(branches, '#fff0ff', 3.6, 'opacity=".7" transform="translate(-3 -2)"') +
    dots(ends, 11, '#e8a8ff') +
    dots(
      ends.map(([x, y]) => [x - 3, y - 3] as const),
      3.6,
      '#fff',
    ) +
    fill(
      'M52 186C60 172 84 168 100 172C116 168 140 172 148 186C148 198 52 198 52 186Z',
      '#5a2a8a',
      `stroke="${ink}" stroke-width="5"`,
    ) +
    disc(80, 182, 5, '#c88aff', 'opacity=".8"'),
);
