/**
 * A tournament at one table: it begins when its seats are filled, everybody with the same chips, and
 * its blinds rise until one has them all. Chips are no money; the prizes come of the buy-ins.
 */
import type { Chips } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { PokerSettings } from '@bahati/game-rules/seat-games/poker/hand/poker-state.ts';
import type { BlindLevel } from './blind-levels.ts';
import type { Finish } from './eliminations.ts';
import { prizesOf, type PrizeShares, sharedPrizes, sharesFor } from './prizes.ts';

export type SitAndGoTerms = {
  /** Minor units: what goes into the prize pool, and what the house keeps beside it. */
  readonly buyIn: bigint;
  readonly fee: bigint;
  readonly seats: number;
  /** What everybody begins with. */
  readonly chips: Chips;
  readonly levels: readonly BlindLevel[];
  readonly shares: PrizeShares;
  /** One that is not full so long after the first registration is called off, and all is paid back. */
  readonly fillMs: number;
};

const startingChips = 1_500n;
const fillMs = 1_800_000;
const fastSeats = 3;
const minuteMs = 60_000;

/** Small blinds, each half of the big one. */
const smallBlinds = [
  10n,
  15n,
  25n,
  50n,
  75n,
  100n,
  150n,
  200n,
  300n,
  500n,
  800n,
  1_200n,
  2_000n,
  3_000n,
  5_000n,
] as const;

/** A tenth of the buy-in. */
const feeParts = 10n;

/** @param buyIn minor units, a whole number of tens. */
export function sitAndGoTerms(buyIn: bigint, seats: number): SitAndGoTerms {
  const durationMs = (seats <= fastSeats ? 3 : 5) * minuteMs;
  return {
    buyIn,
    fee: buyIn / feeParts,
    seats,
    chips: startingChips,
    levels: smallBlinds.map((smallBlind) => ({
      smallBlind,
      bigBlind: smallBlind * 2n,
      ante: 0n,
      durationMs,
    })),
    shares: sharesFor(seats),
    fillMs,
  };
}

/** What is paid to take part. */
export const priceOf = ({ buyIn, fee }: SitAndGoTerms): bigint => buyIn + fee;

export const poolOf = ({ buyIn, seats }: SitAndGoTerms): bigint => buyIn * BigInt(seats);

/** Of each place that is paid, from the first. */
export const placePrizes = (terms: SitAndGoTerms): readonly bigint[] =>
  prizesOf(poolOf(terms), terms.shares);

/** Hands of a level: without rake, for the house has its fee. */
export const handSettings = ({ smallBlind, bigBlind, ante }: BlindLevel): PokerSettings => ({
  smallBlind,
  bigBlind,
  ante,
  limit: 'no-limit',
  rakeBasisPoints: 0,
  rakeCap: [],
  noFlopNoDrop: true,
});

/**
 * What everybody gets, by the places they have. Together it is the whole pool.
 * @throws {RangeError} where the places are not those of all seats.
 */
export function payoutsOf<Player>(
  terms: SitAndGoTerms,
  finishes: readonly Finish<Player>[],
): readonly { readonly player: Player; readonly prize: bigint }[] {
  const prizes = placePrizes(terms);
  const paid = finishes.flatMap(({ place, players }) => {
    const shared = sharedPrizes(prizes, place, players.length);
    return players.map((player, at) => ({ player, prize: shared[at] ?? 0n }));
  });
  const sum = paid.reduce((all, { prize }) => all + prize, 0n);
  if (paid.length !== terms.seats || sum !== poolOf(terms)) {
    throw new RangeError('The places of a sit-and-go are not those of its seats.');
  }
  return paid;
}
