/** A wait in the one unit people would say it in, rounded up: nobody comes back too early. */
export function unitsOf(milliseconds: number): [count: number, unit: 'hour' | 'minute'] {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
}
