import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glint, moved, oval, path } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { awning, fruitCrate, marketWheel, soukCoin, wheelPointer } from './market-wheel.ts';

/** The wheel in its stall at night, between a crate of fruit and a coin in the air. */
export function drawSokoniWheel(brush: Brush): string {
  const counter = brush.linear(['#c98a4a', '#7a431a', '#3a1c08']);
  return [
    lit(brush, 0.5, 0.42),
    glow(brush, 160, 160, 220, '#ffb347'),
    path(
      'M-10-10H26V300H-10ZM294-10H330V300H294Z',
      brush.linear(['#6a2b52', '#3a1030', '#1f0620']),
    ),
    path('M-10 224H330V300H-10Z', counter),
    path('M-10 224H330V234H-10Z', '#e9b677'),
    oval(160, 230, 120, 14, '#000', 'opacity=".45"'),
    moved(160, 146, marketWheel(brush, -10), 0.94),
    awning(30, ['#d8343f', '#fff0d2']),
    moved(160, 46, wheelPointer(brush), 0.92),
    moved(54, 262, fruitCrate(brush), 0.94),
    moved(268, 214, soukCoin(brush), 1.02, -14),
    glint(296, 176, 15) + glint(92, 84, 10) + glint(238, 96, 9),
  ].join('');
}
