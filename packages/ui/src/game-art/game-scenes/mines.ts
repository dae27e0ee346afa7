import type { Brush } from '@bahati/ui/game-art/brush.ts';
import {
  disc,
  glint,
  moved,
  oval,
  path,
  repeated,
  ring,
  stroke,
} from '@bahati/ui/game-art/shapes.ts';
import { glow, lit } from './grounds.ts';

const gems: readonly number[] = [1, 3, 6, 8];
const bombAt = 4;

/** Squares of a field: four turned up with a gem, and the mine in the middle of them. */
export function drawMines(brush: Brush): string {
  const lid = brush.linear(['#3c7f96', '#1f5468']);
  const green = brush.linear(['#d6ffea', '#3ff0a8', '#0a9a6c']);
  const gem = [
    path('M-22-14L-11-26H11L22-14L0 24Z', green, 'stroke="#043d33" stroke-width="2.5"'),
    path('M-22-14H22L0 24Z', '#067a5a', 'opacity=".35"'),
    path('M-11-26L-8-14L0 24L8-14L11-26Z', '#fff', 'opacity=".4"'),
  ].join('');
  const metal = brush.radial(['#7d8aa6', '#2a3148', '#090c1a'], 0.36, 0.3, 0.8);
  const bomb = [
    glow(brush, 0, 0, 84, '#ff5a3a'),
    ring(8, path('M-8-30L0-49L8-30Z', '#151a2e', 'stroke="#05070f" stroke-width="2"')),
    disc(0, 0, 36, metal, 'stroke="#05070f" stroke-width="3"'),
    oval(-12, -14, 10, 7, '#fff', 'opacity=".75"'),
    disc(0, 2, 9, '#ff3a2e') + disc(-2, -1, 4, '#ffd0a8'),
  ].join('');
  const square = (at: number): string => {
    const x = 72 + (at % 3) * 88;
    const y = 48 + Math.floor(at / 3) * 86;
    const isOpen = gems.includes(at) || at === bombAt;
    const fill = at === bombAt ? '#5a1420' : isOpen ? '#0a4552' : lid;
    const edge = isOpen ? '#03181f' : '#0d3341';
    return moved(
      x,
      y,
      [
        `<rect x="-40" y="-34" width="80" height="78" rx="13" fill="${edge}"/>`,
        `<rect x="-40" y="${isOpen ? -34 : -40}" width="80" height="76" rx="13" fill="${fill}"/>`,
        isOpen ? '' : stroke('M-30-33H30', '#9fe0ee', 3, 'opacity=".55"'),
        gems.includes(at) ? moved(0, 4, gem, 1.4) + glint(24, -24, 10) : '',
      ].join(''),
    );
  };
  return [lit(brush), repeated(9, square), moved(160, 136, bomb, 1.22)].join('');
}
