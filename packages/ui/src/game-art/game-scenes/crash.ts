import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from './grounds.ts';
import { lettered } from './parts.ts';

/** The kite at the head of its curve, and how much it is worth up there. */
export function drawCrash(brush: Brush): string {
  const curve = 'M6 240C112 232 186 206 232 92';
  const under = brush.linear(['0 #ffb04a .9', '.5 #ff6b4a .75', '1 #d8285a .5']);
  const cloth = brush.linear(['#ff8a6b', '#e02a3c', '#9c1030'], 0, 0, 1, 1);
  const kite = [
    path('M0-62L44-8L0 66L-44-8Z', cloth, 'stroke="#3a0616" stroke-width="4"'),
    path('M0-62L44-8H0Z', '#ffd25a') + path('M0-8V66L-44-8Z', '#ffd25a'),
    path('M0-62L-44-8H0Z', '#fff', 'opacity=".22"'),
    stroke('M0-62V66M-44-8H44', '#3a0616', 3),
    stroke('M0 66C-14 84 12 92-2 112C-12 126 6 132 0 146', '#fff3d0', 3.5),
    path('M-14 84L-2 90L-14 98ZM10 80L-2 90L8 98Z', '#2fd0b6'),
    path('M-16 110L-3 114L-14 124ZM9 106L-3 114L8 122Z', '#ffd25a'),
  ].join('');
  return [
    lit(brush, 0.74, 0.2, 0.85),
    repeated(22, (at) =>
      disc((at * 83) % 318, (at * 47) % 190, at % 3 ? 1.2 : 2, '#fff', 'opacity=".7"'),
    ),
    glow(brush, 236, 84, 150, '#ffb257'),
    stroke('M14 56H306M14 104H306M14 152H306M14 200H306', '#fff', 1.2, 'opacity=".16"'),
    path(`${curve}V260H6Z`, under),
    stroke(curve, '#2a0614', 18) + stroke(curve, '#ffd25a', 11) + stroke(curve, '#fffbe2', 4),
    moved(244, 82, kite, 0.92, 24),
    moved(88, 66, lettered('9.80x', 48, '#fff3c4', 'stroke="#1a0626" stroke-width="9"')),
    moved(88, 66, lettered('9.80x', 48, '#fff3c4')),
    glint(206, 38, 11),
  ].join('');
}
