import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, stroke } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { chipStack, flatChip, playingCard } from '@bahati/ui/game-art/game-scenes/parts.ts';

const hand = [
  [78, 126, 'Q', 'diamond', -15],
  [160, 108, 'K', 'diamond', 0],
  [242, 126, 'A', 'diamond', 15],
] as const;

/** Three cards and no more: a straight of diamonds, a chip before each. */
export function drawThreeCardPoker(brush: Brush): string {
  return [
    lit(brush, 0.5, 0.36),
    beams(brush, 160, 120, 12),
    glow(brush, 160, 110, 190, '#8affea'),
    stroke('M-10 232Q160 168 330 232', '#ffd072', 4, 'opacity=".7"'),
    ...hand.map(([x, y, rank, suit, turn]) =>
      moved(x, y, playingCard(brush, rank, suit), 1.22, turn),
    ),
    moved(44, 252, chipStack(5, '#ff5a4a', '#8f1626'), 0.9),
    moved(276, 252, chipStack(3, '#a855f0', '#4a1480'), 0.9),
    moved(160, 222, flatChip('#ffb52e', '#9c5a06', '3'), 0.95),
    glint(112, 34, 11) + glint(292, 50, 12),
  ].join('');
}
