import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, path, stroke } from '@bahati/ui/game-art/shapes.ts';

/** A dolphin in its leap over a wave. */
export function drawDolphin(brush: Brush): string {
  const back = brush.linear(['#bfe6ff', '#5aa6e0', '#1f5aa8', '#123a78']);
  const fin = brush.linear(['#6fb4ea', '#1f5aa8', '#0f2f66']);
  const belly = brush.linear(['#ffffff', '#e6f3fa', '#b4cfe0']);
  const wave = brush.linear(['#eafffb', '#6fdcd0', '#168a8c']);
  const body = `M-104 6C-98-2-88-6-78-8C-66-44-28-72 20-66C62-60 88-28 94 18C96 38 92 54 86 66
      C78 40 60 18 30 10C-4 2-36 8-58 22C-72 22-92 20-104 6Z`;
  return [
    path('M-2-62C4-86 18-104 40-108C32-92 34-76 44-58Z', fin),
    path('M84 52C74 66 56 74 36 72C46 62 58 52 72 44C88 50 104 60 112 78C96 82 84 72 82 58Z', fin),
    path(body, back),
    path(
      `M-104 6C-92 8-82 6-74 2C-52-12-20-18 14-12C44-6 68 12 84 46C74 30 54 16 30 10
        C-4 2-36 8-58 22C-72 22-92 20-104 6Z`,
      belly,
    ),
    path('M-30 6C-32 30-20 50 2 58C2 40 6 24 10 10C-2 4-18 2-30 6Z', fin),
    stroke('M-104 6C-92 9-82 7-74 2', '#123a78', 4),
    disc(-62, -10, 7.5, '#0a1a3a'),
    disc(-64, -12.5, 2.8, '#fff'),
    stroke('M-58-32C-40-50-14-58 12-56', '#fff', 7, 'opacity=".6"'),
    path(`M-116 92C-92 62-58 62-40 84C-26 64 4 62 20 84C38 62 78 62 116 94V120H-116Z`, wave),
    stroke('M-108 88C-88 66-60 66-42 88M-36 90C-22 70 2 70 18 88', '#fff', 6, 'opacity=".9"'),
  ].join('');
}
