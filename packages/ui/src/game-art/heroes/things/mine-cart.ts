import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  disc,
  glint,
  mirrored,
  moved,
  path,
  repeated,
  ring,
  stroke,
} from '@bahati/ui/game-art/shapes.ts';

const edge = 'stroke="#140a0c" stroke-width="6" stroke-linejoin="round"';

/** A mine cart heaped with gold. */
export function drawMineCart(brush: Brush): string {
  const gold = brush.linear(['#fff6c0', '#ffd23c', '#c8741a'], 0, 0, 1, 1);
  const tub = brush.linear(['#7ad0e0', '#2f7a9a', '#123050'], 0, 0, 1, 1);
  const iron = brush.linear(['#f0f8ff', '#8aa0b4', '#38485c']);
  const lump = (x: number, y: number, size: number, turn: number) =>
    moved(
      x,
      y,
      path('M-30 6L-22-22L4-34L28-18L32 10L14 28L-18 26Z', gold, edge) +
        path('M-22-22L4-34L6-10L-12-2Z', '#fffbe0', 'opacity=".8"') +
        path('M28-18L32 10L14 28L6-10Z', '#8a4a0c', 'opacity=".45"'),
      size,
      turn,
    );
  const wheel = [
    disc(0, 0, 30, '#140a0c'),
    disc(0, 0, 24, iron),
    disc(0, 0, 16, '#1c2838'),
    ring(6, stroke('M0 0V-18', '#c8d4e4', 5)),
    disc(0, 0, 7, '#ffc43a'),
  ].join('');
  return [
    lump(-62, -30, 0.9, 10),
    lump(62, -28, 0.92, 70),
    lump(-22, -62, 1.15, -10),
    lump(26, -58, 1.1, 40),
    lump(2, -34, 1.1, 90),
    lump(-46, -14, 0.8, 20),
    lump(48, -12, 0.8, 130),
    lump(2, -90, 0.8, 15),
    path('M-104-6H104L80 78H-80Z', tub, edge),
    path('M30-6H104L80 78H10Z', '#04101c', 'opacity=".3"'),
    mirrored(stroke('M-48-2L-36 76', '#0c2238', 5)),
    repeated(
      5,
      (at) => disc(-84 + at * 42, 20, 5, '#d8f4ff') + disc(-68 + at * 34, 60, 5, '#d8f4ff'),
    ),
    path('M-112-14H112L109 6H-109Z', iron, edge),
    moved(-46, 92, wheel),
    moved(46, 92, wheel),
    glint(-34, -84, 22) + glint(40, -70, 15) + glint(70, -40, 11),
  ].join('');
}
