/**
 * A tournament at one table: it begins when its seats are filled, everybody with the same chips, and
 * its blinds rise until one has them all. Chips are no money; the prizes come of the buy-ins.
 */
import type { Chips } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { PokerSettings } from '@bahati/game-rules/seat-games/poker/hand/poker-state.ts';
import { type BlindLevel, usualLevels } from './blind-levels.ts';
import type { Finish } from './eliminations.ts';
import { type Payout, paidTo, prizesOf, type PrizeShares, sharesFor } from './prizes.ts';

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
    levels: usualLevels(durationMs, startingChips * BigInt(seats)),
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
): readonly Payout<Player>[] {
  return paidTo(terms.seats, placePrizes(terms), finishes);
}
