/**
 * Directions in 4096ths of a turn, clockwise from the right, and their sines. The engines' own
 * sines may differ in a last digit; these come of sums and products and are cut to whole numbers.
 */

export const fullTurn = 4_096;
const quarter = fullTurn / 4;
/** So much stands for a sine of one. */
export const sineScale = 65_536;

/** The sines of the first quarter, from 0 to one. */
const quarterSines: readonly number[] = Array.from({ length: quarter + 1 }, (_, at) => {
  const angle = (at / quarter) * 1.5707963267948966;
  let [term, sum] = [angle, angle];
  // Taylor's series; at a right angle the twelfth term is below 10^-18.
  for (let power = 3; power < 25; power += 2) {
    term = (-term * angle * angle) / (power * (power - 1));
    sum += term;
  }
  return Math.round(sum * sineScale);
});

/** The sine of any whole number of 4096ths, in 65,536ths. */
export function sineOf(turn: number): number {
  const within = turn & (fullTurn - 1);
  const half = within & (fullTurn / 2 - 1);
  const size = quarterSines[half <= quarter ? half : fullTurn / 2 - half] ?? 0;
  return within < fullTurn / 2 ? size : 0 - size;
}

export function cosineOf(turn: number): number {
  return sineOf(turn + quarter);
}
