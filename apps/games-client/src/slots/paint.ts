/** Short numbers and gradients of what code draws to the size of a screen. */

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
