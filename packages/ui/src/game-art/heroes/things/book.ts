import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  brassDown,
  disc,
  glint,
  moved,
  path,
  repeated,
  ring,
  stroke,
} from '@bahati/ui/game-art/shapes.ts';

const edge = 'stroke="#0a0820" stroke-width="7" stroke-linejoin="round"';

/** A great old book with a star on its cover, light about it. */
export function drawBook(brush: Brush): string {
  const light = brush.radial(['0 #fffbe0 .95', '.5 #ffd23c .5', '1 #ffd23c 0']);
  const cover = brush.linear(['#5a94ff', '#2446c8', '#0f1a66'], 0, 0, 1, 1);
  const pages = brush.linear(['#fff8dc', '#e8c888', '#a87a40'], 0, 0, 1, 0);
  const brass = brush.linear(brassDown);
  const gem = brush.radial(['#d8fff8', '#2fe0c8', '#0a7a84'], 0.4, 0.35, 0.7);
  const corner = path(
    'M-4-4H32C30 10 16 14 14 32C4 32-4 20-4-4Z',
    brass,
    'stroke="#0a0820" stroke-width="3.5"',
  );
  return [
    disc(0, 0, 120, light),
    ring(16, path('M-5-96L0-122L5-96Z', '#fff0a0', 'opacity=".9"')),
    path('M-78-48L54-86L98-62V66L-20 100L-78 74Z', '#0f1a66', edge),
    path('M-68 76L48 44L58-78L92-56V58L-18 90Z', pages, edge),
    repeated(4, (at) =>
      stroke(
        `M${-54 + at * 11} ${79 + at * 3}L${62 + at * 8} ${46 + at * 3}V${-68 + at * 5}`,
        '#9a6a34',
        2.2,
        'opacity=".7"',
      ),
    ),
    path(
      'M-84-60C-84-68-80-71-72-73L38-104C47-106 54-101 54-92V36C54 44 50 48 43 50L-68 83C-78 86-84 80-84 72Z',
      cover,
      edge,
    ),
    path('M-72-58L42-90V32L-72 66Z', 'none', 'stroke="#ffd75c" stroke-width="4.5"'),
    stroke('M-77-54V66', '#fff', 3, 'opacity=".5"'),
    moved(
      -15,
      -12,
      [
        `<g transform="skewY(-15.5)">`,
        ring(8, path('M-13-22L0-56L13-22Z', brass, 'stroke="#0a0820" stroke-width="3.5"')),
        disc(0, 0, 29, '#0a0820'),
        disc(0, 0, 25, brass),
        disc(0, 0, 18, gem),
        disc(-6, -7, 4.5, '#fff'),
        '</g>',
      ].join(''),
    ),
    moved(-72, -58, corner, 1, -15),
    moved(42, -90, corner, 1, 75),
    moved(42, 32, corner, 1, 165),
    moved(-72, 66, corner, 1, -105),
    glint(-98, -84, 14) + glint(104, -30, 18) + glint(84, 96, 12),
  ].join('');
}
