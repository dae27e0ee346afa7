import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import {
  cardBack,
  chipStack,
  flatChip,
  playingCard,
} from '@bahati/ui/game-art/game-scenes/parts.ts';

/** A pair of aces held before an oval table, those of others face down round it. */
export function drawHoldem(brush: Brush): string {
  const others = [
    [62, 62, 24],
    [160, 40, 0],
    [258, 62, -24],
  ] as const;
  return [
    lit(brush, 0.5, 0.3),
    oval(160, 122, 176, 96, '#000', 'opacity=".45"'),
    oval(160, 112, 174, 96, brush.linear(['#7a4320', '#3d1d0c', '#1f0d05'])),
    oval(160, 108, 160, 84, brush.radial(['#1f9c8c', '#0c5f58', '#053a3a'], 0.5, 0.42, 0.7)),
    stroke('M160 36A146 72 0 0 1 160 180A146 72 0 0 1 160 36', '#ffd072', 2.5, 'opacity=".75"'),
    glow(brush, 160, 116, 130, '#ffe9a8'),
    ...others.map(([x, y, turn]) => moved(x, y, cardBack(brush), 0.46, turn)),
    ...others.map(([x, y, turn]) => moved(x + 20, y + 4, cardBack(brush), 0.46, turn + 12)),
    moved(160, 118, chipStack(5, '#ff5a4a', '#8f1626'), 0.72),
    moved(200, 126, chipStack(3, '#22a6b0', '#0b454d'), 0.72),
    moved(122, 126, chipStack(2, '#ffb52e', '#9c5a06'), 0.72),
    path('M60 250Q160 150 260 250Z', '#000', 'opacity=".3"'),
    moved(126, 194, playingCard(brush, 'A', 'spade'), 1.22, -13),
    moved(200, 198, playingCard(brush, 'A', 'heart'), 1.22, 12),
    moved(272, 190, flatChip('#f4ead2', '#b98a3a', 'D'), 0.62),
    glint(86, 140, 11) + glint(262, 132, 12),
  ].join('');
}
