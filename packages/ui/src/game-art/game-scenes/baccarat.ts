import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, path } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from './grounds.ts';
import { lettered, playingCard } from './parts.ts';

/** Player against banker: two hands on blue and on red, a nine against an eight. */
export function drawBaccarat(brush: Brush): string {
  const side = (x: number, y: number, fill: string, letter: string) =>
    [
      disc(x, y + 4, 36, '#000', 'opacity=".4"'),
      disc(x, y, 36, fill, 'stroke="#ffe9a8" stroke-width="5"'),
      moved(x, y, lettered(letter, 40, '#fff')),
    ].join('');
  return [
    lit(brush),
    path('M-10-10H176L144 410H-10Z', brush.linear(['#2f73ff', '#123a9c', '#061a52'])),
    path('M176-10H340V410H144Z', brush.linear(['#ff5a55', '#b3142e', '#4a0616'])),
    path('M172-10H182L150 410H140Z', '#ffdf8a'),
    glow(brush, 84, 110, 110, '#a8d4ff') + glow(brush, 238, 110, 110, '#ffc8a8'),
    moved(62, 86, playingCard(brush, '4', 'spade'), 0.98, -16),
    moved(104, 102, playingCard(brush, '5', 'heart'), 0.98, 4),
    moved(216, 102, playingCard(brush, 'K', 'club'), 0.98, -5),
    moved(260, 90, playingCard(brush, '8', 'diamond'), 0.98, 15),
    side(78, 216, '#1a55e0', 'P') + side(240, 216, '#d81f34', 'B'),
    glint(146, 34, 12) + glint(292, 22, 9),
  ].join('');
}
