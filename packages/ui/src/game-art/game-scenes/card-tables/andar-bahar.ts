import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, path } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { flatChip, playingCard } from '@bahati/ui/game-art/game-scenes/parts.ts';
import { swag } from './garland.ts';

const andar = [
  ['4', 'club', -46],
  ['J', 'diamond', -32],
  ['9', 'spade', -18],
] as const;

const bahar = [
  ['7', 'heart', 18],
  ['2', 'club', 32],
  ['K', 'diamond', 46],
] as const;

/** The joker in the middle, and the cards of Andar and Bahar spread on either side of it. */
export function drawAndarBahar(brush: Brush): string {
  const fan = (cards: typeof andar | typeof bahar, x: number) =>
    cards.map(
      ([rank, suit, turn]) =>
        `<g transform="translate(${x} 262) rotate(${turn}) translate(0 -128) scale(.92)">${playingCard(
          brush,
          rank,
          suit,
        )}</g>`,
    );
  return [
    lit(brush, 0.5, 0.34),
    path('M-10-10H160V410H-10Z', brush.linear(['#f08a24', '#a5400a', '#3d1204'])),
    path('M160-10H330V410H160Z', brush.linear(['#1b9cc0', '#0a5478', '#041f3a'])),
    glow(brush, 160, 140, 170, '#ffe2a0'),
    ...fan(andar, 144),
    ...fan(bahar, 176),
    glow(brush, 160, 138, 96, '#fff0b8'),
    moved(160, 142, playingCard(brush, '8', 'heart'), 1.42),
    moved(52, 232, flatChip('#c9580c', '#7a2c04', 'A'), 0.84),
    moved(268, 232, flatChip('#0c7896', '#063a52', 'B'), 0.84),
    swag(-16, 8, 118, 24) + swag(102, 8, 116, 24) + swag(218, 8, 118, 24),
    glint(110, 74, 11) + glint(222, 208, 12),
  ].join('');
}
