import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, path, ring } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { playingCard } from '@bahati/ui/game-art/game-scenes/parts.ts';
import { oilLamp } from './lamp.ts';

const trail = [
  ['A', 'club', -24],
  ['A', 'heart', 0],
  ['A', 'spade', 24],
] as const;

/** The best of all hands, three aces, before a rangoli, and two lamps for the two who play. */
export function drawTeenPatti(brush: Brush): string {
  const petal = (from: number, to: number, width: number) =>
    path(
      `M0-${from}C${width}-${(from * 2 + to) / 3} ${width}-${(from + to * 2) / 3} 0-${to}
        C-${width}-${(from + to * 2) / 3}-${width}-${(from * 2 + to) / 3} 0-${from}Z`,
      'none',
      'stroke="#ffd98a" stroke-width="2.5"',
    );
  const rangoli = [
    ring(12, petal(40, 92, 14)),
    ring(16, petal(96, 150, 18)),
    ring(24, disc(0, -158, 4, '#ffd98a')),
  ].join('');
  const hand = trail.map(
    ([rank, suit, turn]) =>
      `<g transform="translate(160 262) rotate(${turn}) translate(0 -140) scale(1.22)">${playingCard(
        brush,
        rank,
        suit,
      )}</g>`,
  );
  return [
    lit(brush, 0.5, 0.32),
    `<g transform="translate(160 120)" opacity=".5">${rangoli}</g>`,
    glow(brush, 160, 120, 150, '#ffcf8a'),
    ...hand,
    moved(56, 226, oilLamp(brush), 0.74),
    moved(264, 226, oilLamp(brush), 0.74),
    glint(92, 66, 12) + glint(236, 60, 10),
  ].join('');
}
