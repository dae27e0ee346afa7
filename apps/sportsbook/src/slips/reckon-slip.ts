/** What a slip stakes and may pay, and which bounds it breaks. Money in minor units. */
import { type Finish, type LegResult, placeResult } from '@bahati/book-rules/leg-result.ts';
import type { Odds } from '@bahati/book-rules/odds.ts';
import { type BonusTier, multipleBonus } from '@bahati/book-rules/slip/bonus.ts';
import { linesOf } from '@bahati/book-rules/slip/lines.ts';
import {
  type EachWayTerms,
  type LinePayout,
  linePayouts,
  slipPayout,
} from '@bahati/book-rules/slip/payout.ts';
import type { Slip, SlipFault } from '@bahati/contract/sportsbook/slip.ts';

export type ReckonedLeg = { odds: Odds; eachWay: EachWayTerms | null };

/** A slip as it pays: what is multiplied with what, and for how much. */
export type SlipFacts = {
  shape: Slip['shape'];
  bankers: readonly number[];
  legs: readonly ReckonedLeg[];
  isEachWay: boolean;
  stakes: readonly bigint[];
  bonus: readonly BonusTier[];
};

/** How a leg ended, and where in its race; null: not known. */
export type EndedLeg = { result: LegResult | null; finish: Finish | null };

export type SlipOutcome = {
  lines: LinePayout[];
  stake: bigint;
  /** Bonus included. */
  payout: bigint;
  bonus: bigint;
  isOver: boolean;
};

/** What a slip pays by how its legs ended. */
export function reckonOutcome(slip: SlipFacts, ended: readonly EndedLeg[]): SlipOutcome {
  const places = linesOf(slip.shape, slip.legs.length, slip.bankers);
  const legs = slip.legs.map(({ odds, eachWay }, at) => ({
    odds,
    result: ended[at]?.result ?? null,
    ...(eachWay && slip.isEachWay
      ? { place: { terms: eachWay, result: placedWith(ended[at], eachWay.places) } }
      : {}),
  }));
  const stakeOf = (line: number) => slip.stakes[slip.stakes.length === 1 ? 0 : line] ?? 0n;
  const lines = linePayouts(legs, places, stakeOf, slip.isEachWay);
  const sum = slipPayout(lines);
  const isMultiple = slip.shape.kind === 'multiple' && !slip.isEachWay;
  const known = legs.flatMap(({ odds }, at) => {
    const result = ended[at]?.result;
    return result ? [{ odds, result }] : [];
  });
  const isKnown = isMultiple && known.length === legs.length;
  const bonus = isKnown ? multipleBonus(slip.bonus, known, sum) : 0n;
  return { lines, ...sum, payout: sum.payout + bonus, bonus };
}

/**
 * How the place part ended. Void where nobody told the finish, as by a result by hand; whoever won
 * was first.
 */
export function placedWith(ended: EndedLeg | undefined, places: number): LegResult | null {
  const { result = null, finish = null } = ended ?? {};
  if (!result || result.result === 'void') return result;
  const first = result.result === 'won' ? { place: 1, tied: result.deadHeat?.tied ?? 1 } : null;
  const known = finish ?? first;
  return known ? placeResult(known, places) : { result: 'void' };
}

const won: EndedLeg = { result: { result: 'won' }, finish: null };

export type Reckoned = {
  lines: number;
  stake: bigint;
  mostPayout: bigint;
  bonus: bigint;
};

/** With every line won. */
export function reckonSlip(slip: SlipFacts): Reckoned {
  const { lines, stake, payout, bonus } = reckonOutcome(
    slip,
    slip.legs.map(() => won),
  );
  return { lines: lines.length, stake, mostPayout: payout, bonus };
}

export type StakeBounds = {
  leastStake: bigint;
  mostStake: bigint;
  mostPayout: bigint;
  /** What may be won above the stake. */
  mostWin: bigint;
};

/** A bound that is broken, in minor units. */
export type BrokenBound = { code: SlipFault['code']; bound: bigint };

/** Which bounds a slip breaks; the bound of a win is told as the stake it allows. */
export function brokenBounds(reckoned: Reckoned, bounds: StakeBounds): BrokenBound[] {
  const { stake, mostPayout } = reckoned;
  const broken: BrokenBound[] = [];
  if (stake < bounds.leastStake)
    broken.push({ code: 'stake_below_least', bound: bounds.leastStake });
  if (mostPayout > bounds.mostPayout) {
    broken.push({ code: 'payout_above_most', bound: bounds.mostPayout });
  }
  const win = mostPayout - stake;
  const byWin = win > bounds.mostWin ? (stake * bounds.mostWin) / win : stake;
  const most = byWin < bounds.mostStake ? byWin : bounds.mostStake;
  if (stake > most) broken.push({ code: 'stake_above_most', bound: most });
  return broken;
}
