import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, path, repeated, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';
import { glow } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { cannon, coin, flash } from './cannon.ts';

/** A crowned head with its jaw open, to the left; the neck begins at the origin. */
function head(brush: Brush): string {
  const skin = brush.linear(['#5fe0bd', '#1f9c86', '#0a5a55']);
  const crown = brush.linear(['#fff2bf', '#f0c35f', '#a86a16']);
  return [
    path(
      'M14-54C-30-66-84-50-112-22L-58-12L-104 14C-72 40-18 44 16 34C40 10 40-30 14-54Z',
      skin,
      'stroke="#04262c" stroke-width="4"',
    ),
    path('M-108-20L-92-8L-84-19L-72-6L-62-13ZM-100 13L-86 2L-76 13L-66 0L-58-4Z', '#fffdf2'),
    path(
      'M-2-50L-16-96L8-76L22-104L34-74L58-88L44-42Z',
      crown,
      'stroke="#6a3e08" stroke-width="3"',
    ),
    disc(-14, -86, 4, '#e2405c') + disc(22, -96, 5, '#e2405c') + disc(56, -82, 4, '#e2405c'),
    disc(-34, -30, 12, '#fff6c4', 'stroke="#04262c" stroke-width="3"') +
      disc(-37, -29, 6, '#0b1020'),
    path('M-58-46Q-36-56-16-42', 'none', 'stroke="#04262c" stroke-width="5"'),
    path('M20-30L56-46L40-12L66-2L34 14Z', '#ff6b4a', 'stroke="#04262c" stroke-width="3"'),
  ].join('');
}

/** Deep water at night: the sea serpent turns on the cannon that has found it. */
export function drawHighSea(brush: Brush): string {
  const water = brush.linear(['#3b8fe0', '#1a4f9c', '#0a2560', '#050f30']);
  const body = 'M192 122C276 116 312 160 268 196S156 208 138 244S236 300 330 270';
  return [
    path('M-10-10H330V410H-10Z', water),
    path(
      'M60-10H112L40 270H-60ZM180-10H210L196 270H120Z',
      brush.linear(['0 #cfe6ff .45', '1 #cfe6ff 0']),
    ),
    glow(brush, 150, 96, 150, '#7fd6ff'),
    stroke(body, '#04262c', 66) + stroke(body, '#127a70', 57) + stroke(body, '#2fc0a2', 34),
    stroke(body, '#e2b04a', 16, 'stroke-dasharray="3 13"'),
    moved(184, 124, head(brush), 0.96, 6),
    repeated(12, (at) =>
      disc(
        tidy(18 + ((at * 71) % 290)),
        tidy(20 + ((at * 43) % 200)),
        3 + (at % 3) * 2,
        '#fff',
        'opacity=".22"',
      ),
    ),
    moved(40, 244, cannon(brush), 0.72, 12),
    flash(61, 146, 17),
    stroke('M66 122L74 92', '#fff1c4', 5) + path('M78 78L66 94L81 98Z', '#fff1c4'),
    coin(brush, 284, 64, 0.8) + coin(brush, 298, 104, 0.5) + coin(brush, 96, 34, 1),
    coin(brush, 36, 60, 0.6) + glint(252, 168, 10),
  ].join('');
}
