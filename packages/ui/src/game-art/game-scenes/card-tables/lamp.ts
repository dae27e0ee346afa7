/** An oil lamp of clay, as they stand in rows on a night of lights; about 100 wide. */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, path, stroke } from '@bahati/ui/game-art/shapes.ts';

export function oilLamp(brush: Brush): string {
  const clay = brush.linear(['#f0a060', '#b8541f', '#5a1f0a']);
  return [
    disc(0, -30, 62, brush.radial(['0 #ffe2a0 .9', '.5 #ff9a3a .35', '1 #ff9a3a 0'])),
    path('M0-62C12-46 17-40 17-29A17 17 0 0 1-17-29C-17-40-12-46 0-62Z', '#ff9a2e'),
    path('M0-44C6-36 8-32 8-26A8 8 0 0 1-8-26C-8-32-6-36 0-44Z', '#fff6cf'),
    path(
      'M-52-10C-34-2 34-2 52-10C58-10 60-6 58-2C50 24 26 36 0 36S-50 24-58-2C-60-6-58-10-52-10Z',
      clay,
      'stroke="#3a1206" stroke-width="2.5"',
    ),
    stroke('M-46 0C-20 10 20 10 46 0M-32 14C-14 20 14 20 32 14', '#ffcf7a', 3),
  ].join('');
}
