import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const zigzag = 'M124 8 L40 112 L86 110 L62 192 L162 84 L112 86 L146 8 Z';
const heads = [
  [40, 66, 32],
  [72, 44, 36],
  [116, 40, 40],
  [156, 62, 32],
  [170, 90, 24],
  [28, 94, 24],
  [62, 86, 36],
  [104, 82, 40],
  [142, 90, 32],
] as const;

const defs =
  ball('halo', [100, 100, 104], '#fff6a0 0.95', '#8a7aff 0.5', '#4a3aff 0') +
  shades('hot', [80, 0, 120, 200], '#fffef0', '#fff07a', '#ffc21e', '#ff8a1e') +
  shades('cloud', [40, 10, 150, 130], '#b8a8ff', '#6a54c8', '#2c1e70');

/** The wild: lightning out of the mountain's cloud. */
export const bolt = symbol(
  defs,
  disc(100, 100, 104, 'url(#halo)') +
    heads.map(([x, y, r]) => disc(x, y, r + 6, ink)).join('') +
    heads.map(([x, y, r]) => disc(x, y, r, 'url(#cloud)')).join('') +
    heads.map(([x, y, r]) => disc(x - 4, y - 6, r * 0.72, '#d8ceff', 'opacity=".22"')).join('') +
    line('M22 150 L42 128 L36 150 L54 132', ink, 11) +
    line('M22 150 L42 128 L36 150 L54 132', '#bfe8ff', 5) +
    line('M178 132 L158 128 L166 150 L146 150', ink, 11) +
    line('M178 132 L158 128 L166 150 L146 150', '#bfe8ff', 5) +
    body(
      'c-bolt',
      zigzag,
      'url(#hot)',
      fill('M146 8 L112 86 L162 84 L62 192 L132 96 L96 98 L136 8 Z', '#e0641e', 'opacity=".6"') +
        line('M124 16 L54 102 L98 100', '#ffffff', 6, 'opacity=".9"'),
      4,
    ),
);
