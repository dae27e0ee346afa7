import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { bar, disc, glint, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from './grounds.ts';
import { cornerDie, lettered, redDie } from './parts.ts';

/** Two red dice thrown down the table past its padded rail; the puck is on. */
export function drawCraps(brush: Brush): string {
  const rail = brush.linear(['#c9793a', '#7a3a14', '#3a1606']);
  const line = 'stroke="#fff" stroke-opacity=".75" stroke-width="3"';
  return [
    lit(brush, 0.5, 0.5),
    path('M-10 400L40 96H280L330 400Z', '#149a58'),
    path('M40 96H280L290 156H30Z', '#0c6b3d', line),
    moved(96, 126, lettered('4', 30, '#ffd166')) + moved(160, 126, lettered('5', 30, '#ffd166')),
    moved(224, 126, lettered('6', 30, '#ffd166')),
    stroke('M128 98L124 156M192 98L196 156', '#fff', 3, 'opacity=".7"'),
    stroke('M22 200H298M10 272H310', '#fff', 3, 'opacity=".6"'),
    path('M-10 0H330V62L280 96H40L-10 62Z', rail, 'stroke="#2a0f04" stroke-width="4"'),
    bar(0, 12, 320, 12, '#ffd9a0', 'opacity=".35" rx="6"'),
    disc(60, 66, 25, '#000', 'opacity=".4"') +
      disc(56, 60, 25, '#fff', 'stroke="#15131f" stroke-width="4"'),
    moved(56, 60, lettered('ON', 19, '#15131f')),
    glow(brush, 170, 180, 150, '#d8ffb0'),
    stroke(
      'M300 40C272 84 250 110 226 124M316 84C290 124 268 150 246 160',
      '#fff',
      5,
      'opacity=".4"',
    ),
    oval(108, 250, 66, 12, '#000', 'opacity=".4"') + oval(214, 210, 56, 10, '#000', 'opacity=".4"'),
    moved(206, 148, cornerDie([4, 6, 5], redDie), 0.68, 24),
    moved(104, 184, cornerDie([3, 2, 1], redDie), 0.84, -12),
    glint(150, 126, 11) + glint(278, 100, 9),
  ].join('');
}
