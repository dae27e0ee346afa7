import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { chipStack, playingCard } from '@bahati/ui/game-art/game-scenes/parts.ts';

/** Three stacks as a winners' stand, the highest crowned, before two cards that took them. */
export function drawSitAndGo(brush: Brush): string {
  return [
    lit(brush, 0.5, 0.34),
    beams(brush, 160, 96, 16),
    glow(brush, 160, 104, 170, '#ffe0a0'),
    moved(124, 92, playingCard(brush, 'A', 'spade'), 0.96, -12),
    moved(196, 92, playingCard(brush, 'K', 'heart'), 0.96, 12),
    oval(160, 226, 158, 34, '#000', 'opacity=".4"'),
    oval(160, 220, 156, 32, brush.linear(['#7a4320', '#3d1d0c', '#1f0d05'])),
    oval(160, 215, 146, 26, brush.radial(['#1f9c8c', '#0c5f58', '#053a3a'], 0.5, 0.42, 0.7)),
    stroke('M30 216A134 20 0 0 0 290 216', '#ffd072', 2, 'opacity=".7"'),
    moved(74, 212, chipStack(4, '#22a6b0', '#0b454d'), 0.94),
    moved(246, 214, chipStack(2, '#ff5a4a', '#8f1626'), 0.94),
    moved(160, 212, chipStack(8, '#ffb52e', '#9c5a06'), 1.06),
    path(
      'M132 128L128 96L146 110L160 88L174 110L192 96L188 128Z',
      brush.linear(['#fff3c0', '#ffc94a', '#c07c12']),
    ),
    stroke('M132 128L128 96L146 110L160 88L174 110L192 96L188 128Z', '#7a4a08', 2),
    glint(160, 86, 12) + glint(74, 168, 9) + glint(246, 190, 8),
  ].join('');
}
