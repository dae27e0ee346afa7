import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from './grounds.ts';
import { flatDie, redDie, boneDie } from './parts.ts';

/** Three dice under the glass of the shaker. */
export function drawSicBo(brush: Brush): string {
  const gold = brush.linear(['#fff3b8', '#f0b13a', '#7a430a']);
  const glass = brush.linear(['0 #ffffff .5', '.5 #bfe8ff .12', '1 #ffffff .3'], 0, 0, 1, 1);
  const dome = 'M34 206C34 84 84 26 160 26S286 84 286 206Z';
  return [
    lit(brush, 0.5, 0.36),
    beams(brush, 160, 130, 20),
    glow(brush, 160, 130, 180, '#ffd27a'),
    path('M14 206H306L282 258H38Z', gold, 'stroke="#3a1a04" stroke-width="4"'),
    oval(160, 206, 146, 26, '#8a0f2c', 'stroke="#3a1a04" stroke-width="4"'),
    oval(160, 208, 124, 18, '#5a0820'),
    moved(160, 96, flatDie(brush, 6, boneDie), 0.82, 8),
    moved(102, 166, flatDie(brush, 4, redDie), 0.86, -14),
    moved(216, 168, flatDie(brush, 5, boneDie), 0.86, 12),
    path(dome, glass, 'stroke="#e8f8ff" stroke-width="4" stroke-opacity=".9"'),
    stroke('M56 170C60 110 84 66 122 48', '#fff', 9, 'opacity=".75"'),
    path('M146 26C146 6 174 6 174 26Z', gold, 'stroke="#3a1a04" stroke-width="3"'),
    glint(246, 74, 14) + glint(42, 66, 9),
  ].join('');
}
