import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, oval, path, ring, stroke } from '@bahati/ui/game-art/shapes.ts';
import { beams, glow, lit } from './grounds.ts';

const dhow = `M-42 26C-20 38 22 38 44 24L34 44H-30ZM-4 22V-46C26-30 40-4 34 18C20 12 8 14-4 22Z
  M-10 20C-18 10-30 8-40 14C-36-8-24-26-10-36Z`;

/** A coin thrown high: the face it shows now, the turns it took on its way. */
export function drawCoinFlip(brush: Brush): string {
  const gold = brush.linear(['#fff7cf', '#ffd04a', '#c87a12'], 0, 0, 1, 1);
  const dark = '#7a4206';
  const turned = (x: number, y: number, width: number, opacity: number) =>
    oval(
      x,
      y,
      40,
      width,
      gold,
      `stroke="${dark}" stroke-width="3" opacity="${opacity}"
      transform="rotate(-18 ${x} ${y})"`,
    );
  const face = [
    path('M-92 0A92 92 0 0 0 92 0V12A92 92 0 0 1-92 12Z', '#8a4a08'),
    disc(0, 12, 92, '#8a4a08') + disc(0, 0, 92, gold, `stroke="${dark}" stroke-width="4"`),
    disc(0, 0, 72, '#e8a52c', `stroke="${dark}" stroke-width="3"`),
    ring(28, disc(0, -82, 2.8, dark)),
    path(dhow, '#fff3b8', `stroke="${dark}" stroke-width="4" stroke-linejoin="round"`),
    stroke('M-76-36A84 84 0 0 1-30-78', '#fffdf0', 7, 'opacity=".9"'),
  ].join('');
  return [
    lit(brush, 0.6, 0.26),
    beams(brush, 196, 118, 16),
    glow(brush, 196, 118, 170, '#ffe08a'),
    oval(168, 236, 96, 16, '#000', 'opacity=".4"'),
    stroke('M150 222C70 214 24 150 40 66', '#fff6cf', 4, 'opacity=".55" stroke-dasharray="2 13"'),
    turned(118, 216, 9, 0.9) + turned(52, 168, 20, 0.8) + turned(46, 92, 32, 0.9),
    moved(196, 118, face, 1.12, -12),
    glint(268, 34, 14) + glint(98, 34, 9),
  ].join('');
}
