/**
 * Stops that fill the space of all windows evenly: a linear orthogonal array of strength `t` over a
 * prime, shuffled anew reel by reel. In one array any `t` reels show each of their combinations
 * exactly as often as any other, so that what depends on so few reels at once is counted, not
 * sampled, and only the rest is left to chance. Each row by itself is as likely as any other (the
 * shuffles are fair and know nothing of each other), so the mean of an array leans to no side.
 * Source: A. B. Owen, "Orthogonal arrays for computer experiments, integration and
 * visualization", Statistica Sinica 2 (1992).
 */
import type { Strip } from '@bahati/game-rules/slots/definition.ts';

type NextInt = (range: number) => number;

/** Calls for each row of one array; the stops are overwritten by the next. */
export function eachEvenStops(
  strips: readonly Strip[],
  strength: number,
  nextInt: NextInt,
  visit: (stops: readonly number[]) => void,
): void {
  const lengths = strips.map((strip) => strip.length);
  // Reels stand at different places of a polynomial, of which there are as many as levels.
  const levels = primeFrom(Math.max(strips.length, ...lengths));
  const shuffles = lengths.map(() => shuffled(levels, nextInt));
  const residue = residuesOf(levels);
  const row = Array.from({ length: strength }, () => 0);
  const stops = lengths.map(() => 0);
  do {
    for (const [reel, length] of lengths.entries()) {
      let level = 0;
      for (const coefficient of row) level = residue[level * reel + coefficient] ?? 0;
      const stop = shuffles[reel]?.[level] ?? 0;
      // A level beyond a shorter strip stands for any of its stops.
      stops[reel] = stop < length ? stop : nextInt(length);
    }
    visit(stops);
  } while (countOn(row, levels));
}

/** The next of all rows; false after the last. */
function countOn(row: number[], levels: number): boolean {
  for (const [place, digit] of row.entries()) {
    row[place] = digit + 1 === levels ? 0 : digit + 1;
    if (row[place] !== 0) return true;
  }
  return false;
}

/** What is left of every number below the square of `levels` when they are taken off it. */
function residuesOf(levels: number): Uint8Array {
  return Uint8Array.from(
    { length: levels * levels },
    (_, value) => value - levels * Math.floor(value / levels),
  );
}

function shuffled(count: number, nextInt: NextInt): Uint8Array {
  const places = Uint8Array.from({ length: count }, (_, place) => place);
  for (let last = count - 1; last > 0; last -= 1) {
    const drawn = nextInt(last + 1);
    const kept = places[last] ?? 0;
    places[last] = places[drawn] ?? 0;
    places[drawn] = kept;
  }
  return places;
}

function primeFrom(least: number): number {
  if (least > 251) throw new RangeError('Strips so long are not filled evenly.');
  const isPrime = (one: number) =>
    Array.from({ length: one - 2 }, (_, at) => at + 2).every(
      (divisor) => one - divisor * Math.floor(one / divisor) !== 0,
    );
  let found = Math.max(2, least);
  while (!isPrime(found)) found += 1;
  return found;
}
