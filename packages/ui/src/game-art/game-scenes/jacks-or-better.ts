import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { bar, disc, glint, moved, repeated } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from './grounds.ts';
import { lettered, playingCard } from './parts.ts';

/** The machine's screen: five cards in a row, its two jacks held and lifted out. */
export function drawJacksOrBetter(brush: Brush): string {
  const low = [
    [52, '4', 'club'],
    [160, '9', 'diamond'],
    [268, '2', 'spade'],
  ] as const;
  const jacks = [
    [106, 'spade', -5],
    [214, 'heart', 5],
  ] as const;
  return [
    lit(brush, 0.5, 0.3),
    '<rect x="8" y="10" width="304" height="236" rx="24" fill="#1d0a05" stroke="#ffd27a" stroke-width="5"/>',
    bar(
      22,
      24,
      276,
      208,
      brush.radial(['#2f62d8', '#122a80', '#071043'], 0.5, 0.4, 0.7),
      'rx="14"',
    ),
    repeated(22, (at) => disc(30 + at * 12.4, 17, 3, at % 2 ? '#fff3c0' : '#ff8a3a')),
    moved(160, 50, lettered('PAIR', 26, '#ffe27a')),
    ...low.map(([x, rank, suit]) =>
      moved(x, 158, `<g opacity=".92">${playingCard(brush, rank, suit)}</g>`, 0.8),
    ),
    glow(brush, 106, 146, 86, '#ffe68a') + glow(brush, 214, 146, 86, '#ffe68a'),
    ...jacks.map(([x, suit, turn]) => moved(x, 148, playingCard(brush, 'J', suit), 1.18, turn)),
    glint(66, 84, 12) + glint(256, 88, 12),
  ].join('');
}
