import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const defs =
  ball('halo', [100, 118, 96], '#ff8a7a 0.9', '#ff2e3e 0.45', '#ff2e3e 0') +
  shades('tin', [50, 0, 150, 0], '#0c2a4a', '#3f8ad0', '#a0e0ff', '#2a6ab0', '#0c2448') +
  ball('lens', [90, 108, 46], '#fffbe8', '#ff9a7a', '#f0283c', '#8a0c28') +
  shades('cap', [60, 0, 140, 0], '#0c2448', '#5aa0e0', '#123a6a');

/** A signal lamp, red for wait. */
export const lamp = symbol(
  defs,
  disc(100, 118, 98, 'url(#halo)') +
    line('M62 66 C50 4 150 4 138 66', ink, 16) +
    line('M62 66 C50 4 150 4 138 66', '#d8e4f0', 8) +
    body(
      'c-cap',
      'M66 66 C66 50 80 40 100 40 C120 40 134 50 134 66 L142 78 H58 Z',
      'url(#cap)',
      line('M76 58 C82 50 92 46 104 46', '#e0f4ff', 4),
      4,
    ) +
    body(
      'c-tin',
      'M52 76 H148 V178 C148 190 52 190 52 178 Z',
      'url(#tin)',
      fill('M52 76 H148 V88 H52 Z M52 166 H148 V176 H52 Z', '#0c2448', 'opacity=".5"'),
    ) +
    fill(
      'M40 180 H160 C164 188 164 194 158 198 H42 C36 194 36 188 40 180 Z',
      'url(#cap)',
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    disc(100, 126, 47, ink) +
    disc(100, 126, 42, '#ffd75c') +
    disc(100, 126, 35, ink) +
    disc(100, 126, 32, 'url(#lens)') +
    line('M78 118 C82 106 92 100 104 100', '#fff', 6, 'opacity=".9"') +
    line('M100 84 V79 M142 126 H147 M58 126 H53 M100 168 V173', '#fff4b0', 5),
);
