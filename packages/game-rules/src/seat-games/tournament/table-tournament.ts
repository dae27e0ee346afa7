/**
 * A tournament of several tables: it begins at a time that is told, with whoever has registered, and may
 * be entered late for a while. Its prize pool is as large as its buy-ins together.
 */
import type { Chips } from '@bahati/game-rules/seat-games/seat-game.ts';
import { type BlindLevel, usualLevels } from './blind-levels.ts';
import type { Finish } from './eliminations.ts';
import { paidTo, type Payout, prizesOf, sharesFor } from './prizes.ts';
import type { Series } from './tournament-series.ts';

export type TournamentTerms = {
  /** Of the series it belongs to. */
  readonly series: string;
  /** Minor units: what goes into the prize pool, and what the house keeps beside it. */
  readonly buyIn: bigint;
  readonly fee: bigint;
  /** What everybody begins with, also who comes late. */
  readonly chips: Chips;
  readonly tableSeats: number;
  readonly levels: readonly BlindLevel[];
  /** It may be entered while one of so many levels is in force, from the first. */
  readonly lateLevels: number;
  /** With fewer it is called off at its start; no more may enter. */
  readonly least: number;
  readonly most: number;
};

const tableSeats = 6;
const least = 3;
const most = 60;
/** A tenth of the buy-in. */
const feeParts = 10n;
const minuteMs = 60_000;

/** @param buyIn minor units, a whole number of tens. */
export function tournamentTerms(buyIn: bigint, series: Series): TournamentTerms {
  const { code, chips, levelMinutes, lateLevels } = series;
  return {
    series: code,
    buyIn,
    fee: buyIn / feeParts,
    chips,
    tableSeats,
    levels: usualLevels(levelMinutes * minuteMs, chips * BigInt(most)),
    lateLevels,
    least,
    most,
  };
}

/** What is paid to take part. */
export const entryPrice = ({ buyIn, fee }: Pick<TournamentTerms, 'buyIn' | 'fee'>): bigint =>
  buyIn + fee;

export const entryPool = ({ buyIn }: Pick<TournamentTerms, 'buyIn'>, entrants: number): bigint =>
  buyIn * BigInt(entrants);

/** Of each place that is paid to so many, from the first; none before as many as pay any. */
export function entryPrizes(
  terms: Pick<TournamentTerms, 'buyIn' | 'least'>,
  entrants: number,
): readonly bigint[] {
  if (entrants < terms.least) return [];
  return prizesOf(entryPool(terms, entrants), sharesFor(entrants));
}

/**
 * Hand for hand: the next to go out would be the last without a prize, so every table begins its
 * next hand once all have ended theirs, and who goes out meanwhile does so at the same moment.
 */
export const isHandForHand = (left: number, paidPlaces: number, tables: number): boolean =>
  tables > 1 && left === paidPlaces + 1;

/**
 * The place of somebody after whom so many had gone out, he and who shares it included.
 * @param entrants of the whole tournament; more of them may come while it may be entered.
 */
export const placeAfter = (entrants: number, out: number): number => entrants - out + 1;

/**
 * What everybody gets, by the places they have. Together it is the whole pool.
 * @throws {RangeError} where the places are not those of all who entered.
 */
export function tournamentPayouts<Player>(
  terms: TournamentTerms,
  entrants: number,
  finishes: readonly Finish<Player>[],
): readonly Payout<Player>[] {
  return paidTo(entrants, entryPrizes(terms, entrants), finishes);
}
