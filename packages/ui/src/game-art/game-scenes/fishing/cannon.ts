import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  brassAcross,
  disc,
  glint,
  moved,
  path,
  ring,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';

/** A brass cannon on its drum, the muzzle up, about 90 wide and 190 high; its drum at the origin. */
export function cannon(brush: Brush): string {
  const brass = brush.linear(brassAcross, 0, 0, 1, 0);
  const wood = brush.radial(['#7a4c26', '#3a1d0b', '#170a03'], 0.4, 0.3, 0.8);
  return [
    path('M-26 6L-20-112H-27V-136H27V-112H20L26 6Z', brass, 'stroke="#2a1404" stroke-width="3"'),
    stroke('M-22-84H22M-24-40H24', '#5c3408', 5),
    path('M-12-108L-9-10H-3L-5-108Z', '#fff', 'opacity=".5"'),
    disc(0, 22, 50, wood, 'stroke="#e2b04a" stroke-width="6"'),
    moved(0, 22, ring(14, disc(0, -36, 3.4, '#e2b04a'))),
    disc(0, 22, 24, brush.radial(['#fff2bf', '#e2b04a', '#8a5614'], 0.36, 0.3, 0.8)),
  ].join('');
}

/** What leaves the muzzle. */
export const flash = (x: number, y: number, size: number): string =>
  [
    disc(x, y, size, '#ffd25a', 'opacity=".35"'),
    glint(x, y, tidy(size * 1.5), '#ffe9a8'),
    glint(x, y, size),
  ].join('');

/** A coin on its edge or its face. */
export function coin(brush: Brush, x: number, y: number, wide: number): string {
  const gold = brush.linear(['#fff2bf', '#f0c35f', '#a86a16']);
  return `<g transform="translate(${x} ${y}) scale(${wide} 1)">${disc(0, 0, 13, gold, 'stroke="#6a3e08" stroke-width="2.5"')}${disc(0, 0, 7.5, 'none', 'stroke="#fff6d0" stroke-width="2"')}</g>`;
}
