import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, path } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from './grounds.ts';
import { cardBack, playingCard } from './parts.ts';

/** One card lies open; the next is higher or lower: an arrow up, an arrow down. */
export function drawHiLo(brush: Brush): string {
  const arrow = (fill: string, edge: string) =>
    path(
      'M0-64L56-4H25V56H-25V-4H-56Z',
      fill,
      `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`,
    ) + path('M0-52L44-6H18V4H-18V-6H-44Z', '#fff', 'opacity=".3"');
  const up = brush.linear(['#b7ffd0', '#22d77c', '#067a44']);
  const down = brush.linear(['#8a0a30', '#ff3f5f', '#ffb0a8']);
  return [
    lit(brush, 0.5, 0.36),
    beams(brush, 160, 130, 20),
    glow(brush, 160, 130, 160, '#ffd9a0'),
    moved(64, 94, arrow(up, '#03331d')),
    moved(256, 166, arrow(down, '#3a0414'), 1, 180),
    moved(186, 118, cardBack(brush), 1.2, 14),
    moved(150, 132, playingCard(brush, '8', 'heart'), 1.42, -6),
    glint(92, 36, 12) + glint(236, 46, 9),
  ].join('');
}
