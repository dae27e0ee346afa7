/**
 * How a symbol is painted. Every symbol stands in a 200 × 200 square under one light: a warm lamp
 * from the upper left and, cool, from the lower right. A dark outline keeps it readable
 * at 56 px; the light along its edges makes it round.
 */

export const ink = '#120818';

/** A number with one decimal, as short as a drawing needs it. */
export function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): string {
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" ` +
    `x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`
  );
}

export function radial(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly Stop[],
): string {
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">` +
    `${stopsOf(stops)}</radialGradient>`
  );
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}

/** Polished brass from left to right: dark edge, bright band, mirror of the dark, thin glint. */
export function brass(id: string, from: number, to: number): string {
  return linear(
    id,
    [from, 0, to, 0],
    [
      [0, '#7a4210'],
      [0.16, '#d99a2f'],
      [0.32, '#fff0b8'],
      [0.46, '#eab146'],
      [0.7, '#a3641a'],
      [0.88, '#6d3a10'],
      [1, '#c98a35'],
    ],
  );
}

/** A body with an outline, a fill, whatever is painted inside it, and light along its edges. */
export function body(id: string, outline: string, fill: string, inside = '', rim = 7): string {
  return (
    `<path d="${outline}" fill="${ink}" stroke="${ink}" stroke-width="9" ` +
    `stroke-linejoin="round" stroke-linecap="round"/>` +
    `<clipPath id="${id}"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#${id})"><path d="${outline}" fill="${fill}"/>${inside}` +
    `<path d="${outline}" fill="none" stroke="url(#rim)" stroke-width="${rim}"/></g>`
  );
}

/** A whole symbol as an SVG document. */
export function symbol(defs: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">` +
    `<defs>${light}${defs}</defs>${content}</svg>`
  );
}

const light =
  linear(
    'rim',
    [40, 20, 160, 185],
    [
      [0, '#fff6d8', 0.95],
      [0.34, '#fff6d8', 0.1],
      [0.62, '#6fc8ff', 0.04],
      [1, '#86d6ff', 0.75],
    ],
  ) +
  `<filter id="soft" x="-40%" y="-40%" width="180%" height="180%">` +
  `<feGaussianBlur stdDeviation="3"/></filter>` +
  `<filter id="mist" x="-60%" y="-60%" width="220%" height="220%">` +
  `<feGaussianBlur stdDeviation="7"/></filter>`;
