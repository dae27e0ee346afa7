import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { swag } from '@bahati/ui/game-art/game-scenes/card-tables/garland.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { chipStack, playingCard } from '@bahati/ui/game-art/game-scenes/parts.ts';

/** A paper lantern on its string, its middle at the origin. */
function lantern(brush: Brush, colour: string): string {
  return [
    stroke('M0-46V-24', '#3a1c08', 2),
    glow(brush, 0, 0, 44, '#ffcf7a'),
    path('M-16-22H16C30-8 30 10 16 24H-16C-30 10-30-8-16-22Z', brush.linear(['#ffe9a8', colour])),
    stroke('M-7-22C-13-6-13 8-7 24M7-22C13-6 13 8 7 24', '#8a3a10', 1.5, 'opacity=".6"'),
    path('M-14-26H14V-20H-14ZM-12 22H12V28H-12Z', '#5a2c0c'),
  ].join('');
}

/** Where the seven stand along the table's edge. */
const places: readonly (readonly [number, number])[] = [
  [26, 172],
  [62, 204],
  [108, 226],
  [160, 234],
  [212, 226],
  [258, 204],
  [294, 172],
];

/** An ace and a king over a curved table of seven places, under the lanterns of a night market. */
export function drawNightMarketBlackjack(brush: Brush): string {
  const cloth = brush.linear(['#1fa088', '#0c5e54', '#05302f'], 0, 0, 0, 1);
  const seats = places.map(([x, y]) =>
    [
      oval(x, y, 17, 11, '#04221f', 'opacity=".5"'),
      oval(x, y, 17, 11, 'none', 'stroke="#ffe2a0" stroke-width="2.5"'),
    ].join(''),
  );
  return [
    lit(brush, 0.5, 0.2),
    glow(brush, 160, 40, 190, '#ffb35a'),
    swag(-12, 8, 172, 26) + swag(160, 8, 172, 26),
    moved(44, 62, lantern(brush, '#f0621c'), 0.9),
    moved(276, 62, lantern(brush, '#e8a51c'), 0.9),
    path('M-20 96H340V150Q300 268 160 272Q20 268-20 150Z', '#3a1a08'),
    path('M-20 96H340V140Q298 256 160 260Q22 256-20 140Z', cloth),
    stroke('M-20 140Q22 256 160 260Q298 256 340 140', '#ffd166', 3.5, 'opacity=".9"'),
    ...seats,
    moved(62, 200, chipStack(3, '#ff5a4a', '#8f1626'), 0.5),
    moved(212, 222, chipStack(4, '#3a6cff', '#15307c'), 0.5),
    moved(120, 118, playingCard(brush, 'A', 'spade'), 1.04, -11),
    moved(202, 122, playingCard(brush, 'K', 'heart'), 1.04, 10),
    glint(96, 62, 11) + glint(246, 152, 10),
  ].join('');
}
