import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, path, ring, tidy } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { playingCard, type Suit } from '@bahati/ui/game-art/game-scenes/parts.ts';

const ranks = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'];
const suits: readonly Suit[] = ['spade', 'diamond', 'club', 'heart'];

/** All thirteen ranks in one hand, the two on top, before a rosette of thirteen leaves. */
export function drawThirteen(brush: Brush): string {
  const leaf = path('M0-70C18-90 18-116 0-138C-18-116-18-90 0-70Z', brush.palette.main);
  const fan = ranks.map((rank, at) => {
    const turn = tidy((at - 6) * 11.5);
    const suit = rank === '2' ? 'heart' : (suits[at % suits.length] ?? 'spade');
    return `<g transform="translate(160 252) rotate(${turn}) translate(0 -128) scale(.84)">${playingCard(
      brush,
      rank,
      suit,
    )}</g>`;
  });
  return [
    lit(brush, 0.5, 0.38),
    `<g transform="translate(160 150)" opacity=".3">${ring(13, leaf)}</g>`,
    disc(160, 150, 60, 'none', `stroke="${brush.palette.main}" stroke-width="2" opacity=".5"`),
    glow(brush, 160, 160, 170, '#ffd9a0'),
    ...fan,
    glint(58, 66, 11) + glint(270, 84, 13),
  ].join('');
}
