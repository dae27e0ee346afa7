/**
 * Whether a hand could have moved the piece so. This is a hurdle and no proof: who has read
 * these lines can write a trail that passes. It keeps off what never moved anything at all.
 */
const fewestPoints = 8;
const shortestMs = 250;
const longestMs = 120_000;

/** `trail` holds [x, y, milliseconds]; it begins at x 0 and ends where the piece was let go. */
export function isPlausibleTrail(trail: readonly (readonly number[])[], x: number): boolean {
  if (trail.length < fewestPoints || trail.some((point) => point.length !== 3)) return false;
  const moments = trail.map(([, , ms = 0]) => ms);
  const [first = 0, last = 0] = [moments[0], moments.at(-1)];
  const isInTime = moments.every((ms, at) => ms >= (moments[at - 1] ?? 0));
  const lasted = last - first;
  return (
    isInTime &&
    lasted >= shortestMs &&
    lasted <= longestMs &&
    trail[0]?.[0] === 0 &&
    trail.at(-1)?.[0] === x
  );
}
