import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, mirrored, path, stroke } from '@bahati/ui/game-art/shapes.ts';

/** A shore crab with both claws up. */
export function drawCrab(brush: Brush): string {
  const shell = brush.linear(['#ffc48a', '#ff7a4a', '#d8382e', '#8a1424']);
  const claw = brush.linear(['#ffb07a', '#f2502e', '#9a1a24']);
  const leg = '#b3261f';
  const half = [
    stroke(
      'M52 36C76 30 92 38 104 58M46 54C66 54 80 66 86 86M34 66C48 72 56 84 58 102',
      '#5a0c16',
      17,
    ),
    stroke('M52 36C76 30 92 38 104 58M46 54C66 54 80 66 86 86M34 66C48 72 56 84 58 102', leg, 11),
    stroke('M50 8C72 6 86-8 88-26', '#5a0c16', 22),
    stroke('M50 8C72 6 86-8 88-26', '#e2452a', 15),
    // The claw: two fingers that nearly meet
    path(
      `M64-30C50-62 62-98 92-108C88-92 86-80 90-68C96-80 106-90 118-92C126-60 112-26 86-20
        C76-18 68-22 64-30Z`,
      claw,
    ),
    stroke('M70-44C66-64 72-82 82-92', '#ffe0c0', 6, 'opacity=".75"'),
    stroke('M22-14C22-28 24-38 28-48', '#8a1424', 9),
    disc(29, -54, 15, '#fffaf0'),
    disc(27, -53, 8.5, '#1a0a14'),
    disc(30, -57, 3.2, '#fff'),
  ].join('');
  return [
    mirrored(half),
    path('M-72 20C-70-14-34-28 0-28C34-28 70-14 72 20C70 58 34 74 0 74C-34 74-70 58-72 20Z', shell),
    path('M-58 6C-46-12-22-19 2-19C-20-10-42 4-52 26C-58 20-60 12-58 6Z', '#fff', 'opacity=".5"'),
    stroke('M-20 38C-8 48 8 48 20 38', '#5a0c16', 6),
    mirrored(disc(40, 22, 5, '#ffd9a8') + disc(50, 36, 3.6, '#ffd9a8')),
  ].join('');
}
