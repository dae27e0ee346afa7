import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, stroke } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { chipStack, flatChip, playingCard } from '@bahati/ui/game-art/game-scenes/parts.ts';

const hand = [
  ['K', 'spade', -30],
  ['K', 'diamond', -10],
  ['Q', 'spade', 10],
  ['Q', 'diamond', 30],
] as const;

/** Four cards in one hand, two by two of a suit: the fan that only Omaha holds. */
export function drawOmaha(brush: Brush): string {
  const fan = hand.map(
    ([rank, suit, turn]) =>
      `<g transform="translate(160 296) rotate(${turn}) translate(0 -186) scale(1.24)">${playingCard(
        brush,
        rank,
        suit,
      )}</g>`,
  );
  return [
    lit(brush, 0.5, 0.36),
    beams(brush, 160, 130, 14),
    glow(brush, 160, 118, 180, '#ffd0a0'),
    stroke('M-10 236Q160 176 330 236', '#ffcf6b', 4, 'opacity=".7"'),
    ...fan,
    moved(52, 250, chipStack(4, '#22a6b0', '#0b454d'), 0.86),
    moved(272, 252, chipStack(6, '#23222c', '#08080c'), 0.86),
    moved(160, 226, flatChip('#c23a2a', '#74190c', '4'), 0.9),
    glint(40, 52, 12) + glint(284, 66, 11),
  ].join('');
}
