/**
 * A second opinion on hands that shares nothing with the tables: five cards are sorted by how often
 * their rank comes, then by rank, and compared as one reads them.
 */
import type { Card } from '@bahati/game-rules/cards/card.ts';

/** The kind of hand, then the ranks that count, the most telling first. */
type Reading = readonly number[];

const kinds: Readonly<Record<string, number>> = {
  '1,1,1,1,1': 0,
  '2,1,1,1': 1,
  '2,2,1': 2,
  '3,1,1': 3,
  '3,2': 6,
  '4,1': 7,
};

function readFive(five: readonly Card[]): Reading {
  const times = new Map<number, number>();
  for (const card of five) {
    const rank = 2 + Math.trunc(card / 4);
    times.set(rank, (times.get(rank) ?? 0) + 1);
  }
  const groups = [...times].sort(([a, one], [b, other]) => other - one || b - a);
  const ranks = groups.map(([rank]) => rank);
  const kind = kinds[groups.map(([, count]) => count).join(',')] ?? Number.NaN;
  if (kind !== 0) return [kind, ...ranks];
  const isFlush = five.every((card) => card % 4 === (five[0] ?? 0) % 4);
  const isWheel = ranks.join(' ') === '14 5 4 3 2';
  const isStraight = isWheel || (ranks[0] ?? 0) - (ranks[4] ?? 0) === 4;
  const shown = isWheel ? [5, 4, 3, 2, 1] : ranks;
  return [isStraight ? (isFlush ? 8 : 4) : isFlush ? 5 : 0, ...shown];
}

/** Above nothing: the first is better; below: the second. */
export function compareReadings(one: Reading, other: Reading): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? Number.NaN);
    if (difference !== 0) return difference;
  }
  return 0;
}

const bestOf = (readings: readonly Reading[]): Reading =>
  readings.reduce((best, reading) => (compareReadings(reading, best) > 0 ? reading : best));

/** Every way to take so many of them. */
export function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) =>
    choose(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

const placesOf: Readonly<Record<number, readonly (readonly number[])[]>> = Object.fromEntries(
  [5, 6, 7].map((count) => [count, choose([...Array(count).keys()], 5)]),
);

/** The best five of five, six or seven cards. */
export const slowBest = (cards: readonly Card[]): Reading =>
  bestOf(
    (placesOf[cards.length] ?? []).map((places) => readFive(places.map((at) => cards[at] ?? -1))),
  );

/** The best of exactly two from the hand with exactly three from the board. */
export const slowOmaha = (hole: readonly Card[], board: readonly Card[]): Reading =>
  bestOf(
    choose(hole, 2).flatMap((two) => choose(board, 3).map((three) => readFive([...two, ...three]))),
  );
