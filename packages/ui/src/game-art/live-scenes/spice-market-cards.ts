import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { swag } from '@bahati/ui/game-art/game-scenes/card-tables/garland.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { playingCard } from '@bahati/ui/game-art/game-scenes/parts.ts';

/** A heap of spice in its basket, the foot of it at the origin. */
function heap(brush: Brush, colours: readonly string[]): string {
  return [
    path('M-52-34C-34-62-14-104 0-112C14-104 34-62 52-34Z', brush.linear(colours)),
    path('M0-112C8-88 26-58 52-34H10C14-62 8-92 0-112Z', '#000', 'opacity=".14"'),
    path('M-58-36H58L46 22H-46Z', brush.linear(['#c98a4a', '#7a431a', '#3a1c08'])),
    oval(0, -36, 58, 11, '#e2b070'),
    oval(0, -37, 50, 8, colours[1] ?? '#000'),
    stroke('M-54-16Q0 0 54-16M-50 2Q0 16 50 2', '#4a260c', 2.5, 'opacity=".7"'),
  ].join('');
}

/** Cards dealt over baskets of spice, in the arcade of a market at dusk. */
export function drawSpiceMarketCards(brush: Brush): string {
  const arch = 'M-10-10H330V410H-10ZM40 250V110C40 52 92 20 160 6C228 20 280 52 280 110V250Z';
  return [
    lit(brush, 0.5, 0.3),
    glow(brush, 160, 130, 190, '#ffcf7a'),
    path(arch, brush.linear(['#6a2b52', '#4a1440', '#1f0620']), 'fill-rule="evenodd"'),
    stroke(
      'M40 250V110C40 52 92 20 160 6C228 20 280 52 280 110V250',
      '#ffcf72',
      4,
      'opacity=".85"',
    ),
    moved(88, 122, playingCard(brush, 'K', 'spade'), 0.86, -24),
    moved(232, 122, playingCard(brush, '5', 'diamond'), 0.86, 24),
    moved(160, 118, playingCard(brush, 'K', 'heart'), 1.22),
    moved(58, 250, heap(brush, ['#ffe27a', '#f0a81c', '#b86a06']), 0.98),
    moved(262, 250, heap(brush, ['#ff8a5a', '#d8321c', '#8a0e0e']), 0.98),
    moved(160, 268, heap(brush, ['#d9f08a', '#7fae2e', '#3c6a14']), 0.84),
    swag(-12, 10, 172, 30) + swag(160, 10, 172, 30),
    glint(118, 62, 11) + glint(214, 176, 10),
  ].join('');
}
