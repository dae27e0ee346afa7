import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, moved, path, repeated, ring, tidy } from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from './grounds.ts';
import { lettered } from './parts.ts';

const parts = [
  ['2x', '#ffb524'],
  ['0', '#4a3fae'],
  ['3x', '#ff4f6d'],
  ['0', '#2b2580'],
  ['5x', '#1fc79a'],
  ['0', '#4a3fae'],
  ['2x', '#ffb524'],
  ['0', '#2b2580'],
  ['9x', '#ff7a2e'],
  ['0', '#4a3fae'],
] as const;

/** A wheel as wide as the tile, cut by its foot: parts that pay, bulbs, and the pointer. */
export function drawWheelGame(brush: Brush): string {
  const gold = brush.linear(['#fff3b8', '#f0b13a', '#8a4c0c'], 0, 0, 1, 1);
  const x = tidy(Math.sin(Math.PI / 10) * 148);
  const y = tidy(Math.cos(Math.PI / 10) * 148);
  const wedges = parts.map(
    ([pays, tone], at) =>
      `<g transform="rotate(${at * 36})">${path(
        `M0 0L${-x} ${-y}A148 148 0 0 1 ${x} ${-y}Z`,
        tone,
        'stroke="#ffe9a8" stroke-width="3"',
      )}${moved(0, -116, lettered(pays, pays === '0' ? 20 : 28, '#fff'))}</g>`,
  );
  const bulbs = repeated(20, (at) =>
    disc(
      tidy(Math.sin(at * 0.314) * 161),
      tidy(-Math.cos(at * 0.314) * 161),
      6,
      at % 2 ? '#fffbe0' : '#ffd45e',
    ),
  );
  const pointer = path(
    'M-26-28C-26-42 26-42 26-28L0 36Z',
    brush.linear(['#ff9aa8', '#e21f45', '#8a0a2c']),
    'stroke="#3a0414" stroke-width="4" stroke-linejoin="round"',
  );
  return [
    lit(brush, 0.5, 0.5),
    glow(brush, 160, 190, 220, '#ff8ad0'),
    disc(160, 196, 174, '#2b0a3c') + disc(160, 192, 172, gold) + disc(160, 192, 151, '#2b0a3c'),
    moved(160, 192, wedges.join('') + bulbs, 1, 8),
    disc(160, 192, 44, '#2b0a3c') + disc(160, 190, 38, gold),
    moved(160, 190, ring(8, path('M0-30L6-8H-6Z', '#8a4c0c')) + disc(0, 0, 12, '#fff3c8')),
    moved(160, 36, pointer),
    glint(66, 84, 13) + glint(262, 112, 9),
  ].join('');
}
