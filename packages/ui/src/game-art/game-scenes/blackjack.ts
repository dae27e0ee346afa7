import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from './grounds.ts';
import { chipStack, flatChip, lettered, playingCard } from './parts.ts';

/** An ace and a king upon the table's arc: twenty-one, with the chips beside them. */
export function drawBlackjack(brush: Brush): string {
  return [
    lit(brush, 0.5, 0.4),
    path('M-20 60Q160 210 340 60V0H-20Z', '#06321f', 'opacity=".6"'),
    stroke('M-20 60Q160 210 340 60', '#ffd166', 4, 'opacity=".8"'),
    stroke('M-20 74Q160 224 340 74', '#ffd166', 1.5, 'opacity=".6"'),
    glow(brush, 160, 120, 160, '#d8ffb0'),
    moved(116, 112, playingCard(brush, 'A', 'spade'), 1.36, -14),
    moved(204, 122, playingCard(brush, 'K', 'heart'), 1.36, 11),
    moved(48, 244, chipStack(4, '#3a6cff', '#15307c')),
    moved(276, 250, chipStack(6, '#ff5a4a', '#8f1626')),
    moved(160, 214, flatChip('#22223c', '#0a0a1a', ''), 1.05),
    moved(160, 214, lettered('21', 38, '#ffd166')),
    glint(40, 40, 12) + glint(280, 56, 12),
  ].join('');
}
