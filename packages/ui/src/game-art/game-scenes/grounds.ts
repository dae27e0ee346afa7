/** The colours and the ground of the scenes: each game has its own. */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { bar, disc, path, ring } from '@bahati/ui/game-art/shapes.ts';
import type { Palette } from '@bahati/ui/patterns/palettes.ts';

export const night: Palette = {
  ink: '#060b22',
  ground: '#2a3f9e',
  deep: '#141d57',
  main: '#f6c453',
  accent: '#ff6b4a',
  pale: '#fbf0d2',
};

export const plum: Palette = {
  ink: '#1a0526',
  ground: '#7b2fa8',
  deep: '#3d1266',
  main: '#ffc65a',
  accent: '#ff5d8f',
  pale: '#f8ecff',
};

export const felt: Palette = {
  ink: '#03190f',
  ground: '#16844f',
  deep: '#0a4a2f',
  main: '#ffd166',
  accent: '#e8433a',
  pale: '#eefbe9',
};

export const lagoon: Palette = {
  ink: '#021f26',
  ground: '#139aa0',
  deep: '#07525f',
  main: '#ffd072',
  accent: '#ff7a52',
  pale: '#e6fbf6',
};

export const wine: Palette = {
  ink: '#23040d',
  ground: '#b5213b',
  deep: '#6a0e25',
  main: '#ffcf6b',
  accent: '#2fb8a6',
  pale: '#fff0da',
};

export const amber: Palette = {
  ink: '#2c1004',
  ground: '#e8912a',
  deep: '#9c440c',
  main: '#fff0c4',
  accent: '#a3163f',
  pale: '#fff7e2',
};

export const steel: Palette = {
  ink: '#050d18',
  ground: '#2c6ec9',
  deep: '#123468',
  main: '#ffd45e',
  accent: '#ff5a5f',
  pale: '#eaf4ff',
};

/** The whole tile lit from a point of it. */
export function lit({ palette, radial }: Brush, x = 0.5, y = 0.34, reach = 0.75): string {
  return bar(0, 0, 320, 400, radial([palette.ground, palette.deep, palette.ink], x, y, reach));
}

export function beams({ palette }: Brush, x: number, y: number, count: number): string {
  const rays = ring(count, path('M0 0L-22-400H22Z', palette.pale));
  return `<g transform="translate(${x} ${y})" opacity=".1">${rays}</g>`;
}

export function glow(brush: Brush, x: number, y: number, radius: number, colour: string): string {
  return disc(x, y, radius, brush.radial([`0 ${colour} .85`, `.45 ${colour} .3`, `1 ${colour} 0`]));
}
