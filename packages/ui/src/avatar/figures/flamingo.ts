import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, path, stroke } from '@bahati/ui/game-art/shapes.ts';

/** A flamingo of the soda lakes, on one leg. */
export function drawFlamingo(brush: Brush): string {
  const feather = brush.linear(['#ffe0e6', '#ff94ac', '#f04a78', '#b01e54']);
  const wing = brush.linear(['#ffc4d0', '#f2608c', '#a8174c'], 0, 0, 1, 1);
  const water = brush.linear(['#dffaf4', '#56cfc4']);
  const neck = 'M-30 14C-66-6-66-44-34-54C-10-62-4-84-24-94';
  return [
    stroke('M22 46L16 100', '#a8174c', 8),
    stroke('M36 44C52 54 52 66 34 72L20 76', '#a8174c', 8),
    path('M-64 104C-30 92 60 92 92 104C60 116-30 116-64 104Z', water, 'opacity=".9"'),
    stroke('M-20 104H52', '#fff', 5, 'opacity=".8"'),
    stroke(neck, '#b01e54', 27),
    stroke(neck, '#ff8aa6', 19),
    stroke('M-37 2C-56-14-54-38-32-46', '#ffd6de', 6, 'opacity=".9"'),
    path('M-48 8C-44-26 6-42 48-24C78-12 104 4 112 28C92 34 76 50 44 56C0 62-44 46-48 8Z', feather),
    path('M-12 4C12-14 52-10 84 8C98 14 106 20 112 28C88 30 66 44 38 40C10 38-10 26-12 4Z', wing),
    stroke('M14 14C36 6 62 12 86 24M26 28C44 22 62 24 78 30', '#ffd6de', 5, 'opacity=".7"'),
    // Head and its bent bill
    disc(-34, -92, 21, '#ff9ab2'),
    path('M-48-102C-70-106-86-92-88-66C-78-74-70-78-60-76C-52-76-46-80-42-86Z', '#fff0ea'),
    path('M-76-88C-84-82-88-74-88-58C-78-62-70-70-66-78Z', '#1a1024'),
    disc(-36, -97, 6, '#fffbe6'),
    disc(-37, -97, 3.4, '#2a0a1c'),
  ].join('');
}
