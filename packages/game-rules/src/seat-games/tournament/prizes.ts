/** How the prize pool of a seat tournament is shared among its best places. */
import { oddUnits } from '@bahati/game-rules/seat-games/around.ts';
import type { Finish } from './eliminations.ts';

/** Of 10,000, by place from the first; together 10,000. */
export type PrizeShares = readonly number[];

const whole = 10_000;

/** The shares that are paid from so many entrants on; the row with the most of them counts. */
export const usualShares: readonly { readonly entrants: number; readonly shares: PrizeShares }[] = [
  { entrants: 2, shares: [10_000] },
  { entrants: 4, shares: [6_500, 3_500] },
  { entrants: 7, shares: [5_000, 3_000, 2_000] },
  { entrants: 19, shares: [4_000, 2_500, 1_600, 1_100, 800] },
  { entrants: 46, shares: [3_000, 2_000, 1_300, 1_000, 800, 600, 500, 400, 400] },
];

/** @throws {RangeError} for fewer entrants than any row serves. */
export function sharesFor(entrants: number, rows = usualShares): PrizeShares {
  const fitting = rows
    .filter((row) => row.entrants <= entrants)
    .toSorted((one, other) => other.entrants - one.entrants);
  const [most] = fitting;
  if (!most) throw new RangeError(`No prizes are told for ${entrants} entrants.`);
  return most.shares;
}

/**
 * The prize of each place: its share rounded down, and to the first place all that is left over, so
 * that the whole pool is paid.
 * @param pool in minor units.
 * @throws {RangeError} for shares that are not 10,000 together.
 */
export function prizesOf(pool: bigint, shares: PrizeShares): readonly bigint[] {
  const isWhole = shares.reduce((sum, share) => sum + share, 0) === whole;
  if (!isWhole || shares.some((share) => share < 0) || pool < 0n) {
    throw new RangeError('The shares of a prize pool are 10,000 together.');
  }
  const prizes = shares.map((share) => (pool * BigInt(share)) / BigInt(whole));
  const paid = prizes.reduce((sum, prize) => sum + prize, 0n);
  return prizes.map((prize, place) => (place === 0 ? prize + pool - paid : prize));
}

/**
 * What each of those who share places gets: the prizes of their places together in equal parts, odd
 * units one by one to the first named.
 * @param place the best of the places they share, from 1.
 */
export function sharedPrizes(prizes: readonly bigint[], place: number, count: number): bigint[] {
  const sum = prizes.slice(place - 1, place - 1 + count).reduce((all, prize) => all + prize, 0n);
  const parts = BigInt(count);
  return Array.from(
    { length: count },
    (_, at) => sum / parts + (BigInt(at) < oddUnits(sum, parts) ? 1n : 0n),
  );
}

export type Payout<Player> = { readonly player: Player; readonly prize: bigint };

/**
 * What everybody gets, by the places they have. Together it is all that the places pay.
 * @throws {RangeError} where the places are not those of so many players.
 */
export function paidTo<Player>(
  count: number,
  prizes: readonly bigint[],
  finishes: readonly Finish<Player>[],
): readonly Payout<Player>[] {
  const paid = finishes.flatMap(({ place, players }) => {
    const shared = sharedPrizes(prizes, place, players.length);
    return players.map((player, at) => ({ player, prize: shared[at] ?? 0n }));
  });
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);
  if (paid.length !== count || sum(paid.map(({ prize }) => prize)) !== sum(prizes)) {
    throw new RangeError('The places of a tournament are not those of its players.');
  }
  return paid;
}
