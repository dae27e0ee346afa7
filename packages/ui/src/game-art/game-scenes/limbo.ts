import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, path, repeated, ring } from '@bahati/ui/game-art/shapes.ts';
import { glow } from './grounds.ts';
import { lettered } from './parts.ts';

const tones = ['#2b0a4a', '#4a1278', '#6d1fa0', '#9a2fb8', '#cf4abb', '#ff7fb0'] as const;

/** A well of rings without an end; out of it rises the number the player aimed below. */
export function drawLimbo(brush: Brush): string {
  const well = tones.map((tone, at) =>
    disc(160, 124 - at * 3, 210 - at * 33, tone, 'stroke="#1a0430" stroke-width="4"'),
  );
  const face = brush.linear(['#ffffff', '#fff3b0', '#ffb52e']);
  const arrow = path('M0-30L30 4H13V30H-13V4H-30Z', '#4dffc3', 'stroke="#04382c" stroke-width="4"');
  return [
    ...well,
    glow(brush, 160, 112, 110, '#fff0c8'),
    moved(160, 112, ring(24, path('M-2-96L0-140L2-96Z', '#ffe9a8', 'opacity=".65"'))),
    repeated(16, (at) =>
      disc((at * 97) % 316, (at * 59) % 250, 1 + (at % 3), '#ffd9f2', 'opacity=".8"'),
    ),
    moved(
      160,
      120,
      lettered('100x', 84, '#2b0630', 'stroke="#2b0630" stroke-width="16" stroke-linejoin="round"'),
    ),
    moved(160, 118, lettered('100x', 84, face)),
    moved(160, 36, arrow, 0.9),
    moved(58, 206, arrow, 0.5) + moved(264, 200, arrow, 0.6),
    glint(262, 66, 14) + glint(50, 84, 10),
  ].join('');
}
