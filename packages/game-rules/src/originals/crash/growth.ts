/**
 * How the multiple of a round grows: by six hundred-thousandths each millisecond, so that it
 * doubles about every eleven and a half seconds. All of it is whole numbers cut off the same way
 * everywhere, so that the server that decides and the screens that show name the same hundredth at
 * the same millisecond.
 */

/** Fixed point: so many binary places stand for the fraction. */
const places = 64n;
const one = 1n << places;
const perMillisecond = one + (one * 6n) / 100_000n;

/** No round lasts longer: at its end the multiple is beyond any ceiling. */
export const longestRoundMs = 2 ** 17 - 1;

/** The growth over 1, 2, 4, … milliseconds. */
const powers: readonly bigint[] = Array.from({ length: 17 }).reduce<bigint[]>((made) => {
  const last = made.at(-1);
  return [...made, last === undefined ? perMillisecond : (last * last) >> places];
}, []);

/** The multiple in hundredths after so many whole milliseconds of round, from 100. */
export function hundredthsAt(ms: number): number {
  if (!Number.isInteger(ms) || ms < 0 || ms > longestRoundMs) {
    throw new RangeError(`A round lasts from 0 to ${longestRoundMs} ms.`);
  }
  let grown = one;
  for (const [bit, power] of powers.entries()) {
    if ((ms >> bit) & 1) grown = (grown * power) >> places;
  }
  return Number((grown * 100n) >> places);
}

/** The first millisecond at which the multiple is this many hundredths or more. */
export function millisecondsTo(hundredths: number): number {
  if (hundredthsAt(longestRoundMs) < hundredths) throw new RangeError('No round goes so high.');
  let [before, reached] = [-1, longestRoundMs];
  while (reached - before > 1) {
    const middle = (before + reached) >> 1;
    if (hundredthsAt(middle) >= hundredths) reached = middle;
    else before = middle;
  }
  return reached;
}
