import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { bar, disc, glint, moved, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';
import { oilLamp } from '@bahati/ui/game-art/game-scenes/card-tables/lamp.ts';
import { glow } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { playingCard, type Suit } from '@bahati/ui/game-art/game-scenes/parts.ts';

/** Two hands of three on a sea wall under the moon, a lamp between them. */
export function drawSeaFrontCards(brush: Brush): string {
  const hand = (x: number, cards: readonly (readonly [string, Suit])[]) =>
    cards.map(
      ([rank, suit], at) =>
        `<g transform="translate(${x} 268) rotate(${(at - 1) * 20}) translate(0 -106) scale(.84)">${playingCard(
          brush,
          rank,
          suit,
        )}</g>`,
    );
  const sky = brush.linear(['#0b1240', '#1d2f86', '#4a4aa8', '#c8668a']);
  return [
    bar(-10, -10, 340, 180, sky),
    glow(brush, 236, 58, 96, '#fff0c0'),
    disc(236, 58, 34, '#fff6dc'),
    disc(224, 50, 6, '#e6d8b4') + disc(246, 66, 8, '#e6d8b4'),
    bar(-10, 132, 340, 60, brush.linear(['#f0a08a', '#5a4aa0', '#141d57'])),
    repeated(5, (at) =>
      stroke(`M${176 + at * 9} ${142 + at * 9}H${296 - at * 9}`, '#fff0c0', 2.5, 'opacity=".7"'),
    ),
    path('M14 132L70 40V132ZM74 52C104 74 118 104 118 132H74Z', '#fff0d8', 'opacity=".92"'),
    path('M4 134H132L112 154H24Z', '#5b2a13', 'stroke="#1c0a04" stroke-width="3"'),
    path('M-10 186H330V410H-10Z', brush.linear(['#d9b88a', '#8a6238', '#2c1608'])),
    stroke('M-10 188H330', '#fff0c8', 4),
    stroke('M-10 232H330M60 190V232M180 190V232M280 190V232', '#5a3a18', 2.5, 'opacity=".6"'),
    ...hand(82, [
      ['K', 'heart'],
      ['K', 'spade'],
      ['7', 'diamond'],
    ]),
    ...hand(238, [
      ['9', 'club'],
      ['10', 'club'],
      ['J', 'club'],
    ]),
    moved(160, 226, oilLamp(brush), 0.82),
    glint(34, 34, 9) + glint(150, 22, 7) + glint(286, 116, 10),
  ].join('');
}
