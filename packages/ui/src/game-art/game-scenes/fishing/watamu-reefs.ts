import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { drawFish } from '@bahati/ui/game-art/heroes/animals/fish.ts';
import { disc, moved, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';
import { glow } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { cannon, coin, flash } from './cannon.ts';

const sardine = (fill: string) =>
  path('M26 0C16-8 2-9-10-5L-24-10L-20 0L-24 10L-10 5C2 9 16 8 26 0Z', fill) +
  disc(15, -2, 2.4, '#0b1830');

/** A bright reef from below: a banded fish in the line of fire, a school behind it. */
export function drawWatamuReefs(brush: Brush): string {
  const water = brush.linear(['#7df0ea', '#1fb2c4', '#0b6f9c', '#063a63']);
  const shaft = brush.linear(['0 #fff .5', '1 #fff 0']);
  const coral = (x: number, height: number, fill: string) =>
    stroke(
      `M${x} 270V${270 - height}M${x} ${270 - height * 0.4}Q${x - 26} ${270 - height * 0.6} ${x - 24} ${270 - height * 0.9}M${x} ${270 - height * 0.5}Q${x + 24} ${270 - height * 0.66} ${x + 26} ${270 - height}`,
      fill,
      13,
    );
  return [
    path('M-10-10H330V410H-10Z', water),
    path(
      'M40-10H92L60 260H-40ZM150-10H186L230 260H150ZM236-10H262L340 200V260H290Z',
      shaft,
      'opacity=".6"',
    ),
    repeated(7, (at) =>
      moved(
        44 + (at % 4) * 46,
        38 + Math.floor(at / 4) * 30 + (at % 2) * 10,
        sardine('#e9f6fb'),
        0.86,
      ),
    ),
    glow(brush, 188, 128, 150, '#ffe9a8'),
    moved(206, 112, drawFish(brush), 0.98, -10),
    coral(26, 96, '#ff6b4a') + coral(292, 112, '#d6336c') + coral(246, 66, '#e2b04a'),
    path('M-10 262C40 236 92 258 150 250S270 238 330 258V410H-10Z', '#0a3552'),
    moved(56, 228, cannon(brush), 0.76, 34),
    flash(118, 138, 21),
    coin(brush, 252, 196, 1) + coin(brush, 296, 204, 0.5) + coin(brush, 206, 216, 0.7),
    coin(brush, 154, 188, 0.6) + coin(brush, 20, 96, 0.9),
  ].join('');
}
