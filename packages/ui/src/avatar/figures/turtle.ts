import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, mirrored, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';

/** A green turtle from above, swimming up. */
export function drawTurtle(brush: Brush): string {
  const skin = brush.linear(['#d8f08a', '#7fbf4a', '#2f7a3c']);
  const shell = brush.radial(['#ffd98a', '#d98a2c', '#8a4210', '#4a1f08'], 0.42, 0.34, 0.75);
  const plate = brush.linear(['#ffe9ae', '#e9a13a', '#a85a16']);
  const edge = '#3a1808';
  const front =
    'M-30-36C-52-62-86-74-112-58C-118-52-114-44-106-44C-84-44-62-28-48-4C-40-10-32-22-30-36Z';
  const back = 'M-36 46C-52 54-66 72-64 92C-62 98-54 98-50 92C-42 80-30 70-16 64Z';
  const fold = 'M-44-34C-60-48-80-56-98-54M-46 60C-52 68-56 78-57 88';
  return [
    mirrored(path(front, skin) + path(back, skin)),
    mirrored(stroke(fold, '#1f5a2c', 4, 'opacity=".55"')),
    path('M-11 76L0 108L11 76Z', skin),
    path('M-24-58C-30-92-16-114 0-114C16-114 30-92 24-58Z', skin),
    mirrored(disc(14, -92, 6.5, '#10240f') + disc(15.5, -94.5, 2.4, '#fff')),
    oval(0, 8, 64, 76, edge),
    oval(0, 7, 58, 70, shell),
    path('M0-34L27-18V20L0 38L-27 20V-18Z', plate),
    mirrored(
      [
        path('M4-58L34-46L31-25L4-41Z', plate),
        path('M34-19L53-34C60-18 61 2 57 18L34 16Z', plate),
        path('M33 24L54 28C48 48 36 62 24 70L4 60V44Z', plate),
      ].join(''),
    ),
    path('M-30-44C-20-52-6-56 6-55C-14-48-34-28-42-4C-46-18-42-34-30-44Z', '#fff', 'opacity=".4"'),
  ].join('');
}
