import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, mirrored, path, stroke } from '@bahati/ui/game-art/shapes.ts';

/** An elephant face to face, its brow painted for a feast. */
export function drawElephant(brush: Brush): string {
  const { palette } = brush;
  const hide = brush.linear(['#e4e8f4', '#a9b2cc', '#6b7596', '#434c6c']);
  const ear = brush.linear(['#c6cde0', '#7d87a8', '#4a5374'], 0, 0, 1, 1);
  const inner = brush.linear(['#f0b0a8', '#b8606c']);
  const tusk = brush.linear(['#fffdf4', '#f2dfb8', '#c9a468']);
  return [
    mirrored(
      path('M30-62C58-96 112-92 116-42C118-2 92 42 62 44C44 44 34 20 32-6Z', ear) +
        path('M52-50C70-70 100-66 100-34C100-4 82 22 64 24C54 20 50 0 50-16Z', inner),
    ),
    mirrored(path('M26 38C42 42 56 58 58 84C44 82 26 70 18 52Z', tusk)),
    path(
      `M0-96C38-96 56-68 54-34C53-8 42 14 30 30C24 46 24 64 26 84C28 104 16 114 0 112
        C-12 110-20 102-18 92C-10 96-2 94-4 84C-8 66-16 48-28 30C-42 14-53-8-54-34
        C-56-68-38-96 0-96Z`,
      hide,
    ),
    stroke('M-13 44C-2 48 10 48 20 44M-9 60C0 63 12 63 20 60M-5 76C3 79 13 79 20 77', '#434c6c', 4),
    path('M0-92L20-66L0-34L-20-66Z', palette.accent),
    path('M0-80L11-65L0-48L-11-65Z', palette.main),
    disc(0, -65, 4.5, '#fffdf4'),
    mirrored(
      disc(30, -22, 9, '#fffdf4') + disc(29, -21, 5.8, '#141830') + disc(31, -24, 2, '#fff'),
    ),
    mirrored(stroke('M20-36C26-40 34-40 40-34', '#434c6c', 4)),
    path('M-44-48C-42-72-28-86-10-90C-22-78-32-62-34-40Z', '#fff', 'opacity=".45"'),
  ].join('');
}
