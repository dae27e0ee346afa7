import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, oval, stroke } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from './grounds.ts';
import { boneDie, cornerDie, lettered, redDie } from './parts.ts';

/** Two dice in the air above the line on which the player sets over or under. */
export function drawDice(brush: Brush): string {
  return [
    lit(brush),
    beams(brush, 150, 110, 18),
    glow(brush, 160, 110, 170, '#7fc4ff'),
    oval(120, 200, 84, 12, '#000', 'opacity=".35"'),
    moved(112, 106, cornerDie([5, 6, 3], boneDie), 0.98, -10),
    moved(238, 74, cornerDie([2, 1, 4], redDie), 0.62, 20),
    stroke('M30 228H290', '#04101f', 26),
    stroke('M30 228H196', '#ff4b55', 13) + stroke('M196 228H290', '#27d88b', 13),
    disc(196, 231, 25, '#04101f', 'opacity=".5"'),
    disc(196, 228, 24, '#fff', 'stroke="#0d2a52" stroke-width="4"'),
    moved(196, 228, lettered('64', 22, '#0d2a52')),
    glint(62, 40, 11) + glint(282, 140, 9),
  ].join('');
}
