/** Marigolds on a string, as they hang over a door on a feast. */
import { disc, moved, path, stroke, tidy } from '@bahati/ui/game-art/shapes.ts';

const leaf = path('M0 0C9 8 11 26 0 42C-11 26-9 8 0 0Z', '#2a7a3a');

/** A blossom of radius 8 about the origin; its petals are the dashes of two rings. */
function marigold(colour: string, dark: string): string {
  return [
    disc(0, 0, 8, dark),
    disc(0, 0, 6, 'none', `stroke="${colour}" stroke-width="5" stroke-dasharray="3 .9"`),
    disc(0, 0, 2, 'none', `stroke="${colour}" stroke-width="3" stroke-dasharray="2 1"`),
  ].join('');
}

const orange = marigold('#ff9a24', '#b23e06');
const yellow = marigold('#ffd84a', '#c67f06');

/** One swag from (`x`, `y`) over `width`, hanging `depth` deep, with leaves where it is tied. */
export function swag(x: number, y: number, width: number, depth: number): string {
  const count = Math.round(width / 13);
  const blossoms = Array.from({ length: count + 1 }, (_, at) => {
    const part = at / count;
    const hang = depth * (1 - (2 * part - 1) ** 2);
    return moved(tidy(x + width * part), tidy(y + hang), at % 2 === 0 ? orange : yellow);
  });
  const tied = [-24, 0, 24].map((turn) => moved(x, y + 4, leaf, 0.7, turn));
  return [
    stroke(`M${x} ${y}Q${x + width / 2} ${y + 2 * depth} ${x + width} ${y}`, '#3b1a06', 2),
    ...tied,
    ...blossoms,
  ].join('');
}
