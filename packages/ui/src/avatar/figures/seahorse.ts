import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, path, stroke } from '@bahati/ui/game-art/shapes.ts';

/** A seahorse that holds on to nothing but itself. */
export function drawSeahorse(brush: Brush): string {
  const skin = brush.linear(['#fff2b8', '#ffc24a', '#ee7a24', '#b23a14'], 0.2, 0, 0.8, 1);
  const fin = brush.linear(['#ffd9c0', '#ff7a5a', '#c22a3a'], 0, 0, 1, 0);
  const edge = '#7a2410';
  const tail = 'M2 56C-8 84-40 98-58 82C-70 68-58 48-42 54C-32 58-34 72-44 72';
  const body = `M-12-112C14-118 42-104 44-76C46-58 36-46 30-34C48-16 58 8 50 34C44 54 26 68 8 70
      L-8 62C-2 52-2 44-10 34C-26 16-24-10-8-30C-16-32-24-38-28-44C-46-42-66-44-84-48
      C-92-52-92-62-84-66C-66-68-50-72-38-78C-38-96-28-108-12-112Z`;
  return [
    path('M46-22C70-34 92-26 104-6C94-4 92 4 96 14C84 14 76 20 74 32C64 28 58 26 50 28Z', fin),
    path('M-4-108C-6-120 4-122 8-114C14-124 26-120 24-110C34-114 42-106 36-98Z', fin),
    stroke(tail, edge, 25),
    `<g stroke="${edge}" stroke-width="9" stroke-linejoin="round">${path(body, edge)}</g>`,
    stroke(tail, '#f08a2c', 17),
    path(body, skin),
    stroke(
      'M-14 2C4 10 24 10 44 2M-16 18C4 26 26 26 48 18M-8 34C8 42 28 42 46 34',
      edge,
      4.5,
      'opacity=".65"',
    ),
    stroke('M-4-16C8-10 22-10 34-18M2 50C14 56 26 54 36 50', edge, 4.5, 'opacity=".65"'),
    disc(-6, -80, 12, '#fffdf4'),
    disc(-8, -79, 7, '#20101c'),
    disc(-5, -83, 2.6, '#fff'),
    stroke('M4-102C18-100 28-90 30-76', '#fff', 6, 'opacity=".6"'),
    stroke('M-84-57C-70-57-58-59-48-61', edge, 4),
  ].join('');
}
