/**
 * What stands on a horizon, as strips of 1200 × 300 whose foot is the lower edge. `fill` is the
 * colour of the distance, `lit` of whatever shines in it.
 */
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

export const stripWidth = 1200;
export const stripHeight = 300;

export type Ink = { readonly fill: string; readonly shade: string; readonly lit: string };
export type Silhouette = (ink: Ink, seed: number) => string;

export const shape = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${at(width)}"
    stroke-linecap="round"/>`;
export const dot = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${fill}" ${more}/>`;

export function spread(
  seed: number,
  count: number,
  draw: (x: number, chance: () => number) => string,
) {
  const chance = chances(seed);
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.2 + chance() * 0.6) * stripWidth) / count;
    return draw(x, chance);
  }).join('');
}
