import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, path, ring, stroke } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from './grounds.ts';
import { cardBack, chipStack, lettered, playingCard } from './parts.ts';

/** The banker's shoe deals a six; nothing is kept of what it pays, says the seal. */
export function drawNoCommissionBaccarat(brush: Brush): string {
  const box = brush.linear(['#4a4f6a', '#20233a', '#0a0c1a']);
  const gold = brush.linear(['#fff3b8', '#f3b53a', '#94540c'], 0, 0, 1, 1);
  const seal = [
    ring(16, path('M-10-50L0-64L10-50Z', gold)),
    disc(0, 0, 54, gold, 'stroke="#5a2e08" stroke-width="4"'),
    disc(0, 0, 42, '#b3142e', 'stroke="#fff3b8" stroke-width="2.5"'),
    moved(-9, 0, lettered('0', 44, '#fff')),
    moved(
      20,
      2,
      stroke('M-8 12L9-14', '#fff', 5) +
        disc(-7, -9, 5.5, 'none', 'stroke="#fff" stroke-width="4"') +
        disc(8, 8, 5.5, 'none', 'stroke="#fff" stroke-width="4"'),
    ),
  ].join('');
  return [
    lit(brush, 0.6, 0.4),
    beams(brush, 190, 130, 18),
    glow(brush, 190, 140, 150, '#ffd9a0'),
    path(
      'M-10 30L116 10L152 56V160L-10 214Z',
      box,
      'stroke="#05060f" stroke-width="4" stroke-linejoin="round"',
    ),
    path('M-10 30L116 10L152 56L-10 84Z', '#7d86ad', 'opacity=".55"'),
    stroke('M126 78L144 74V140L126 146Z', '#f3d489', 4),
    moved(150, 128, cardBack(brush), 1.02, 72),
    moved(214, 138, playingCard(brush, '6', 'spade'), 1.36, 14),
    moved(66, 206, seal, 1.02, -8),
    moved(284, 250, chipStack(5, '#ffb52e', '#9c5a06'), 0.95),
    glint(270, 42, 13) + glint(112, 34, 9),
  ].join('');
}
