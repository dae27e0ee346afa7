import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, oval, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from './grounds.ts';
import { lettered } from './parts.ts';

const pockets = [
  ['16x', '#ff3d5e', '#9c1238'],
  ['4x', '#ff8a2b', '#a8430c'],
  ['1x', '#ffd23e', '#a87409'],
  ['4x', '#ff8a2b', '#a8430c'],
  ['16x', '#ff3d5e', '#9c1238'],
] as const;

/** A triangle of pegs, a ball on its way between them, and the pockets that pay. */
export function drawPlinko(brush: Brush): string {
  const peg = brush.radial(['#ffffff', '#dcd2ff', '#7d6bc0'], 0.36, 0.3, 0.75);
  const ball = brush.radial(['#fff6c9', '#ffb52e', '#d94a10'], 0.36, 0.3, 0.75);
  const pegs = repeated(6, (row) =>
    repeated(row + 2, (at) => {
      const x = 160 + (at - (row + 1) / 2) * 42;
      const y = 32 + row * 32;
      return disc(x + 2, y + 4, 8.5, '#000', 'opacity=".4"') + disc(x, y, 8.5, peg);
    }),
  );
  const way = 'M160 6L139 40L161 74L139 106L182 138';
  return [
    lit(brush, 0.5, 0.3),
    beams(brush, 160, 20, 14),
    glow(brush, 182, 130, 120, '#ff9d3a'),
    pegs,
    stroke(way, '#ffcf5a', 9, 'opacity=".3"') + stroke(way, '#fff3b8', 3, 'opacity=".75"'),
    disc(186, 141, 21, '#000', 'opacity=".4"'),
    disc(182, 134, 21, ball, 'stroke="#7a2408" stroke-width="2.5"'),
    oval(174, 125, 7, 5, '#fff', 'opacity=".85"'),
    glint(206, 108, 10),
    ...pockets.map(([pays, light, dark], at) =>
      moved(
        32 + at * 64,
        236,
        `<rect x="-28" y="-16" width="56" height="44" rx="9" fill="${dark}"/><rect x="-28" y="-20"
          width="56" height="42" rx="9" fill="${light}"/>${lettered(pays, 20, '#2b0a1e')}`,
      ),
    ),
  ].join('');
}
