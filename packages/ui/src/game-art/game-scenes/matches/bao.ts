import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { glow, lit } from '@bahati/ui/game-art/game-scenes/grounds.ts';
import { disc, glint, moved, oval, path, repeated, ring } from '@bahati/ui/game-art/shapes.ts';

const columns = 6;
const rows = 4;
const pit = { width: 46, height: 40 };
const ridge = 16;

/** A grey seed of the coast, lit from the upper left. */
function seed(brush: Brush, x: number, y: number): string {
  const shell = brush.radial(['#f4f5ea', '#b7bbab', '#6a7262', '#353b32'], 0.36, 0.28, 0.8);
  return disc(x, y, 6.6, shell);
}

const places = [
  [0, 0],
  [-8, 4],
  [8, 3],
  [-4, -7],
  [6, -7],
  [0, 9],
  [-1, -2],
] as const;

/** By row and column, how many seeds lie there. */
const seeds = [
  [0, 2, 0, 1, 3, 0],
  [3, 0, 7, 0, 2, 5],
  [1, 6, 0, 2, 0, 4],
  [0, 2, 0, 3, 1, 0],
] as const;

function bowl(brush: Brush, at: number): string {
  const [row, column] = [Math.floor(at / columns), at % columns];
  const x = (column - columns / 2 + 0.5) * pit.width;
  const y = (row - rows / 2 + 0.5) * pit.height + (row < rows / 2 ? -ridge / 2 : ridge / 2);
  const deep = brush.radial(['#170802', '#341609', '#67330f'], 0.5, 0.28, 0.8);
  const isHouse = (row === 1 && column === 2) || (row === 2 && column === 3);
  const hole = isHouse
    ? `<rect x="-19" y="-16" width="38" height="32" rx="9" fill="${deep}" stroke="#f0bd52" stroke-width="2.4"/>`
    : oval(0, 0, 19.5, 16.5, deep, 'stroke="#d79a55" stroke-opacity=".6" stroke-width="1.4"');
  const count = seeds[row]?.[column] ?? 0;
  const lying = places.slice(0, count).map(([left, top]) => seed(brush, left, top));
  return moved(x, y, hole + lying.join(''));
}

/** A board carved of one piece, with the chain of the doors of Lamu along its ridge. */
function board(brush: Brush): string {
  const wood = brush.linear(['#a8672f', '#78411e', '#4a2410'], 0, 0, 0.3, 1);
  const [left, top] = [(-columns * pit.width) / 2 - 12, (-rows * pit.height - ridge) / 2 - 12];
  const slab = (fill: string, more: string) =>
    `<rect x="${left}" y="${top}" width="${-left * 2}" height="${-top * 2}" rx="24" fill="${fill}" ${more}/>`;
  const chain = repeated(13, (at) => {
    const x = (at - 6) * 21;
    return path(`M${x - 7} 0 ${x} -5 ${x + 7} 0 ${x} 5Z`, '#2a1106') + disc(x, 0, 1.9, '#f0bd52');
  });
  return [
    slab('#1c0a03', 'transform="translate(3 12)"'),
    slab(wood, 'stroke="#d79a4c" stroke-width="2.6"'),
    chain,
    repeated(columns * rows, (at) => bowl(brush, at)),
  ].join('');
}

/** The carved board across the tile, and seeds on their way to it. */
export function drawBao(brush: Brush): string {
  const lamp = ring(12, path('M0-13C4-20 4-27 0-33-4-27-4-20 0-13Z', brush.palette.main));
  return [
    lit(brush, 0.5, 0.26),
    glow(brush, 160, 92, 180, '#ffe2a0'),
    `<g opacity=".22">${moved(160, 46, lamp, 2.6)}</g>`,
    oval(160, 208, 150, 18, '#000', 'opacity=".4"'),
    `<g transform="translate(160 132) rotate(-11) skewX(-6) scale(1.06 .98)">${board(brush)}</g>`,
    moved(236, 36, seed(brush, 0, 0), 1.9),
    moved(206, 66, seed(brush, 0, 0), 1.6),
    moved(262, 62, seed(brush, 0, 0), 1.35),
    glint(229, 29, 9) + glint(58, 92, 11),
  ].join('');
}
