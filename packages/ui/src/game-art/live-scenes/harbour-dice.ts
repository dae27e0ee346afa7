import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { boneDie, flatDie, redDie } from '@bahati/ui/game-art/game-scenes/parts.ts';

/** Three dice thrown on a quay at dusk, a dhow under sail behind them. */
export function drawHarbourDice(brush: Brush): string {
  const sky = brush.linear(['#1b1450', '#a2355f', '#ff9a4a', '#ffdf8a']);
  const water = brush.linear(['#ffb35a', '#b0456a', '#2a1a5e']);
  const sail = brush.linear(['#fff4d6', '#f0c987', '#c4813f'], 0, 0, 1, 1);
  const planks = brush.linear(['#a8652e', '#6a3514', '#3a1a08']);
  const seams = [190, 214, 246, 288].map((y) => stroke(`M-10 ${y}H330`, '#2c1206', 3));
  return [
    lit(brush),
    path('M-10-10H330V130H-10Z', sky),
    glow(brush, 96, 112, 130, '#fff0b0'),
    disc(96, 112, 34, '#fff2c0'),
    path('M-10 128H330V184H-10Z', water),
    path('M60 140H132L120 146H72ZM70 154H122L112 160H80Z', '#fff0b8', 'opacity=".75"'),
    path('M150 118H292L270 150H172Z', '#4a1c0a', 'stroke="#1c0a04" stroke-width="3"'),
    stroke('M222 120V-4', '#2c1206', 5),
    path('M228-2C282 26 304 74 300 112L226 112Z', sail, 'stroke="#5a2c0c" stroke-width="3"'),
    path('M214 14C182 42 166 82 166 112L216 112Z', sail, 'stroke="#5a2c0c" stroke-width="3"'),
    path('M-10 176H330V410H-10Z', planks),
    ...seams,
    oval(104, 238, 62, 14, '#000', 'opacity=".4"'),
    oval(222, 232, 58, 13, '#000', 'opacity=".4"'),
    moved(100, 194, flatDie(brush, 6, boneDie), 1.02, -12),
    moved(220, 190, flatDie(brush, 3, redDie), 0.96, 14),
    moved(164, 128, flatDie(brush, 5, boneDie), 0.82, 32),
    glint(278, 176, 12) + glint(40, 168, 9),
  ].join('');
}
